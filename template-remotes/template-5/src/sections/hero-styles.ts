import { css } from '@emotion/react';
import { from } from '@janur/kit';
import { DESKTOP, LOW, NARROW } from '@janur/template-parts';
import chevrons from '../assets/chevrons.svg';
import { FRAME } from '../drawings/hero-frame.tsx';
import { BRASS, FOIL } from '../parts/brass.ts';

const share = (part: number, of: number) => `${((part / of) * 100).toFixed(2)}%`;
const [CUT_X, CUT_Y] = [share(FRAME.cut, FRAME.wide), share(FRAME.cut, FRAME.high)];

/** Tablets in portrait. */
const TABLET = `@media ${from('large')} and (min-height: 700px)`;

/** `--u` is one unit of the drawing, which is 390 × 844. */
export const hero = css({
  '--u': 'max(min(100vw / 390, 100svh / 844), .68px)',
  position: 'relative',
  minHeight: '100svh',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  textAlign: 'center',
  padding: '0 14px 92px',
  [TABLET]: { justifyContent: 'center' },
  [LOW]: { '--u': '100svh / 480', flexDirection: 'row', justifyContent: 'center', gap: 18, padding: '0 20px 56px' },
  [DESKTOP]: { '--u': 'min(640px / 390, 100vh / 860)', minHeight: '100vh', justifyContent: 'center' },
});

/** Rays from the middle of the picture; they end before the words begin. */
export const rays = css({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  height: 'calc(560 * var(--u))',
  background: 'repeating-conic-gradient(from 5deg at 50% calc(236 * var(--u)), var(--ray) 0 5deg, #0000 0 10deg)',
  maskImage: 'linear-gradient(#000 66%, #0000 96%)',
  pointerEvents: 'none',
  [LOW]: {
    height: '100%',
    background: 'repeating-conic-gradient(from 5deg at 31% 50%, var(--ray) 0 5deg, #0000 0 10deg)',
    maskImage: 'linear-gradient(90deg, #000 36%, #0000 56%)',
  },
});

export const figure = css({
  position: 'relative',
  flex: 'none',
  width: 'calc(390 * var(--u))',
  height: 'calc(440 * var(--u))',
  '[data-layout="template-6"] &': { order: 2, marginTop: 8 },
  [LOW]: { '[data-layout="template-6"] &': { order: 0, marginTop: 0 } },
});
export const lines = css({ position: 'absolute', inset: 0, width: '100%', height: '100%', pointerEvents: 'none' });
export const window = css({
  position: 'absolute',
  left: share(FRAME.left, FRAME.width),
  top: share(FRAME.top, FRAME.height),
  width: share(FRAME.wide, FRAME.width),
  height: share(FRAME.high, FRAME.height),
  clipPath: `polygon(${CUT_X} 0, calc(100% - ${CUT_X}) 0, 100% ${CUT_Y}, 100% calc(100% - ${CUT_Y}), calc(100% - ${CUT_X}) 100%, ${CUT_X} 100%, 0 calc(100% - ${CUT_Y}), 0 ${CUT_Y})`,
  background:
    'radial-gradient(circle at 50% 100%, var(--lacquer), #0000 70%), repeating-conic-gradient(from 5deg at 50% 100%, var(--ray) 0 5deg, var(--night) 0 10deg)',
});
/** A night of the twenties: lights turn to gold, and nothing is darker than emerald. */
export const picture = css({
  position: 'absolute',
  inset: 0,
  isolation: 'isolate',
  '& img': { objectPosition: '50% 40%' },
  '& :is(img, video)': { filter: 'sepia(.72) saturate(1.5) contrast(1.06)' },
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: 1,
    inset: 0,
    background: 'color-mix(in srgb, var(--lacquer) 80%, #0000)',
    mixBlendMode: 'lighten',
    pointerEvents: 'none',
  },
  '& [data-part="veil"]': { background: 'var(--night)' },
  // the fan stands before its foot
  '&::after': {
    content: '""',
    position: 'absolute',
    zIndex: 1,
    inset: '60% 0 0',
    background: 'linear-gradient(#0000, color-mix(in srgb, var(--base) 82%, #0000))',
    pointerEvents: 'none',
  },
});
/** A diamond of brass that is set into the frame's right side. */
export const pause = css({
  position: 'absolute',
  left: `calc(${share(FRAME.left + FRAME.wide, FRAME.width)} - 24px)`,
  top: `calc(${share(FRAME.top + FRAME.high / 2, FRAME.height)} - 24px)`,
  display: 'grid',
  placeContent: 'center',
  width: 48,
  height: 48,
  padding: 0,
  border: 0,
  color: 'var(--on-primary)',
  background: 'none',
  cursor: 'pointer',
  '& svg': { position: 'relative', width: 12, height: 12 },
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 13,
    rotate: '45deg',
    background: 'linear-gradient(135deg, var(--brass-3), var(--brass-1))',
    boxShadow: '0 0 0 2px var(--night), 0 0 0 3px var(--brass-2)',
  },
  '&:active::before': { background: 'var(--brass-3)' },
});
/** What is seen where the couple chose no picture. */
export const initials = css({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  paddingBottom: '12%',
  font: '400 calc(92 * var(--u))/1 var(--font-heading)',
  letterSpacing: '.06em',
  '& span': FOIL,
});

export const words = css({
  position: 'relative',
  maxWidth: '100%',
  paddingTop: 'calc(14 * var(--u))',
  '[data-layout="template-6"] &': { paddingTop: 'calc(40 * var(--u))' },
  [LOW]: { minWidth: 0, paddingTop: 0, '[data-layout="template-6"] &': { paddingTop: 0 } },
});
export const crest = css({ width: 132, height: 'auto', margin: '0 auto 14px', [LOW]: { display: 'none' } });

export const names = css({
  '--size': 'max(1.625rem, min(calc(46 * var(--u) * var(--step) * var(--grow, 1)), calc(124vw / var(--word))))',
  // a single host has the room of two
  '&[data-single]': { '--grow': 1.25 },
  fontSize: 'var(--size)',
  lineHeight: 1.02,
  letterSpacing: '.035em',
  textTransform: 'uppercase',
  '& [data-line]': { display: 'block', width: 'fit-content', maxWidth: '100%', marginInline: 'auto', ...FOIL },
  '& [data-joiner]': {
    display: 'block',
    margin: '.06em 0 .1em',
    font: '400 .65em/1 var(--font-script)',
    letterSpacing: 0,
    textTransform: 'none',
  },
  '&[data-layout="template-6"]': { fontSize: 'calc(var(--size) * .9)' },
  '&:lang(zh), &:lang(ja), &:lang(ko)': { fontSize: 'calc(var(--size) * .82)', lineHeight: 1.35 },
  [LOW]: { '--size': 'max(1.5rem, min(calc(2.5rem * var(--step)), calc(62vw / var(--word))))' },
  [DESKTOP]: { '--size': 'max(2rem, min(calc(3.5rem * var(--step)), calc(820px / var(--word))))' },
});

export const date = css({
  marginTop: 'calc(14 * var(--u))',
  font: '600 clamp(.8125rem, calc(13.5 * var(--u)), 1rem)/1.4 var(--font-body)',
  letterSpacing: '.2em',
  textIndent: '.2em',
  textTransform: 'uppercase',
  [DESKTOP]: { fontSize: '1.0625rem' },
});

/** Tall numerals; a stack of chevrons between them. */
export const countdown = css({
  marginTop: 'calc(34 * var(--u))',
  '& [data-part="units"]': { display: 'flex', justifyContent: 'center' },
  // slots of one width, with room for three figures and the chevrons beside them
  '& [data-part="unit"]': { position: 'relative', flex: 'none', width: 88 },
  '& [data-part="unit"] + [data-part="unit"]::before': {
    content: '""',
    position: 'absolute',
    left: -6,
    top: 0,
    width: 12,
    height: 38,
    background: BRASS,
    mask: `url(${chevrons}) 50% 50% / contain no-repeat`,
  },
  '& b': {
    display: 'block',
    width: 'fit-content',
    marginInline: 'auto',
    font: '400 2.125rem/1 var(--font-heading)',
    transform: 'scaleY(1.5)',
    transformOrigin: '50% 100%',
    ...FOIL,
  },
  '& span': {
    display: 'block',
    marginTop: 12,
    font: '600 .8125rem/1.1 var(--font-body)',
    letterSpacing: '.1em',
    textTransform: 'uppercase',
  },
  '& [data-part="over"]': { font: '400 1.75rem/1.25 var(--font-heading)', color: 'var(--title)' },
  [NARROW]: {
    '& [data-part="unit"]': { width: 70 },
    '& b': { fontSize: '1.625rem' },
    '& span': { fontSize: '.75rem', letterSpacing: 0 },
  },
  [TABLET]: {
    '& [data-part="unit"]': { width: 128 },
    '& b': { fontSize: '2.875rem' },
    '& span': { fontSize: '.9375rem' },
  },
  [LOW]: { marginTop: 22, '& [data-part="unit"]': { width: 78 }, '& b': { fontSize: '1.75rem' } },
  [DESKTOP]: {
    marginTop: 44,
    '& [data-part="unit"]': { width: 128 },
    '& b': { fontSize: '2.875rem' },
    '& span': { fontSize: '.9375rem', letterSpacing: '.14em' },
  },
});
