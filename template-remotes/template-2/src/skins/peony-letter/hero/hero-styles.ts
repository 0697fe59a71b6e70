import { css } from '@emotion/react';
import { DESKTOP, LOW, NARROW } from '@janur/template-parts';
import { DECKLED } from '../parts/deckle.ts';
import { caps, script } from '../parts/letters.ts';
import { LAID, SHEET } from '../parts/paper.ts';

/** All of the hero, its countdown too, stands above the ribbons of a small phone. */
const SHORT = '@media (max-height: 700px) and (orientation: portrait)';

/** `--u` is one unit of the drawing, which is 390 wide; the pocket's edge is 60 high. */
export const hero = css({
  '--u': 'calc(min(100vw, 480px) / 390)',
  '--pocket': 'calc(254px + env(safe-area-inset-bottom, 0px))',
  position: 'relative',
  overflow: 'hidden',
  minHeight: 'max(100svh, 640px)',
  display: 'flex',
  flexDirection: 'column',
  background: `${LAID}, radial-gradient(circle at 50% 30%, color-mix(in oklab, var(--third) 94%, var(--base)), var(--flush) 110%)`,
  // its paper runs out into that of the page
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto 0 0',
    height: 120,
    pointerEvents: 'none',
    background: `${LAID}, var(--third)`,
    maskImage: 'linear-gradient(#0000, #000)',
  },
  '&:not(:has([role="timer"]))': { '--pocket': 'calc(170px + env(safe-area-inset-bottom, 0px))' },
  [LOW]: { '--u': '.86px' },
  [DESKTOP]: { '--u': '1.28px', '--pocket': '292px', minHeight: 'max(100svh, 800px)' },
});

/** The open flap, seen from inside. */
export const back = css({
  position: 'absolute',
  bottom: 'calc(var(--pocket) - 50px)',
  left: 0,
  width: '100%',
  height: 'calc(490 * var(--u))',
});

export const place = css({
  position: 'relative',
  flex: 1,
  display: 'flex',
  width: 'calc(334 * var(--u))',
  marginInline: 'auto',
  marginTop: 'calc(30 * var(--u))',
  [SHORT]: { marginTop: 'calc(14 * var(--u))' },
  [DESKTOP]: { width: 'min(960px, 100% - 120px)', marginTop: 40 },
});
export const shade = css({
  position: 'absolute',
  inset: '4px 2px -60px',
  boxShadow: '0 6px 22px 2px color-mix(in srgb, var(--wine-deep) 38%, transparent)',
});
/** It goes on behind the pocket. */
export const sheet = css(DECKLED, {
  position: 'absolute',
  inset: '0 0 -80px',
  background: SHEET,
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: '14px 14px -10px',
    border: '1px solid var(--line)',
    boxShadow: 'inset 0 0 0 3px var(--base), inset 0 0 0 3.5px var(--line)',
    opacity: 0.9,
  },
  [DESKTOP]: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      left: 'calc(50% - 60px)',
      width: 120,
      background:
        'linear-gradient(90deg, #0000, color-mix(in srgb, var(--wine-deep) 12%, transparent) 50%, color-mix(in srgb, #fff 60%, transparent) 50%, #0000)',
    },
  },
});

export const letter = css({
  position: 'relative',
  flex: 1,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateRows: 'auto auto 1fr',
  alignContent: 'start',
  color: 'var(--ink)',
  '--focus': 'var(--ink)',
  padding: 'calc(32 * var(--u)) calc(18 * var(--u)) calc(66 * var(--u)) calc(32 * var(--u))',
  [LOW]: { paddingBottom: 'calc(80 * var(--u))' },
  [SHORT]: { paddingBlock: 'calc(22 * var(--u)) calc(48 * var(--u))' },
  '[data-layout="template-6"] &': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    paddingInline: 'calc(28 * var(--u))',
  },
  [DESKTOP]: {
    gridTemplateColumns: '1fr 1fr',
    gridTemplateRows: 'auto auto 1fr',
    columnGap: 110,
    padding: '56px 70px 68px 72px',
  },
});

export const head = css({
  paddingTop: 'calc(12 * var(--u))',
  minWidth: 0,
  '[data-layout="template-6"] &': { textAlign: 'center', padding: 0 },
  [DESKTOP]: { textAlign: 'center', padding: '8px 0 0' },
});
export const eyebrow = css({
  ...caps,
  lineHeight: 1.6,
  letterSpacing: '.17em',
  color: 'var(--caps-on-base)',
  hyphens: 'auto',
  [NARROW]: { fontSize: '.75rem', letterSpacing: '.06em' },
  '[data-quiet] &': { letterSpacing: '.06em' },
  [DESKTOP]: { fontSize: '1rem' },
});
export const day = css({
  marginTop: 10,
  font: 'italic 400 1.125rem/1.35 var(--font-body)',
  '& :is(span, time)': { display: 'block' },
  '[data-layout="template-6"] & :is(span, time)': { display: 'inline' },
  [DESKTOP]: { fontSize: '1.3125rem', '& :is(span, time)': { display: 'inline' } },
});

export const stamp = css({
  width: 'calc(160 * var(--u))',
  height: 'calc(214 * var(--u))',
  transform: 'rotate(3.5deg)',
  '& > [aria-hidden]': {
    position: 'absolute',
    left: 'calc(-62 * var(--u))',
    bottom: 'calc(-14 * var(--u))',
    width: 'calc(92 * var(--u))',
    transform: 'rotate(-15.5deg)',
  },
  // what a birthday is called takes the room beside the stamp
  '[data-single] & > [aria-hidden]': { left: 'calc(24 * var(--u))', bottom: 'calc(-58 * var(--u))' },
  '[data-layout="template-6"] &': {
    width: 'calc(220 * var(--u))',
    height: 'calc(250 * var(--u))',
    marginTop: 14,
    transform: 'none',
  },
  [SHORT]: {
    width: 'calc(122 * var(--u))',
    height: 'calc(164 * var(--u))',
    '& > [aria-hidden]': { left: 'calc(-34 * var(--u))', bottom: 'calc(-26 * var(--u))' },
  },
  [DESKTOP]: {
    gridColumn: 2,
    gridRow: '1 / span 3',
    width: 312,
    height: 412,
    justifySelf: 'center',
    alignSelf: 'center',
  },
});

export const seal = css({
  '--seal': 'calc(108 * var(--u))',
  margin: 'calc(-44 * var(--u)) auto calc(-8 * var(--u))',
  zIndex: 1,
  [DESKTOP]: { gridColumn: 2, gridRow: '1 / span 3', alignSelf: 'end', '--seal': '150px', zIndex: 2 },
});

export const names = css({
  ...script,
  wordSpacing: 'normal',
  gridColumn: '1 / -1',
  minWidth: 0,
  marginTop: 'calc(10 * var(--u))',
  paddingRight: 'calc(10 * var(--u))',
  color: 'var(--title)',
  fontSize:
    'max(2rem, min(calc(70 * var(--u) * (.3 + .7 * var(--step)) * var(--script)), calc(272 * var(--u) / (var(--word) * .46 + .75))))',
  lineHeight: 1.05,
  // so many letters are read in upright ones
  '[data-long] &': {
    fontFamily: 'var(--font-heading)',
    fontSize: 'max(1.5rem, min(calc(34 * var(--u)), calc(290 * var(--u) / (var(--word) * .62))))',
    lineHeight: 1.16,
    WebkitTextStroke: 0,
    textWrap: 'balance',
  },
  textAlign: 'right',
  '& [data-line]:first-of-type': { display: 'block', textAlign: 'left' },
  '& [data-joiner]': { fontSize: '.72em' },
  '&[data-layout="new-lines"]': { textAlign: 'center', padding: 0, '& [data-line]': { textAlign: 'center' } },
  '&[data-layout="new-lines"] [data-line], &[data-layout="new-lines"] [data-joiner]': { display: 'block', margin: 0 },
  '&[data-layout="template-6"]': {
    textAlign: 'center',
    padding: 0,
    '& [data-line]:first-of-type': { display: 'inline' },
    fontSize:
      'max(2rem, min(calc(41 * var(--u) * (.3 + .7 * var(--step)) * var(--script)), calc(240 * var(--u) / (var(--word) * .46 + .6))))',
  },
  [DESKTOP]: {
    gridColumn: 1,
    marginTop: 30,
    fontSize:
      'max(2.5rem, min(calc(100px * (.3 + .7 * var(--step)) * var(--script)), calc(346px / (var(--word) * .5 + .9))))',
  },
});

export const words = css({
  gridColumn: '1 / -1',
  justifySelf: 'center',
  maxWidth: 'calc(210 * var(--u))',
  marginTop: 'calc(24 * var(--u))',
  [SHORT]: { marginTop: 'calc(8 * var(--u))' },
  font: 'italic 400 1.1875rem/1.35 var(--font-body)',
  textAlign: 'center',
  textWrap: 'balance',
  [DESKTOP]: { gridColumn: 1, fontSize: '1.375rem', maxWidth: 320, marginTop: 34 },
});
