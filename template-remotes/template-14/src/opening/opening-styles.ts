import { css } from '@emotion/react';
import { LEAVING, LOW, openingSteps } from '@janur/template-parts';
import flakes from '../assets/flakes.svg';
import { hempLeaves, INDIGO, stamped, washi } from '../parts/layout.ts';
import { leavingStill, WIDE } from './opening-layout.ts';

/** `--u` is one unit of the drawing, which is 390 × 844; the sheet is folded at `--fold`; `--k` is the knot's own unit. */
export const root = css({
  '--u': 'calc(min(100vw / 390, 100dvh / 760))',
  '--k': 'clamp(.5px, calc((100dvh - 430px) / 300), var(--u))',
  '[data-names="long"] &, [data-names="huge"] &': { '--k': 'clamp(.42px, calc((100dvh - 480px) / 300), var(--u))' },
  '--fold': 'calc(232 / 390 * 100%)',
  '--slope': 'calc(76 * var(--u))',
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  perspective: 1300,
  display: 'grid',
  gridTemplateColumns: 'var(--fold) minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, auto) minmax(calc(150 * var(--k)), 1fr) auto',
  color: 'var(--ink)',
  [WIDE]: { '--u': 'clamp(.72px, 100dvh / 800, 1.5px)', '--fold': '62%' },
  [LOW]: {
    '--u': '.9px',
    '--k': '.62px',
    '--slope': '26px',
    '--fold': '58%',
    gridTemplateRows: 'minmax(0, auto) minmax(0, 1fr) auto',
  },
});

const layer = { gridArea: '1 / 1 / -1 / 2', position: 'relative', backfaceVisibility: 'hidden' } as const;

/** The left side of the sheet, folded over the lining; a line of the lining's red shows along the fold. */
export const sheet = css({
  ...layer,
  zIndex: 1,
  background: washi('var(--sheet)'),
  boxShadow: '1px 0 0 var(--deckle), calc(7 * var(--u)) 0 0 var(--edge), calc(9 * var(--u)) 0 14px #1a120a66',
  transformOrigin: '0 50%',
  [LEAVING]: { transform: 'rotateY(-104deg)', transition: 'transform 620ms cubic-bezier(.55,0,.7,.6) 480ms' },
  ...leavingStill,
});
export const lining = css({
  ...layer,
  gridArea: '1 / 2 / -1 / 3',
  overflow: 'hidden',
  background: INDIGO,
  transformOrigin: '100% 50%',
  [LEAVING]: { transform: 'rotateY(104deg)', transition: 'transform 620ms cubic-bezier(.55,0,.7,.6) 480ms' },
  ...leavingStill,
  // the dye did not take everywhere alike
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background:
      'radial-gradient(60% 22% at 30% 18%, color-mix(in srgb, var(--deep) 90%, #0000), #0000), radial-gradient(70% 18% at 80% 44%, color-mix(in srgb, var(--deep) 80%, #0000), #0000), radial-gradient(90% 20% at 20% 66%, color-mix(in srgb, var(--deep) 90%, #0000), #0000)',
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: `url(${flakes}) 0 0 / calc(160 * var(--u)) auto`,
    pointerEvents: 'none',
  },
});
export const leaves = css(hempLeaves, {
  '--leaf': 'calc(52 * var(--u))',
  opacity: 0.58,
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: '40% 0 0',
    background: 'linear-gradient(#0000, var(--deep) 60%)',
  },
});
/** A seal at the head of the lining: 結, to tie; for one host 祝, to celebrate. */
export const seal = css(stamped, {
  position: 'absolute',
  zIndex: 1,
  left: 'calc(68 * var(--u))',
  top: 'calc(52 * var(--u))',
  width: 'calc(58 * var(--u))',
  height: 'calc(58 * var(--u))',
  display: 'grid',
  placeItems: 'center',
  '& i': { width: '70%', height: '70%', background: '#fff' },
  [LOW]: { left: 'calc(24 * var(--u))', top: 'calc(20 * var(--u))' },
});

/** The names scroll when they are more than there is room for; the button never does. */
export const words = css({
  gridArea: '1 / 1 / 2 / 2',
  position: 'relative',
  zIndex: 2,
  minHeight: 0,
  maxHeight: '52dvh',
  overflowY: 'auto',
  scrollbarWidth: 'none',
  containerType: 'inline-size',
  margin: 'clamp(18px, calc(50 * var(--u)), 84px) calc(4 * var(--u)) 0 max(20px, calc(28 * var(--u)))',
  [WIDE]: { marginLeft: 'max(28px, 7vw)' },
  [LOW]: { margin: '18px 20px 0 max(34px, 5vw)', maxHeight: '58dvh' },
  [LEAVING]: { opacity: 0, transition: 'opacity 260ms 300ms' },
  ...leavingStill,
});
export const eyebrow = css({
  maxWidth: 'calc(130 * var(--u))',
  font: '600 clamp(.9375rem, calc(16 * var(--u)), 1.125rem)/1.4 var(--font-body)',
  [WIDE]: { maxWidth: 'none' },
});
export const names = css(openingSteps, {
  '--grow': 1,
  '--letter': 0.66,
  '[data-names="short"] &': { '--letter': 0.61 },
  '&:not(:has([data-joiner]))': { '--grow': 1.25 },
  '--size':
    'max(1.125rem, min(calc(60 * var(--u) * var(--step) * var(--grow)), calc(100cqw / (max(5.25, var(--longest-word)) * var(--letter)))))',
  marginTop: 'calc(24 * var(--u))',
  fontFamily: 'var(--font-heading)',
  fontWeight: 500,
  fontSize: 'var(--size)',
  lineHeight: 1.06,
  letterSpacing: '-.01em',
  color: 'var(--title)',
  overflowWrap: 'anywhere',
  '& [data-line]': { display: 'block' },
  '& [data-joiner]': {
    display: 'block',
    margin: '.14em 0 .1em .06em',
    font: '400 max(1.5rem, .5em)/1.1 var(--font-script)',
    letterSpacing: 0,
    color: 'var(--shu)',
  },
  [WIDE]: {
    '--size': 'max(1.125rem, min(calc(88 * var(--u) * var(--step)), calc(100cqw / (var(--longest-word) * .66))))',
  },
  [LOW]: { '--size': 'min(2.25rem, calc(2.75rem * var(--step)))', marginTop: 6 },
});

/** The foot of the envelope, folded up along a slope. */
export const flap = css({
  gridArea: '3 / 1 / 4 / -1',
  position: 'relative',
  zIndex: 4,
  padding:
    'calc(var(--slope) + 22 * var(--u)) max(20px, calc(28 * var(--u))) max(calc(34 * var(--u)), 18px + env(safe-area-inset-bottom))',
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: 'var(--edge)',
    clipPath: 'polygon(0 var(--slope), 100% 0, 100% 100%, 0 100%)',
  },
  '&::after': { inset: 'calc(7 * var(--u)) 0 0', zIndex: -1, background: washi('var(--sheet)') },
  '&::before': { zIndex: -1 },
  // what it throws on the sheet below, along the slope
  '& > i': {
    position: 'absolute',
    zIndex: -2,
    insetInline: 0,
    top: 'calc(var(--slope) - 20 * var(--u))',
    height: 'calc(22 * var(--u))',
    transformOrigin: '0 100%',
    transform: 'skewY(calc(-1 * atan2(var(--slope), 100vw)))',
    background: 'linear-gradient(#3b2c1800, #3b2c180d 40%, #3b2c1826 72%, #3b2c1852)',
  },
  isolation: 'isolate',
  [LEAVING]: { transform: 'translateY(104%)', transition: 'transform 460ms cubic-bezier(.5,0,.8,.5) 420ms' },
  ...leavingStill,
  [WIDE]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'end',
    gap: 28,
    paddingInline: 'max(28px, 7vw)',
  },
  [LOW]: { padding: '34px max(34px, 5vw) 16px', alignItems: 'center' },
});
export const guest = css({
  minWidth: 0,
  font: '500 clamp(1rem, calc(16 * var(--u)), 1.125rem)/1.3 var(--font-body)',
  '& strong': {
    display: 'block',
    marginTop: 2,
    font: '500 clamp(1.1875rem, calc(21 * var(--u)), 1.625rem)/1.3 var(--font-heading)',
    color: 'var(--ink)',
    overflowWrap: 'anywhere',
  },
  '[data-guest="long"] & strong': { fontSize: '1.0625rem' },
  // above the names it is part of the words
  '[data-style="QUERY_REVERSE"] &': { marginBottom: 'calc(16 * var(--u))' },
});
export const button = css({
  display: 'block',
  width: '100%',
  minHeight: 54,
  marginTop: 'calc(14 * var(--u))',
  padding: '10px 20px',
  border: 0,
  color: 'var(--on-primary)',
  background: 'var(--primary)',
  font: '600 1.0625rem/1.25 var(--font-body)',
  letterSpacing: '.02em',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  [WIDE]: { width: 'auto', minWidth: 'min(334px, 42vw)', maxWidth: '46vw', gridColumn: 2, margin: 0 },
  [LOW]: { minHeight: 48, minWidth: 240 },
});
