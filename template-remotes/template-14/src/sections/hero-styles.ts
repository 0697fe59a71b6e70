import { css, keyframes } from '@emotion/react';
import { below, from } from '@janur/kit';
import { CJK, DESKTOP, LOW, REDUCED_MOTION, WITHOUT_MOTION } from '@janur/template-parts';
import mask from '../assets/picture-mask.svg';
import paper from '../assets/picture-paper.svg';
import { INDIGO, ornament, stamped, washi } from '../parts/layout.ts';

/** `--u` is one unit of the drawing, which is 390 wide; `--high` is how long the names' column may grow. */
export const hero = css({
  '--u': 'calc(min(100vw, 560px) / 390)',
  '--high': 'calc(472 * var(--u))',
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'calc(540 * var(--u)) auto',
  alignContent: 'start',
  minHeight: '100svh',
  padding: '0 0 calc(104px + env(safe-area-inset-bottom)) calc(34 * var(--u))',
  overflow: 'hidden',
  background: washi('var(--base)'),
  [`@media ${from('large')} and ${below('desktop')}`]: { '--high': '680px', gridTemplateRows: '760px auto' },
  [DESKTOP]: {
    '--u': 'clamp(.86px, 100dvh / 860, 1.5px)',
    '--high': 'calc(700 * var(--u))',
    gridTemplateColumns: 'calc(158 * var(--u)) minmax(0, 1fr)',
    gridTemplateRows: 'minmax(0, 1fr)',
    paddingLeft: 'clamp(40px, 5vw, 96px)',
    paddingBottom: 0,
  },
  [LOW]: {
    '--u': '.78px',
    '--high': '290px',
    gridTemplateColumns: '130px minmax(0, 1fr)',
    gridTemplateRows: 'auto',
    minHeight: 0,
  },
  // TEMPLATE_6: initials over names that lie, and the picture over all the width
  '&[data-layout="template-6"]': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'calc(396 * var(--u)) auto auto auto',
    paddingInline: 'calc(34 * var(--u))',
    [DESKTOP]: { gridTemplateRows: '58vh auto auto auto', paddingBottom: 72 },
    [LOW]: { gridTemplateRows: '300px auto auto auto' },
  },
});

/** The right 62 of the sheet. */
export const picture = css({
  position: 'absolute',
  right: 0,
  top: 0,
  width: 'calc(100% - 122 * var(--u))',
  height: 'calc(512 * var(--u))',
  background: `url(${paper}) 0 0 / 100% 100%`,
  '& > div': { position: 'absolute', inset: 0, mask: `url(${mask}) 0 0 / 100% 100%`, overflow: 'hidden' },
  // the dusk lies over any picture, so that the branch stands before it
  '& > div::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background:
      'linear-gradient(color-mix(in srgb, var(--deep) 62%, #0000), color-mix(in srgb, var(--deep) 14%, #0000) 34%, #0000 60%, color-mix(in srgb, var(--deep) 40%, #0000))',
    pointerEvents: 'none',
  },
  '&[data-empty] > div': { background: INDIGO, '&::after': { display: 'none' } },
  [`@media ${from('large')} and ${below('desktop')}`]: { width: 'calc(100% - 210px)', height: 730 },
  [DESKTOP]: { width: '60%', height: '90%' },
  [`@media ${from('desktop')} and ${below('wide')}`]: { width: '51%' },
  [LOW]: { width: '48%', height: 320 },
  '[data-layout="template-6"] &': {
    width: '100%',
    height: 'calc(380 * var(--u))',
    [DESKTOP]: { height: '56vh' },
    [LOW]: { height: 290 },
  },
});
export const backgrounds = css({ position: 'absolute', inset: 0 });
export const leaf = css({ '--leaf': 'calc(64 * var(--u))', opacity: 0.5 });
export const knot = css(ornament, { width: '86%', left: '9%', top: '26%' });

export const branch = css(ornament, {
  right: 0,
  top: 'calc(376 * var(--u))',
  width: 'calc(274 * var(--u))',
  [`@media ${from('large')} and ${below('desktop')}`]: { top: 540 },
  [DESKTOP]: { width: 'min(48%, 560 * var(--u))', top: 'auto', bottom: 'calc(10% - 70 * var(--u))' },
  [LOW]: { width: 190, top: 200 },
  '[data-layout="template-6"] &': {
    top: 'calc(250 * var(--u))',
    [DESKTOP]: { top: 'auto', bottom: '38vh', width: 'calc(360 * var(--u))' },
    [LOW]: { top: 170 },
  },
});

const fall = keyframes({
  '0%': { transform: 'translate(0, 0) rotate(38deg)', opacity: 0 },
  '10%': { opacity: 1 },
  '84%': { opacity: 1 },
  '100%': { transform: 'translate(-70px, 300px) rotate(300deg)', opacity: 0 },
});
/** Two petals come down through the picture, and no more: they are gone before the words. */
export const petal = css(ornament, {
  width: 'calc(15 * var(--u))',
  left: '86%',
  top: 'calc(92 * var(--u))',
  transform: 'rotate(38deg)',
  animation: `${fall} 9s cubic-bezier(.4,.1,.7,1) 2 both`,
  '& + &': { left: '64%', top: 'calc(40 * var(--u))', animationDelay: '4s' },
  [WITHOUT_MOTION]: { animation: 'none' },
  [REDUCED_MOTION]: { animation: 'none', '& + &': { display: 'none' } },
  [DESKTOP]: { left: '88%', top: '30%', '& + &': { left: '70%', top: '18%' } },
});

/** Written downwards: Latin letters lie on their side, Han, kana and Hangul stand. */
export const names = css({
  position: 'relative',
  alignSelf: 'start',
  justifySelf: 'start',
  marginTop: 'calc(44 * var(--u))',
  marginLeft: 'calc(2 * var(--u))',
  height: 'var(--high)',
  writingMode: 'vertical-rl',
  fontSize: 'max(1.25rem, min(calc(62 * var(--u)), calc(var(--high) / (var(--letters) * .51))))',
  lineHeight: 1.06,
  color: 'var(--title)',
  textWrap: 'wrap',
  '& [data-joiner]': { font: '400 .76em/1 var(--font-script)', color: 'var(--shu)' },
  '[data-columns] &': {
    fontSize: 'max(1.125rem, min(calc(39 * var(--u)), calc(var(--high) / (var(--letters) * .58))))',
    '& > :first-of-type': { display: 'block' },
    '& [data-joiner]': { font: '400 max(1.5rem, .7em)/1 var(--font-script)' },
  },
  '&[data-layout="new-lines"] > span': { display: 'block' },
  '&:not(:has([data-joiner]))': {
    fontSize: 'max(1.25rem, min(calc(76 * var(--u)), calc(var(--high) / (var(--letters) * .55))))',
  },
  [DESKTOP]: {
    alignSelf: 'center',
    margin: 0,
    fontSize: 'max(1.5rem, min(calc(96 * var(--u)), calc(var(--high) / (var(--letters) * .51))))',
    '[data-columns] &': {
      fontSize: 'max(1.25rem, min(calc(56 * var(--u)), calc(var(--high) / (var(--letters) * .58))))',
    },
  },
  [LOW]: { gridRow: 1, marginTop: 20 },
  // TEMPLATE_6: the names lie under the picture
  '[data-layout="template-6"] &': {
    alignSelf: 'end',
    writingMode: 'horizontal-tb',
    height: 'auto',
    gridArea: '3 / 1 / 4 / -1',
    marginTop: 0,
    fontSize: 'max(1.5rem, min(calc(50 * var(--u) * var(--step)), calc(322 * var(--u) / (var(--word) * .56))))',
    '& > span': { display: 'block' },
    [DESKTOP]: { fontSize: 'max(1.5rem, min(calc(70 * var(--u) * var(--step)), calc(60vw / (var(--word) * .56))))' },
  },
  [CJK]: { lineHeight: 1.2 },
});

export const facts = css({
  position: 'relative',
  paddingRight: 20,
  [DESKTOP]: { alignSelf: 'end', padding: '0 0 calc(64 * var(--u))', width: 'min(360px, 100%)' },
  [LOW]: { alignSelf: 'center', width: '46%', padding: '20px 0' },
  '[data-layout="template-6"] &': {
    gridArea: '4 / 1 / 5 / -1',
    alignSelf: 'start',
    width: 'auto',
    padding: '10px 0 0',
  },
});
/** A small stone cut with two letters, beside the day. */
export const language = css({
  position: 'absolute',
  right: 14,
  top: 16,
  display: 'grid',
  placeItems: 'center',
  width: 52,
  height: 52,
  padding: 0,
  border: 0,
  color: 'var(--shu)',
  background: 'none',
  cursor: 'pointer',
  '& b': { padding: '6px 8px', border: '1.5px solid currentColor', font: '600 .9375rem/1 var(--font-body)' },
  '&:active b': { color: '#fff', background: 'var(--seal)' },
  // clear of the branch's last blossom
  [`@media ${from('large')} and ${below('desktop')}`]: { top: 56 },
  [DESKTOP]: { right: 'auto', left: -10, top: -58 },
});
export const initials = css(stamped, {
  gridArea: '2 / 1 / 3 / -1',
  position: 'relative',
  justifySelf: 'start',
  display: 'grid',
  placeItems: 'center',
  minWidth: 64,
  minHeight: 64,
  padding: 14,
  font: '500 1.375rem/1 var(--font-heading)',
});
export const eyebrow = css({
  maxWidth: 'calc(232 * var(--u))',
  font: '600 1rem/1.4 var(--font-body)',
});
export const date = css({
  marginTop: 2,
  // clear of the languages' stone
  paddingRight: 54,
  font: '500 clamp(1.1875rem, calc(21 * var(--u)), 1.75rem)/1.35 var(--font-heading)',
  textWrap: 'balance',
  color: 'var(--ink)',
  [DESKTOP]: { paddingRight: 0 },
});
