import { css } from '@emotion/react';
import { PrewedVideo } from '@janur/kit';
import { DESKTOP, VideoSection } from '@janur/template-parts';
import { Page } from '../parts/page.tsx';
import { textLink } from '../parts/type.ts';
import { Unveil } from '../parts/unveil.tsx';

/** The film from edge to edge; what starts it stands in the corner like a caption. */
const film = css({
  margin: '0 -20px',
  '& [data-part="screen"]': { background: '#141414' },
  '& [data-part="screen"] > :is(button, a)': { placeItems: 'end start', padding: 20 },
  '& [data-part="play-icon"]': { borderRadius: '50%', boxShadow: '0 0 0 1px #fff' },
  '& [data-part="page"]': { padding: '4px 20px 0' },
  '& [data-part="page"] a': textLink,
  [DESKTOP]: { margin: 0, '& [data-part="page"]': { paddingInline: 0 } },
});

/** The film is the picture of this spread. */
const screening = css({
  [DESKTOP]: {
    grid: '"head" auto "body" auto "folio" auto / minmax(0, 1fr)',
    '& > [data-slot="body"]': { maxWidth: 'none' },
  },
});

export const Video = () => (
  <VideoSection page={(props) => <Page css={screening} hasPlate={false} {...props} />}>
    <Unveil>
      <PrewedVideo css={film} />
    </Unveil>
  </VideoSection>
);
