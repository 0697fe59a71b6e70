import { css } from '@emotion/react';
import cake from '../assets/cake.svg';
import canopy from '../assets/canopy.svg';
import confetti from '../assets/confetti.svg';
import couple from '../assets/couple.svg';
import rain from '../assets/rain.svg';
import { tinted } from '../parts/tinted.ts';

/** A stretch of the still, as wide as it is: `--at` is where in it the figure stands. */
const scene = css({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  height: 'min(100%, 428px)',
  pointerEvents: 'none',
  '&[data-ground]::before': {
    content: '""',
    position: 'absolute',
    inset: '82% 0 -60%',
    borderTop: '1px solid #e4b36366',
    borderRadius: '50% 50% 0 0 / 9px 9px 0 0',
    // wet ground under the lamps
    background:
      'radial-gradient(130px 46px at var(--at, 50%) 14px, #c98a3f, #7d4c1f 42%, #0000), linear-gradient(#4a2f18, #2a1b10 8%, #15100e 16%, #0d0d0f 24%)',
  },
});
/** 390 × 428 of the poster. */
const figure = css({
  position: 'absolute',
  left: 'var(--at, 50%)',
  top: 0,
  height: '100%',
  aspectRatio: '390 / 428',
  translate: '-50% 0',
});
const layer = css({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
const shower = css({ position: 'absolute', inset: 0, background: `url("${confetti}") 50% 0 / 390px 428px` });

/** Two under an umbrella in the couple's red, in the rain. */
export const Rain = ({ className }: { className?: string }) => (
  <div css={scene} className={className} data-ground="">
    <div css={figure}>
      <img css={layer} src={couple} alt="" draggable={false} />
      <div css={[layer, tinted(canopy, rain, 'var(--velvet)')]} />
    </div>
  </div>
);

/** A cake, on a stage where there is no picture. */
export const Cake = ({ className, isOnStage }: { className?: string; isOnStage: boolean }) => (
  <div css={scene} className={className} data-ground={isOnStage ? '' : undefined}>
    <div css={figure}>
      <img css={layer} src={cake} alt="" draggable={false} />
    </div>
  </div>
);

/** What falls at a birthday where a wedding has rain. */
export const Confetti = () => <div css={shower} />;
