import { css } from '@emotion/react';
import { from } from '@janur/kit';
import { CJK, DESKTOP, LOW, LOWEST, NARROW } from '@janur/template-parts';
import { harsh, label, poster as type, RULE } from '../parts/type.ts';

const TALL = '548 * var(--u)';

/** `--u` is one unit of the drawing, 390 wide; the bar at the foot takes 62 px of the window. */
export const hero = css({
  '--u': 'max(min(100vw / 390, (100dvh - 224px) / 662), 100vw / 470)',
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minHeight: 'calc(100dvh - 62px)',
  [`@media ${from('large')}`]: { '--u': 'calc((100dvh - 240px) / 662)' },
  overflow: 'hidden',
  [LOW]: {
    '--u': 'calc((100dvh - 96px) / 548)',
    display: 'grid',
    gridTemplateColumns: 'calc(420 * var(--u)) minmax(0, 1fr)',
    gridTemplateRows: 'auto minmax(0, 1fr) auto auto',
  },
  [DESKTOP]: {
    '--u': 'min((100dvh - 62px) / 990, 100vw / 1500)',
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gridTemplateRows: 'auto auto minmax(calc(440 * var(--u)), 1fr) auto auto',
    minHeight: 'calc(100dvh - 56px)',
  },
});

export const head = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 20,
  position: 'relative',
  padding: '14px 72px 0 20px',
  ...label,
  // a word is never broken as long as it has room
  '& > *': { maxWidth: '62%', overflowWrap: 'break-word' },
  '& > :nth-of-type(2), & > h1 + p': { textAlign: 'right' },
  [LOW]: { gridColumn: 2, gridRow: 1 },
  [DESKTOP]: { gridColumn: '1 / -1', padding: '22px 84px 0 28px', fontSize: '1.125rem' },
});
/** Two letters in a box, in the corner that the head leaves. */
export const language = css({
  '&&': { position: 'absolute', top: 8, right: 10, maxWidth: 'none' },
  display: 'grid',
  placeItems: 'center',
  width: 52,
  height: 48,
  padding: 0,
  border: 0,
  color: 'inherit',
  background: 'none',
  cursor: 'pointer',
  outlineOffset: -2,
  '& b': { padding: '4px 7px', border: '2px solid currentColor', ...label, lineHeight: 1 },
  '&:active b': { color: 'var(--base)', background: 'var(--ink)' },
  [DESKTOP]: { '&&': { top: 12, right: 18 } },
});
export const quiet = css({
  '&&': { ...label, fontSize: 'inherit' },
  color: 'var(--ink)',
  '& [data-joiner]': { display: 'inline' },
});

export const poster = css({
  '--fig': 'calc(330 * var(--u))',
  '--second': 'calc(296 * var(--u))',
  position: 'relative',
  flex: 'none',
  height: `calc(${TALL})`,
  marginTop: 'calc(8 * var(--u))',
  '&[data-candles]': { '--first': 'calc(84 * var(--u))' },
  '&[data-count="1"]': { height: 'calc(520 * var(--u))' },
  [LOW]: { gridColumn: 1, gridRow: '1 / -1', marginTop: 'calc(24 * var(--u))' },
  [DESKTOP]: {
    '--second': 'calc(28 * var(--u))',
    '--fig': 'min(620 * var(--u), 33vw)',
    '--first': 'calc(28 * var(--u))',
    '--second-left': 'calc(75vw - var(--fig) * .09)',
    gridColumn: '1 / -1',
    gridRow: 3,
    height: 'auto',
    marginTop: 20,
    borderTop: RULE,
    '&&[data-candles]': { '--fig': 'min(370 * var(--u), 22vw)', '--first': 'calc(var(--fig) * .27)', height: 'auto' },
  },
});

/** The photo hides the first figures; the second are printed over it, ink on ink. */
export const photo = css({
  position: 'absolute',
  left: 'calc(108 * var(--u))',
  right: 0,
  top: 'calc(126 * var(--u))',
  height: 'calc(352 * var(--u))',
  overflow: 'hidden',
  isolation: 'isolate',
  '[data-bare] > &': { overflow: 'visible', '& [data-part="pause"]': { background: '#111' } },
  '[data-candles] > &': { top: 'calc(178 * var(--u))', height: 'calc(330 * var(--u))' },
  [DESKTOP]: {
    '&, [data-candles] > &': {
      left: '25vw',
      right: '25vw',
      width: 'auto',
      top: 0,
      bottom: 0,
      height: 'auto',
    },
  },
});
export const picture = css({ position: 'absolute', inset: 0, '& img, & video': harsh });
export const over = css({
  position: 'absolute',
  left: 'calc(-108 * var(--u))',
  top: 'calc(-126 * var(--u))',
  width: '100vw',
  height: `calc(${TALL})`,
  mixBlendMode: 'multiply',
  pointerEvents: 'none',
  '& [data-at="0"]:not(:only-child)': { display: 'none' },
  '[data-candles] &': { top: 'calc(-178 * var(--u))' },
  [DESKTOP]: {
    left: '-25vw',
    '&, [data-candles] &': { top: 0 },
    '& [data-at="0"]:not(:only-child)': { display: 'inline' },
  },
});
export const when = css({
  position: 'absolute',
  left: 'calc(20 * var(--u))',
  top: 'calc(238 * var(--u))',
  width: 'calc(86 * var(--u))',
  ...label,
  lineHeight: 1.1,
  fontSize: 'clamp(.8125rem, calc(14 * var(--u)), 1.125rem)',
  '& > span': { display: 'block' },
  [CJK]: { fontSize: 'clamp(.6875rem, calc(12 * var(--u)), 1rem)', '& > span': { whiteSpace: 'nowrap' } },
  '[data-count="1"] > &': { top: 'auto', bottom: 'calc(14 * var(--u))' },
  // beside the photo is no room for a word: one line under the figures
  [LOWEST]: {
    '&&': { top: '100%', bottom: 'auto', left: 8, width: 'calc(412 * var(--u))' },
    '&& > span': { display: 'inline' },
  },
  [DESKTOP]: {
    top: 'auto',
    left: 28,
    bottom: 22,
    width: '18vw',
    fontSize: '1.25rem',
    '[data-count="1"] > &': { bottom: 22 },
  },
});

export const countdown = css({
  flex: 'none',
  marginTop: 'auto',
  paddingTop: 10,
  '& [data-part="units"]': { display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', borderTop: RULE },
  '& [data-part="unit"]': { padding: '8px 4px 8px 10px', minWidth: 0 },
  '& [data-part="unit"] + [data-part="unit"]': { borderLeft: RULE },
  '& b': { ...type, display: 'block', fontSize: 'clamp(2.25rem, 11.8vw, 2.875rem)', lineHeight: 0.86 },
  '& [data-part="unit"] span': { font: '500 .875rem/1.3 var(--font-body)', overflowWrap: 'anywhere', hyphens: 'auto' },
  [NARROW]: {
    '& [data-part="unit"]': { paddingInline: '8px 2px' },
    '& [data-part="unit"] span': { fontSize: '.8125rem' },
  },
  '& [data-part="over"]': { ...label, padding: '16px 20px', borderTop: RULE },
  [CJK]: { '& b': { fontSize: '2.5rem' } },
  [LOW]: { gridColumn: 2, gridRow: 3 },
  // three figures in a quarter of its column
  [LOWEST]: { '& b': { fontSize: 'min(2.25rem, calc((100vw - 420 * var(--u)) / 6.4))' } },
  [DESKTOP]: {
    gridColumn: '1 / -1',
    paddingTop: 0,
    '& [data-part="unit"]': { display: 'flex', alignItems: 'baseline', gap: 12, padding: '12px 28px 10px' },
    '& b': { fontSize: '3.75rem' },
    '& [data-part="unit"] span': { fontSize: '1.125rem' },
  },
});
/** The thumb's place above the band lies over the countdown, which nobody taps. */
export const foot = css({
  position: 'relative',
  marginTop: -16,
  [LOW]: { gridColumn: 2, gridRow: 4, marginTop: 0 },
  [DESKTOP]: { gridColumn: '1 / -1' },
});

/** On wide windows an age alone leaves the last column free. */
export const cake = css({
  display: 'none',
  [DESKTOP]: {
    position: 'absolute',
    right: '4vw',
    bottom: '12%',
    display: 'block',
    width: '17vw',
    height: 'auto',
    maxHeight: '76%',
    color: 'var(--secondary)',
  },
});
