import { css } from '@emotion/react';
import { PrewedVideo, Reveal } from '@janur/kit';
import { VideoSection } from '@janur/template-parts';
import { PARANG } from '../parts/grounds.ts';
import { outlineButton } from '../parts/layout.ts';
import { Page } from '../parts/page.tsx';

const framed = css({
  marginTop: 24,
  padding: 26,
  background: PARANG,
  border: '3px solid var(--wire)',
  outline: '1px solid var(--gold-3)',
  outlineOffset: 4,
  '& [data-part="screen"]': { background: 'var(--soga-deep)', boxShadow: '0 0 0 3px var(--gold-2)' },
  '& [data-part="play-icon"]': { width: 76, height: 76 },
  '& [data-part="page"]': { margin: '26px -29px -29px', paddingTop: 18, background: 'var(--base)' },
  '& [data-part="page"] a': outlineButton,
});

/** The pre-wedding film in a frame of parang. */
export const Video = () => (
  <VideoSection page={Page}>
    <Reveal>
      <PrewedVideo css={framed} />
    </Reveal>
  </VideoSection>
);
