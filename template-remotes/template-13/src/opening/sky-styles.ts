import { css, keyframes } from '@emotion/react';
import { from } from '@janur/kit';
import { LEAVING, LOW, REDUCED_MOTION, WITHOUT_MOTION } from '@janur/template-parts';
import horizonPicture from '../assets/horizon.svg';
import spark from '../assets/spark.svg';
import starfield from '../assets/starfield.svg';
import trailsPicture from '../assets/trails.svg?printed';
import { constellations } from './letters.ts';

const STILL = `${WITHOUT_MOTION.replace(' &', '')} ${LEAVING}`;
/** Under these all that is left of the signature move is that it fades. */
export const leavingStill = {
  [STILL]: { transform: 'none', opacity: 0, transition: 'opacity 200ms' },
  [REDUCED_MOTION]: { [LEAVING]: { transform: 'none', opacity: 0, transition: 'opacity 200ms' } },
};

export const root = css({
  position: 'absolute',
  inset: 0,
  overflowX: 'clip',
  overflowY: 'auto',
  background: `url(${starfield}) 50% 0 / 390px 844px, linear-gradient(var(--deep), var(--night) 40%, var(--dusk) 78%, var(--night) 82%)`,
  color: 'var(--star)',
  [LEAVING]: { background: '#0000', transition: 'background 300ms 500ms' },
});

/** `--u` is one unit of the drawing, whose sky is 390 × 376. */
export const page = css({
  '--u': 'min(100vw / 390, 100dvh / 844, 1.3px)',
  position: 'relative',
  minHeight: '100%',
  display: 'grid',
  gridTemplateRows: 'minmax(calc(200 * var(--u)), calc(376 * var(--u))) 1fr auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  textAlign: 'center',
  '@media (max-height: 640px)': { '--u': 'min(100vw / 390, 100dvh / 1010)' },
  [LOW]: { '--u': 'min(44vw / 390, 100dvh / 400)', gridTemplate: '"sky words" 1fr "sky ground" auto / 44% 56%' },
});

export const stage = css({
  position: 'relative',
  width: 'calc(390 * var(--u))',
  height: 'calc(376 * var(--u))',
  marginInline: 'auto',
  [LOW]: { gridArea: 'sky', alignSelf: 'center' },
});

/** The signature move: the night turns, and both stars come to where they meet. */
export const trails = css({
  position: 'absolute',
  left: 'calc(195 * var(--u) - 600px * var(--grown))',
  top: 'calc(222 * var(--u) - 600px * var(--grown))',
  '--grown': 1,
  width: 'calc(1200px * var(--grown))',
  height: 'calc(1200px * var(--grown))',
  background: `url(${trailsPicture}) 50% / 100% 100%`,
  pointerEvents: 'none',
  maskImage: 'radial-gradient(circle at 50% 50%, #000 60%, #0000 100%)',
  [`@media ${from('tablet')}`]: { '--grown': 1.5 },
  [LOW]: { '--grown': 0.8 },
  [LEAVING]: {
    transform: 'rotate(34deg)',
    opacity: 0,
    transition: 'transform 1100ms cubic-bezier(.4,0,.6,1), opacity 500ms 560ms',
  },
  ...leavingStill,
});

export const figures = css({ position: 'absolute', inset: 0 });

export const letter = css(
  {
    position: 'absolute',
    left: 'calc(14 * var(--u))',
    top: 'calc(108 * var(--u))',
    width: 'calc(184 * var(--u))',
    height: 'calc(250 * var(--u))',
    display: 'grid',
    placeContent: 'center',
    font: '400 calc(150 * var(--u))/1 var(--font-heading)',
    color: 'var(--gold)',
    background: `url(${spark}) 4% 8% / 26% no-repeat, url(${spark}) 100% 88% / 34% no-repeat`,
    '& + i': { left: 'calc(190 * var(--u))' },
    '[data-hosts="one"] &': {
      left: 'calc(93 * var(--u))',
      top: 'calc(112 * var(--u))',
      width: 'calc(204 * var(--u))',
      height: 'calc(264 * var(--u))',
    },
    '[data-leaving] [data-hosts="two"] &': {
      transform: 'translate(calc(88 * var(--u)), calc(-60 * var(--u))) scale(.3)',
      opacity: 0,
      transition: 'transform 800ms cubic-bezier(.6,0,.7,.5), opacity 300ms 500ms',
    },
    '[data-leaving] [data-hosts="two"] & + i': {
      transform: 'translate(calc(-88 * var(--u)), calc(-60 * var(--u))) scale(.3)',
    },
  },
  constellations,
);

const twinkle = keyframes({ from: { opacity: 1 }, to: { opacity: 0.72 } });

/** Where both meet. */
export const brightest = css({
  position: 'absolute',
  left: 'calc(195 * var(--u) - 66 * var(--u))',
  top: 'calc(84 * var(--u) - 66 * var(--u))',
  width: 'calc(132 * var(--u))',
  height: 'calc(132 * var(--u))',
  background: `url(${spark}) 50% / contain no-repeat`,
  animation: `${twinkle} 4s ease-in-out infinite alternate`,
  '[data-hosts="one"] &': {
    left: 'calc(145 * var(--u))',
    top: 'calc(-10 * var(--u))',
    width: 'calc(100 * var(--u))',
    height: 'calc(100 * var(--u))',
  },
  [WITHOUT_MOTION]: { animation: 'none' },
  [LEAVING]: { transform: 'scale(1.5)', transition: 'transform 700ms 300ms' },
  ...leavingStill,
  [REDUCED_MOTION]: { animation: 'none', ...leavingStill[REDUCED_MOTION] },
});
export const candle = css({
  position: 'absolute',
  left: 'calc(175 * var(--u))',
  top: 'calc(44 * var(--u))',
  width: 'calc(40 * var(--u))',
});
export const meeting = css({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  fill: 'none',
  stroke: 'var(--gold)',
  strokeWidth: 1.2,
  strokeDasharray: '1 6',
  strokeLinecap: 'round',
});

/** A photo hides the pole like the moon an eclipsed sun; a logo floats free, the others have a frame of silver. */
export const picture = css({
  position: 'absolute',
  left: '50%',
  top: 'calc(206 * var(--u))',
  width: 'calc(268 * var(--u))',
  aspectRatio: '1',
  overflow: 'hidden',
  translate: '-50% -50%',
  borderRadius: '50%',
  background: 'var(--night)',
  boxShadow:
    '0 0 0 1.6px var(--gold), 0 0 0 calc(8 * var(--u)) var(--night), 0 0 0 calc(9 * var(--u)) var(--line), 0 0 calc(60 * var(--u)) calc(14 * var(--u)) color-mix(in srgb, var(--gold) 40%, #0000)',
  '& img': { width: '100%', height: '100%', objectPosition: 'var(--cover-position, 50% 30%)' },
  '&[data-type="LOGO"]': {
    width: 'calc(214 * var(--u))',
    borderRadius: 0,
    background: 'none',
    boxShadow: 'none',
    '& img': { objectFit: 'contain' },
  },
  '&[data-type="LANDSCAPE"]': { aspectRatio: '3 / 2', width: 'calc(310 * var(--u))', borderRadius: 14 },
  '&[data-type="PORTRAIT"]': { aspectRatio: '3 / 4', width: 'calc(218 * var(--u))', borderRadius: 14 },
});

/** The earth below: whom it greets, and the way in. */
export const ground = css({
  position: 'relative',
  marginTop: 'calc(118 * var(--u))',
  padding: 'calc(8 * var(--u)) 24px max(calc(28 * var(--u)), 18px, env(safe-area-inset-bottom))',
  display: 'grid',
  justifyItems: 'center',
  gap: 15,
  // the drawn wood above keeps its blue, whatever the couple's base
  background: 'linear-gradient(#0b1430, var(--night) 60px)',
  [LOW]: { gridArea: 'ground', marginTop: 0, background: 'none', paddingBottom: 16 },
  [LEAVING]: { transform: 'translateY(110%)', transition: 'transform 800ms 200ms cubic-bezier(.6,0,.8,.4)' },
  ...leavingStill,
});
export const horizon = css({
  position: 'absolute',
  insetInline: 0,
  bottom: 'calc(100% - 14 * var(--u))',
  height: 'calc(130 * var(--u))',
  // the middle third of the picture is what a phone sees
  background: `url(${horizonPicture}) 50% 100% / auto 100% repeat-x`,
  pointerEvents: 'none',
  [LOW]: { display: 'none' },
});
