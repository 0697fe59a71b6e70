import { css } from '@emotion/react';
import { PrewedVideo, Reveal } from '@janur/kit';
import { VideoSection } from '@janur/template-parts';
import { threadButton } from '../parts/layout.ts';
import { Middle } from '../parts/page.tsx';
import { edgeThread, waveThread } from '../parts/thread.ts';

const WOOD = 'linear-gradient(90deg, #2a120b, #5a2e18 18%, #7a4526 50%, #54290f 82%, #2a120b)';
const BEAM = 'linear-gradient(#7a4526, #5a2e18 45%, #2a120b)';

/** A loom: two posts, the warp beam above and the cloth beam below; the film is the piece that is on it. */
const loom = css({
  position: 'relative',
  marginTop: 34,
  padding: '30px 26px 46px',
  background: `repeating-linear-gradient(90deg, #0000 0 3px, color-mix(in srgb, var(--gold) 55%, #0000) 3px 4px) 26px 0 / calc(100% - 52px) 100% no-repeat`,
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    insetBlock: -14,
    width: 18,
    background: WOOD,
    borderRadius: 3,
  },
  '&::before': { left: 0 },
  '&::after': { right: 0 },
});
const beams = css({
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    zIndex: 1,
    insetInline: -8,
    height: 18,
    borderRadius: 9,
    background: BEAM,
    boxShadow: '0 3px 6px #0008',
  },
  '&::before': { top: 0 },
  '&::after': { bottom: 0 },
});
const woven = css({
  position: 'relative',
  background: 'var(--cloth)',
  '& > :first-of-type': edgeThread,
  '& > :last-of-type': { ...waveThread, transform: 'scaleY(-1)' },
});
const screen = css({
  '& [data-part="screen"]': { background: '#0e0507' },
  '& [data-part="play-icon"]': { width: 76, height: 76 },
  '& [data-part="page"]': { padding: '10px 0', position: 'relative', background: 'var(--base)' },
  '& [data-part="page"] a': threadButton,
});

/** The film on a loom. */
export const Video = () => (
  <VideoSection page={Middle}>
    <Reveal>
      <div css={loom}>
        <div css={beams} />
        <div css={woven}>
          <div />
          <PrewedVideo css={screen} />
          <div />
        </div>
      </div>
    </Reveal>
  </VideoSection>
);
