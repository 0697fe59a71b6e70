import { css } from '@emotion/react';
import { PrewedVideo, Reveal } from '@janur/kit';
import { VideoSection } from '@janur/template-parts';
import { Pediment } from '../drawings/pediment.tsx';
import { BRASS } from '../parts/brass.ts';
import { wireButton } from '../parts/layout.ts';
import { Page } from '../parts/page.tsx';

const house = css({ marginTop: 30 });
const top = css({ display: 'block', width: '100%', height: 'auto' });

/** Fluted columns at both sides, the curtain drawn aside, steps below. */
const proscenium = css({
  position: 'relative',
  padding: '0 26px 30px',
  background: [
    'conic-gradient(from 153deg at 50% 0, var(--brass-2) 0 54deg, #0000 0) 50% calc(100% - 8px) / 10px 8px repeat-x',
    `${BRASS} 0 calc(100% - 24px) / 100% 2.4px no-repeat`,
    `${BRASS} 50% 100% / 100% 2.4px no-repeat`,
    'linear-gradient(90deg, var(--brass-2) 2px, #0000 0 24px, var(--primary) 0 26px, #0000 0 calc(100% - 26px), var(--primary) 0 calc(100% - 24px), #0000 0 calc(100% - 2px), var(--brass-2) 0)',
    'repeating-linear-gradient(90deg, var(--night) 0 3px, var(--brass-1) 3px 4px)',
  ].join(','),
  '& [data-part="screen"]': { background: 'var(--night)', overflow: 'hidden' },
  // the curtain's folds
  '& [data-part="screen"]::before, & [data-part="screen"]::after': {
    content: '""',
    position: 'absolute',
    zIndex: 1,
    top: 0,
    width: '13%',
    height: '100%',
    pointerEvents: 'none',
    background:
      'repeating-linear-gradient(90deg, color-mix(in srgb, var(--lacquer) 70%, #000) 0 2px, var(--lacquer) 7px, color-mix(in srgb, var(--lacquer) 60%, #000) 13px)',
    clipPath: 'polygon(0 0, 100% 0, 74% 34%, 36% 66%, 62% 74%, 46% 100%, 0 100%)',
  },
  '& [data-part="screen"]::before': { left: 0 },
  '& [data-part="screen"]::after': { right: 0, transform: 'scaleX(-1)' },
  '&[data-state="playing"] [data-part="screen"]::before, &[data-state="playing"] [data-part="screen"]::after': {
    display: 'none',
  },
  '& [data-part="play-icon"]': { width: 76, height: 76 },
  '& [data-part="page"]': { margin: '14px -26px -30px', background: 'var(--base)' },
  '& [data-part="page"] a': wireButton,
});

/** The film in a proscenium of brass. */
export const Video = () => (
  <VideoSection page={Page}>
    <Reveal css={house}>
      <Pediment id="video-pediment" css={top} />
      <PrewedVideo css={proscenium} />
    </Reveal>
  </VideoSection>
);
