import { css, keyframes } from '@emotion/react';
import { LEAVING, REDUCED_MOTION, WITHOUT_MOTION } from '@janur/template-parts';
import shadow from '../assets/flap-shadow.webp';
import shape from '../assets/flap.svg';
import { pressedFrame, VELLUM } from '../parts/vellum.ts';
import { leavingStill, WIDE } from './opening-layout.ts';

/** `--u` is one unit of the drawing, which is 390 × 844. */
export const root = css({
  '--u': 'calc(min(100vw / 390, 100dvh / 700))',
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  color: 'var(--ink)',
  background: `${VELLUM}, var(--base)`,
  textAlign: 'center',
  [WIDE]: {
    '--u': 'clamp(.62px, min(100dvh / 720, 100vw / 1180), 1.35px)',
    display: 'grid',
    placeItems: 'center',
    background: `${VELLUM}, var(--third)`,
  },
});

/** On wide windows the letter is an open booklet with a shadow along its gutter. */
export const booklet = css({
  position: 'relative',
  width: '100%',
  height: '100%',
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  perspective: 1500,
  [WIDE]: {
    width: 'min(100% - 48px, 1080 * var(--u))',
    height: 'min(100dvh - 32px, 660 * var(--u))',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gridTemplateRows: 'minmax(0, 1fr) auto auto minmax(0, 1fr)',
    background: `linear-gradient(90deg, #0000 42%, #4a3c2014 47%, #4a3c2047 49.9%, #fff6 50.1%, #4a3c2014 53%, #0000 58%), ${VELLUM}, var(--base)`,
    boxShadow: '0 24px 60px -12px #2b22104d, 0 0 0 1px #4a3c2024',
  },
});

export const flap = css({
  position: 'relative',
  zIndex: 1,
  minHeight: 0,
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  padding: 'calc(34 * var(--u)) calc(24 * var(--u)) calc(34 * var(--u))',
  transformOrigin: '50% 0',
  [LEAVING]: {
    transform: 'rotateX(96deg)',
    opacity: 0,
    transition: 'transform 900ms cubic-bezier(.5,0,.8,.6), opacity 500ms 500ms',
  },
  ...leavingStill,
  [WIDE]: { display: 'contents' },
});

/** The flap's upper part: straight sides, whatever the window's height, with the frame's upper corners. */
export const sheet = css({
  position: 'absolute',
  zIndex: -1,
  inset: '0 0 calc(14 * 100vw / 390 - 1px)',
  background: `${VELLUM}, linear-gradient(165deg, var(--light), color-mix(in oklab, var(--base), var(--shade)) 55%, var(--shade))`,
  overflow: 'hidden',
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 'calc(11 * 100vw / 390) calc(11 * 100vw / 390) -60px',
    ...pressedFrame,
    borderImageWidth: 'calc(16 * 100vw / 390)',
  },
  [WIDE]: {
    position: 'relative',
    inset: 'auto',
    zIndex: 0,
    gridArea: '1 / 1 / -1 / 2',
    background: 'none',
    '&::after': { inset: 'calc(22 * var(--u))', borderImageWidth: 'calc(18 * var(--u))' },
  },
});

/** Its point, which lies over the letter below. */
export const point = css({
  position: 'absolute',
  insetInline: 0,
  top: 'calc(100% - 14 * 100vw / 390 - 1px)',
  aspectRatio: '3 / 1',
  pointerEvents: 'none',
  background: `url(${shadow}) 0 0 / 100% 100%`,
  '& > div': {
    position: 'absolute',
    inset: 0,
    background: `${VELLUM}, var(--shade)`,
    mask: `url(${shape}) 0 0 / 100% 100%`,
  },
  '& img': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
  [WIDE]: { display: 'none' },
});

const appear = keyframes({ from: { opacity: 0.12, transform: 'translate(-1px, -1.5px)' } });
const pass = keyframes({ from: { transform: 'translateX(-70%)' }, to: { transform: 'translateX(70%)' } });

/** The signature move: light passes over the paper, and what is pressed into it appears. */
export const light = css({
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  overflow: 'hidden',
  pointerEvents: 'none',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '0 -40%',
    background: 'linear-gradient(108deg, #0000 34%, #ffffffb8 50%, #0000 66%)',
    transform: 'translateX(70%)',
    animation: `${pass} 2s cubic-bezier(.4,.1,.5,1) both`,
  },
  [WIDE]: { gridArea: '1 / 1 / -1 / 2', position: 'relative', inset: 'auto', zIndex: 0 },
  [WITHOUT_MOTION]: { display: 'none' },
  [REDUCED_MOTION]: { display: 'none' },
});

export const room = css({
  position: 'relative',
  minHeight: 0,
  containerType: 'size',
  display: 'grid',
  placeItems: 'center',
  margin: 'calc(12 * var(--u)) 0',
  [WIDE]: {
    gridArea: '1 / 1 / -1 / 2',
    zIndex: 1,
    margin: 'calc(70 * var(--u)) calc(60 * var(--u))',
    transition: 'opacity 400ms',
    [LEAVING]: { opacity: 0 },
  },
});

/** 340 × 390 units: the wreath with the coronet in its opening. `1em` is the cypher's. */
export const device = css({
  '--d': 'min(100cqw / 340, 100cqh / 392)',
  position: 'relative',
  width: 'calc(340 * var(--d))',
  height: 'calc(392 * var(--d))',
  animation: `${appear} 1800ms 200ms cubic-bezier(.3,0,.3,1) both`,
  [WITHOUT_MOTION]: { animation: 'none' },
  [REDUCED_MOTION]: { animation: 'none' },
});
export const wreath = css({
  position: 'absolute',
  left: 0,
  top: 'calc(66 * var(--d))',
  width: '100%',
  height: 'auto',
});
export const crown = css({
  position: 'absolute',
  left: 'calc(100 * var(--d))',
  top: 0,
  width: 'calc(140 * var(--d))',
  height: 'auto',
});
export const cypher = css({
  position: 'absolute',
  left: '50%',
  top: 'calc(216 * var(--d))',
  fontSize: 'calc(168 * var(--d))',
  transform: 'translate(-50%, -50%)',
  '&:not(:has([data-gap]))': { fontSize: 'calc(146 * var(--d))', top: 'calc(222 * var(--d))' },
});

/** In the cypher's place: a photo as a cameo, a logo as it is, the others in a frame. */
export const picture = css({
  position: 'absolute',
  left: '50%',
  top: 'calc(234 * var(--d))',
  width: 'calc(184 * var(--d))',
  transform: 'translate(-50%, -50%)',
  overflow: 'hidden',
  boxShadow: '0 0 0 calc(4 * var(--d)) var(--light), 0 0 0 calc(5 * var(--d)) var(--gilt), 0 6px 16px #4a3c2040',
  '& img': { display: 'block', width: '100%', height: '100%', objectPosition: 'var(--cover-position, 50% 30%)' },
  '&[data-type="PHOTO"]': { aspectRatio: '1', borderRadius: '50%' },
  '&[data-type="LANDSCAPE"]': { aspectRatio: '3 / 2', width: 'calc(206 * var(--d))' },
  '&[data-type="PORTRAIT"]': { aspectRatio: '3 / 4', width: 'calc(142 * var(--d))' },
  '&[data-type="LOGO"]': { aspectRatio: '1', boxShadow: 'none', '& img': { objectFit: 'contain' } },
});
