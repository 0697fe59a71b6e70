import { css } from '@emotion/react';
import { CJK, DESKTOP, LOW, NARROW } from '@janur/template-parts';
import andUrl from '../assets/and.svg';
import buntingUrl from '../assets/bunting.svg';
import underlineUrl from '../assets/underline.svg';
import { tornPath } from '../parts/paper.ts';
import { column, FOLD, handwriting, TABLET } from '../parts/layout.ts';

export const hero = css(column, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 14,
  paddingTop: 26,
  [NARROW]: { paddingTop: 22 },
  [TABLET]: { '&&': { paddingTop: 44 } },
  [LOW]: {
    '&&': { width: 'min(700px, 100%)' },
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gridTemplateAreas: '"words pile" "time pile"',
    gap: '8px 36px',
    alignItems: 'center',
    paddingInline: 18,
  },
  [DESKTOP]: {
    '&&': { width: 'min(1080px, 100% - 112px)' },
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gridTemplateAreas: '"words pile" "time pile"',
    gridTemplateRows: '1fr auto',
    gap: `30px ${FOLD}px`,
    alignItems: 'center',
    minHeight: 'min(860px, 100dvh)',
    padding: '110px 0 90px',
  },
});
export const bunting = css({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  height: 64,
  background: `url("${buntingUrl}") 50% 0 / max(100%, 390px) 100% no-repeat`,
  '& + div': { paddingTop: 52 },
  [DESKTOP]: { right: '54%', top: 64, '& + div': { paddingTop: 70 } },
});
export const words = css({
  position: 'relative',
  minWidth: 0,
  '[data-layout="new-lines"] > &, [data-layout="template-6"] > &': { textAlign: 'center' },
  [LOW]: { gridArea: 'words' },
  [DESKTOP]: { gridArea: 'words', alignSelf: 'end' },
});

/** The day on a ticket, taped to the page. The names flow around it. */
export const ticket = css({
  position: 'relative',
  float: 'right',
  minWidth: 112,
  maxWidth: '52%',
  margin: '10px 0 10px 12px',
  padding: '12px 18px 8px',
  borderRadius: 7,
  color: 'var(--print)',
  textAlign: 'center',
  rotate: '5deg',
  background:
    'radial-gradient(circle 1px, #3a2f28 1px, #0000 1.5px) 7px 6px / 2px 6px repeat-y, radial-gradient(circle 1px, #3a2f28 1px, #0000 1.5px) calc(100% - 7px) 6px / 2px 6px repeat-y, #edbd54',
  boxShadow: '1px 4px 3px #3a2f2840',
  '& span': { display: 'block', font: '700 .875rem/1.2 var(--font-body)', overflowWrap: 'anywhere' },
  // room for the sticker at its side
  '&:has(> p + p)': { marginLeft: 60 },
  '& time > b': { display: 'block', font: '400 3.25rem/.86 var(--font-heading)' },
  [DESKTOP]: { minWidth: 132, '& span': { fontSize: '1rem' }, '& time > b': { fontSize: '4.25rem' } },
});
export const ticketTape = css({ left: 'calc(50% - 33px)', top: -17, width: 66, rotate: '-6deg' });
/** Years together, or how old one is: a round sticker on the ticket's corner. */
export const years = css({
  position: 'absolute',
  left: -54,
  top: 20,
  display: 'grid',
  placeContent: 'center',
  minWidth: 62,
  aspectRatio: '1',
  padding: 6,
  borderRadius: '50%',
  rotate: '-14deg',
  color: '#fff',
  background: '#b8472c',
  boxShadow: 'inset 0 0 0 3px #b8472c, inset 0 0 0 4px #fff9, 0 3px 4px #3a2f2840',
  font: '700 .8125rem/1 var(--font-body)',
  '& b': { font: '400 2rem/.8 var(--font-heading)' },
});
export const eyebrow = css(handwriting, {
  paddingTop: 14,
  font: '400 2rem/.86 var(--font-script)',
  rotate: '-4deg',
  transformOrigin: '0 100%',
  overflowWrap: 'anywhere',
  [CJK]: { fontSize: '1.25rem' },
  [DESKTOP]: { fontSize: '2.75rem' },
});
const size = (most: string, room: string) => `max(2.250rem, min(${most} * var(--step), ${room} * 2 / var(--word)))`;
export const names = css({
  marginTop: 6,
  fontSize: size('5.875rem', '(min(100vw, 560px) - 78px)'),
  lineHeight: 0.86,
  letterSpacing: '-.015em',
  color: 'var(--title)',
  '& [data-line]': { display: 'inline-block', maxWidth: '100%', overflowWrap: 'break-word' },
  // what has no room beside the ticket stands below it
  '& [data-line]:first-of-type:not(:last-of-type)': { display: 'block', overflowWrap: 'normal' },
  '& [data-joiner]': { fontSize: 0 },
  '& [data-joiner]::before': {
    content: '""',
    display: 'inline-block',
    width: 'calc(3rem * var(--step))',
    aspectRatio: '52 / 64',
    margin: '0 10px 0 clamp(0px, 10vw, 44px)',
    background: 'var(--marker)',
    mask: `url("${andUrl}") 50% / contain no-repeat`,
  },
  '&[data-layout="new-lines"]': {
    '& [data-line], & [data-joiner]': { display: 'block' },
    '& [data-joiner]': { font: '400 2.5rem/1.1 var(--font-script)', color: 'var(--marker)' },
    '& [data-joiner]::before': { content: 'none' },
  },
  '&[data-layout="template-6"] [data-joiner]::before': { marginLeft: 10 },
  '[data-single] > div > &': { fontSize: size('7rem', '(min(100vw, 560px) - 78px)') },
  [LOW]: {
    '&, [data-single] > div > &': { fontSize: size('4.5rem', '280px') },
    '& [data-joiner]::before': { width: '2.25rem', marginLeft: 4 },
  },
  [CJK]: { '&, [data-single] > div > &': { fontSize: size('3.75rem', '52vw') } },
  [DESKTOP]: {
    fontSize: size('8.500rem', '430px'),
    '[data-single] > div > &': { fontSize: size('10rem', '430px') },
    '& [data-joiner]::before': { width: 'calc(4.250rem * var(--step))' },
  },
});
/** The initials in a ring of marker. */
export const monogram = css({
  clear: 'both',
  display: 'grid',
  placeContent: 'center',
  width: 132,
  aspectRatio: '1',
  margin: '12px auto 14px',
  borderRadius: '50%',
  border: '4px double var(--marker)',
  rotate: '-6deg',
  font: '400 3.25rem/1 var(--font-heading)',
  color: 'var(--marker)',
});
export const underline = css({
  clear: 'both',
  display: 'block',
  width: '88%',
  height: 24,
  marginTop: 6,
  background: 'var(--secondary)',
  opacity: 0.8,
  mask: `url("${underlineUrl}") 50% / 100% 100% no-repeat`,
});
export const age = css(handwriting, {
  marginTop: 8,
  fontSize: '2.25rem',
  color: 'var(--marker)',
  [DESKTOP]: { fontSize: '3rem' },
});
export const pile = css({
  [LOW]: { gridArea: 'pile' },
  [DESKTOP]: { gridArea: 'pile', width: '100%', maxWidth: 500, justifySelf: 'center' },
});

export const time = css({
  marginTop: 18,
  [LOW]: { gridArea: 'time' },
  [DESKTOP]: { gridArea: 'time', alignSelf: 'start', margin: 0 },
});
export const left = css(handwriting, {
  position: 'relative',
  paddingLeft: 46,
  fontSize: '2.25rem',
  [DESKTOP]: { fontSize: '2.5rem' },
});
export const arrow = css({ left: 8, top: 8, width: 28, height: 38 });
/** Leaves of a tear-off calendar, two rings each. */
export const leaves = css({
  marginTop: 22,
  maxWidth: 440,
  '& [data-part="units"]': { display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 10 },
  '& [data-part="unit"]': {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    minHeight: 88,
    padding: '25px 2px 14px',
    color: 'var(--ink-on-third)',
    isolation: 'isolate',
    rotate: '-2.5deg',
    '--leaf': '#b8472c',
    '&:nth-of-type(2)': { '--leaf': '#3e5c4b', rotate: '1.5deg' },
    '&:nth-of-type(3)': { '--leaf': '#8a5f12', rotate: '-1deg' },
    '&:nth-of-type(4)': { '--leaf': '#3c6079', rotate: '2.5deg' },
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      inset: 0,
      borderRadius: '3px 3px 0 0',
      clipPath: tornPath(83, 6, 'b'),
      background: 'linear-gradient(var(--leaf) 19px, #0000 0), var(--third)',
      boxShadow: '0 2px 2px #3a2f2840',
    },
    '&::after': {
      content: '""',
      position: 'absolute',
      top: -6,
      insetInline: '24%',
      height: 18,
      background:
        'linear-gradient(#8b8178 0 0) 0 0 / 3px 15px no-repeat, linear-gradient(#8b8178 0 0) 100% 0 / 3px 15px no-repeat',
    },
  },
  '& b': { font: '400 2.625rem/.95 var(--font-heading)', fontVariantNumeric: 'tabular-nums' },
  '& span': { font: '600 .875rem/1.1 var(--font-body)', overflowWrap: 'anywhere', textAlign: 'center' },
  '& [data-part="over"]': { font: '400 2.25rem/1 var(--font-heading)' },
  [NARROW]: { '& [data-part="units"]': { gap: 6 }, '& span': { fontSize: '.75rem', letterSpacing: '-.03em' } },
  // in half of a page of 400 % they stand two by two
  '@media (max-height: 300px)': { '& [data-part="units"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
