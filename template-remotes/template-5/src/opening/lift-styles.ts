import { css, keyframes } from '@emotion/react';
import { from } from '@janur/kit';
import { LEAVING, LOW, NARROW, REDUCED_MOTION, WITHOUT_MOTION } from '@janur/template-parts';
import { BRASS, FOIL, FRIEZE } from '../parts/brass.ts';
import { lines, shape } from '../parts/lines.ts';

/** Tablets and desktops: the lift has walls beside it. */
export const WIDE = `@media ${from('large')} and (min-height: 521px)`;

/** For who wants no motion the doors do not slide, they fade. */
const still = { transform: 'none', opacity: 0, transition: 'opacity 200ms' } as const;
const leavingStill = {
  [REDUCED_MOTION]: { [LEAVING]: still },
  '[data-animation="off"] [data-leaving] &': still,
} as const;
/** The frame of the lift gives way once its doors have begun to part. */
const givingWay = 'transform 800ms 260ms cubic-bezier(.6,0,.4,1), opacity 300ms 760ms';

export const root = css({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  containerType: 'size',
  textAlign: 'center',
  color: 'var(--ink)',
  '--focus': 'var(--ink)',
});

/** `--col` is how wide the lift is, `--u` one unit of the drawing, which is 390 × 844. */
export const front = css({
  '--col': '100cqw',
  '--u': 'min(100cqw / 390, 100cqh / 844)',
  position: 'absolute',
  insetBlock: 0,
  left: 'calc(50% - var(--col) / 2)',
  width: 'var(--col)',
  overflow: 'hidden auto',
  scrollbarWidth: 'none',
  [WIDE]: { '--col': 'min(72cqw, 58cqh)', '--u': 'min(var(--col) / 400, 100cqh / 900)' },
  [LOW]: { '--u': '100cqh / 430' },
});

export const storey = css({
  position: 'relative',
  minHeight: '100%',
  display: 'flex',
  flexDirection: 'column',
  [LOW]: { display: 'grid', grid: '1fr auto / 1fr 1.15fr' },
});

/** Five brass lines on either side of the doors. */
export const pilaster = css({
  position: 'absolute',
  zIndex: 1,
  insetBlock: 0,
  width: 20,
  background: `linear-gradient(90deg, #0000 18px, var(--primary) 18px), repeating-linear-gradient(90deg, #0000 0 3px, var(--brass-1) 3px 4px) 0 0 / 17px 100% no-repeat, var(--night)`,
  [LOW]: { display: 'none' },
  [LEAVING]: { opacity: 0, transition: 'opacity 320ms 300ms' },
});
export const atLeft = css({ left: 0 });
export const atRight = css({ right: 0, transform: 'scaleX(-1)' });

export const head = css({
  position: 'relative',
  zIndex: 2,
  [LOW]: { gridArea: '1 / 2', display: 'grid' },
  [LEAVING]: { transform: 'translateY(-104%)', transition: givingWay },
  ...leavingStill,
});
export const dial = css({
  position: 'relative',
  zIndex: 1,
  display: 'block',
  width: '100%',
  marginTop: 'calc(15 * var(--u) - 15px)',
  height: 'auto',
  background: 'var(--night)',
  boxShadow: '0 -20px var(--night)',
  '@media (max-height: 600px)': { height: 'calc(98 * var(--u))' },
  [LOW]: { display: 'none' },
});
export const frieze = css({
  position: 'relative',
  zIndex: 1,
  height: 14,
  background: `${BRASS} 0 100% / 100% 2px no-repeat, ${FRIEZE}, var(--night)`,
  backgroundPosition: '0 100%, 50% 3px, 0 0',
  [LOW]: { display: 'none' },
});

const TRANSOM = { steps: 3, size: 14 };
/** The panel over the doors: stepped where it ends; its upper corners lie behind the architrave. */
export const transom = css({
  position: 'relative',
  isolation: 'isolate',
  margin: '0 20px',
  padding: 'calc(24 * var(--u)) 22px calc(38 * var(--u))',
  '&::before, &::after': { content: '""', position: 'absolute', zIndex: -1, inset: '-60px 0 0', pointerEvents: 'none' },
  '&::before': { background: 'linear-gradient(var(--night) 40%, var(--base))', clipPath: shape(TRANSOM) },
  '&::after': { background: BRASS, clipPath: lines(TRANSOM, [0, 2.2], [7, 1]) },
  [LOW]: {
    display: 'grid',
    alignContent: 'center',
    margin: '10px 16px 0 0',
    padding: '14px 40px',
    '&::before, &::after': { inset: 0 },
  },
});

/** What lies behind the frame: the doors, as far as its stepped corners reach over them. */
export const car = css({
  position: 'relative',
  flex: '1 0 calc(172 * var(--u))',
  margin: '-44px 0',
  overflow: 'hidden',
  [LOW]: { gridArea: '1 / 1 / 3 / 2', margin: 0 },
});
export const leaf = css({
  position: 'absolute',
  insetBlock: 0,
  width: '50%',
  overflow: 'hidden',
  [LEAVING]: { transition: 'transform 900ms cubic-bezier(.6,0,.3,1)' },
});
const LACQUER = 'var(--lacquer), var(--base) 42%, var(--night)';
export const left = css({
  left: 0,
  background: `linear-gradient(115deg, #fff1 0 22%, #0000 22.2%), linear-gradient(150deg, ${LACQUER})`,
  [LEAVING]: { transform: 'translateX(-101%)' },
  ...leavingStill,
});
export const right = css({
  right: 0,
  background: `linear-gradient(115deg, #fff1 0 26%, #0000 26.2%), linear-gradient(210deg, ${LACQUER})`,
  [LEAVING]: { transform: 'translateX(101%)' },
  ...leavingStill,
});
/** Where the doors meet. */
export const seam = css({
  position: 'absolute',
  zIndex: 1,
  insetBlock: 0,
  width: 3,
  background: 'linear-gradient(90deg, var(--primary) 1.2px, var(--night) 1.2px)',
});
export const seamOfLeft = css({ right: 0 });
export const seamOfRight = css({ left: 0, transform: 'scaleX(-1)' });

const unfold = keyframes({
  from: { clipPath: 'circle(12% at 50% 100%)' },
  to: { clipPath: 'circle(130% at 50% 100%)' },
});

/** The crown stands on the base, split by the seam: each leaf shows its half. Its rays come out of the middle. */
export const crown = css({
  position: 'absolute',
  top: 34,
  bottom: 44,
  width: '200%',
  height: 'calc(100% - 78px)',
  animation: `${unfold} 1300ms 120ms cubic-bezier(.2,.6,.2,1) backwards`,
  [WITHOUT_MOTION]: { animation: 'none' },
  [REDUCED_MOTION]: { animation: 'none' },
  [LOW]: { top: 24, bottom: 0, height: 'calc(100% - 24px)' },
});
export const fromLeft = css({ left: 0 });
export const fromRight = css({ right: 0 });

/** The couple's picture in the outermost dome; other kinds in a frame within it. */
export const picture = css({
  position: 'absolute',
  zIndex: 1,
  insetInline: 0,
  top: 34,
  bottom: 44,
  display: 'grid',
  containerType: 'size',
  [LOW]: { top: 24, bottom: 0 },
  '& > div': {
    '--k': 'min(100cqw / 390, 100cqh / 264)',
    placeSelf: 'end center',
    width: 'calc(298 * var(--k))',
    height: 'calc(194 * var(--k))',
    overflow: 'hidden',
    borderRadius: '50% 50% 0 0 / 100% 100% 0 0',
    border: '1.5px solid var(--brass-2)',
    borderBottom: 0,
  },
  '& img': { display: 'block', width: '100%', height: '100%', objectPosition: 'var(--cover-position, 50% 30%)' },
  '&[data-type="LOGO"] > div': {
    border: 0,
    padding: 'calc(56 * var(--k)) 24% calc(10 * var(--k))',
    '& img': { objectFit: 'contain' },
  },
  '&:is([data-type="LANDSCAPE"], [data-type="PORTRAIT"]) > div': {
    borderRadius: 0,
    border: '2px solid var(--brass-2)',
    marginBottom: 'calc(10 * var(--k))',
  },
  '&[data-type="LANDSCAPE"] > div': { width: 'calc(192 * var(--k))', height: 'calc(128 * var(--k))' },
  '&[data-type="PORTRAIT"] > div': { width: 'calc(123 * var(--k))', height: 'calc(164 * var(--k))' },
  [LEAVING]: { opacity: 0, transition: 'opacity 260ms' },
});

const BASE = { steps: 3, size: 12 };
/** The panel of the lift's call: stepped where it begins, as wide as the wall. */
export const base = css({
  position: 'relative',
  zIndex: 2,
  isolation: 'isolate',
  padding: 'calc(46 * var(--u)) 40px calc(22px + 24 * var(--u) + env(safe-area-inset-bottom))',
  '&::before, &::after': { content: '""', position: 'absolute', zIndex: -1, inset: '0 0 -60px', pointerEvents: 'none' },
  [NARROW]: { paddingInline: 26 },
  '&::before': { background: 'var(--night)', clipPath: shape(BASE) },
  '&::after': { background: BRASS, clipPath: lines(BASE, [0, 2.4], [8, 1]) },
  [LOW]: {
    gridArea: '2 / 2',
    padding: '16px 40px 18px',
    margin: '-2px 16px 10px 0',
    '&::before, &::after': { inset: 0 },
  },
  [LEAVING]: { transform: 'translateY(104%)', transition: givingWay },
  ...leavingStill,
});
export const plinth = css({
  position: 'absolute',
  insetInline: 10,
  bottom: 4,
  height: 14,
  background: `${BRASS} 0 0 / 100% 2px no-repeat, ${FRIEZE}`,
  backgroundPosition: '0 0, 50% 100%',
  [LOW]: { display: 'none' },
});

/** Wide windows: the wall of the hall beside the lift. */
const PANEL = { steps: 4, size: 16 };
const PILLAR = { steps: 2, size: 8 };
/** Windows on end: the walls are as narrow as pillars. */
const UPRIGHT = '@container (max-aspect-ratio: 1/1)';
export const wall = css({
  display: 'none',
  position: 'absolute',
  insetBlock: 0,
  '--side': 'calc((100cqw - min(72cqw, 58cqh)) / 2 + 1px)',
  width: 'var(--side)',
  overflow: 'hidden',
  background:
    'linear-gradient(#0000, var(--night)), repeating-conic-gradient(from 5deg at var(--sun) 71%, var(--ray) 0 5deg, #0000 0 10deg), var(--base)',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 'clamp(12px, 3cqh, 34px)',
    background: BRASS,
    clipPath: lines(PANEL, [0, 2.4], [8, 1]),
    [UPRIGHT]: { inset: '64px 12px 20px', clipPath: lines(PILLAR, [0, 2], [6, 1]) },
  },
  '&[data-side="left"]': { left: 0, '--sun': '100%' },
  '&[data-side="right"]': { right: 0, '--sun': '0%' },
  [WIDE]: { display: 'block' },
  [LEAVING]: { opacity: 0, transition: 'opacity 600ms 200ms' },
});
export const wallInitial = css({
  position: 'absolute',
  insetInline: 0,
  top: '13cqh',
  font: '400 min(27cqh, calc(var(--side) * .62))/1.1 var(--font-heading)',
  [UPRIGHT]: { fontSize: 'calc(var(--side) * .5)' },
  '& span': { ...FOIL, padding: '0 .1em' },
});
export const wallCrown = css({
  position: 'absolute',
  left: '10%',
  bottom: '14cqh',
  width: '80%',
  height: 'calc(var(--side) * .8 * .677)',
  [UPRIGHT]: { left: '27%', width: '46%', height: 'calc(var(--side) * .46 * .677)' },
});
export const wallPlinth = css({
  position: 'absolute',
  insetInline: '10%',
  bottom: 'calc(14cqh - 15px)',
  height: 15,
  background: `${BRASS} 0 0 / 100% 2.4px no-repeat, ${FRIEZE}`,
  backgroundPosition: '0 0, 50% 100%',
  [UPRIGHT]: { insetInline: '27%' },
});
