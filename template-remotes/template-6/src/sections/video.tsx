import { css } from '@emotion/react';
import { PrewedVideo, Reveal } from '@janur/kit';
import { DESKTOP, VideoSection } from '@janur/template-parts';
import { italic, ruledButton } from '../parts/layout.ts';
import { Page } from '../parts/page.tsx';

/** A plate of a book: the film within ruled lines, its number below. */
const plate = css({
  margin: '28px 0 0',
  [DESKTOP]: { margin: 0 },
  '& [data-part="video"]': {
    padding: 10,
    border: '1.5px solid var(--title)',
    background: 'linear-gradient(150deg, #fffefb, #f6f1e6)',
    boxShadow: 'inset 0 0 0 4px #fffefb, inset 0 0 0 4.8px #8b93a6',
  },
  '& [data-part="play-icon"]': { width: 68, height: 68 },
  '& [data-part="page"]': { padding: '10px 0 0', color: '#2b3145', '--focus': '#2b3145' },
  '& [data-part="page"] a': ruledButton,
  '& figcaption': { ...italic, marginTop: 12, textAlign: 'center' },
});

/** The film as the first plate. */
export const Video = () => (
  <VideoSection page={Page}>
    <Reveal>
      <figure css={plate}>
        <PrewedVideo />
        <figcaption aria-hidden="true">Pl. I</figcaption>
      </figure>
    </Reveal>
  </VideoSection>
);
