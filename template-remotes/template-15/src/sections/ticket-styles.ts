import { css } from '@emotion/react';
import { CJK, DESKTOP, NARROW } from '@janur/template-parts';
import barcode from '../assets/barcode.svg';
import reel from '../assets/reel.svg';
import { inkButton, outlineButton } from '../parts/layout.ts';
import { MAIN_CUT, RULES, STUB_CUT } from '../parts/paper.ts';

const STUB = 94;

/** Cream and gold stock by turns; gold is the couple's primary, printed in what is readable on it. */
export const ticket = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${STUB}px`,
  '--stock': '#f6ecd4',
  '--type': 'var(--print)',
  '--accent': 'var(--blood)',
  '--solid': 'var(--leader)',
  '&[data-print="gold"]': {
    '--stock': 'var(--primary)',
    '--type': 'var(--on-primary)',
    '--accent': 'var(--on-primary)',
    '--solid': 'var(--primary)',
  },
  '--rule': 'var(--accent)',
  '--focus': 'var(--type)',
  color: 'var(--type)',
  textAlign: 'start',
  [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr) 76px' },
  [DESKTOP]: { gridTemplateColumns: 'minmax(0, 1fr) 124px' },
});

const reelAt = (x: string) =>
  `linear-gradient(color-mix(in srgb, var(--stock) 90%, #0000) 0 0), url("${reel}") ${x} 50% / 184px no-repeat`;

export const main = css({
  minWidth: 0,
  padding: '24px 12px 26px 26px',
  background: `${RULES}, ${reelAt('calc(100% + 92px)')}, var(--stock)`,
  mask: MAIN_CUT,
  '& > img': { height: 40, width: 'auto', maxWidth: 120, marginBottom: 8, objectFit: 'contain' },
  '& [data-line="session"]': {
    font: '700 1.0625rem/1.25 var(--font-body)',
    letterSpacing: '-.02em',
    color: 'var(--accent)',
  },
  '& [data-line="place"]': { marginTop: 12, font: '700 1.0625rem/1.2 var(--font-body)' },
  '& [data-line="street"]': { marginTop: 2, font: '400 1rem/1.25 var(--font-body)' },
  '& [data-part="dress-code"]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    marginTop: 12,
    font: '400 1rem/1.3 var(--font-body)',
  },
  '& [data-part="label"]': { fontWeight: 700 },
  '& [data-part="swatches"]': { display: 'flex', flexWrap: 'wrap', gap: 6 },
  '& [data-part="swatch"]': { display: 'block', width: 26, height: 26, border: '1.5px solid currentColor' },
  [NARROW]: { paddingLeft: 20, paddingRight: 8 },
  [DESKTOP]: { padding: '34px 24px 34px 40px' },
});
export const billing = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '4px 12px',
  marginTop: 8,
  '& h3': {
    flex: '1 1 70px',
    minWidth: 'min-content',
    fontSize: '1.9375rem',
    lineHeight: 0.94,
    overflowWrap: 'break-word',
    [CJK]: { fontSize: '1.375rem' },
  },
  '& [data-line="time"]': { font: '400 .9375rem/1.2 var(--font-body)', maxWidth: '100%' },
  '& [data-line="time"] span': { display: 'block' },
  '& [data-line="time"] b': {
    display: 'block',
    marginBottom: 6,
    font: '400 clamp(4.25rem, 22.500vw, 5.625rem)/.86 var(--font-heading)',
    letterSpacing: '-.005em',
  },
  [DESKTOP]: {
    '& h3': { fontSize: '2.5rem' },
    '& [data-line="time"] b': { fontSize: '7rem' },
  },
});
export const links = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginTop: 14,
  '& > li': { flex: '1 1 96px', minWidth: 0, display: 'grid' },
  '& > li:has([open])': { flexBasis: '100%' },
  [NARROW]: { '& > li': { flexBasis: '100%' } },
  '[data-quiet] & > li': { flexBasis: '100%' },
  '& :is(a, summary)': { ...outlineButton, paddingInline: 8, fontSize: '.9375rem' },
  '& [data-primary] > a, & [data-primary] summary': {
    ...inkButton,
    paddingInline: 8,
    fontSize: '.9375rem',
    color: 'var(--solid)',
    background: 'var(--type)',
  },
  '& [data-part="choices"]': { display: 'grid', gap: 6, marginTop: 6 },
});

export const stub = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 14,
  padding: '22px 16px 24px 8px',
  textAlign: 'center',
  // the line to tear along, a pixel inside so that no seam shows
  marginLeft: -1,
  background: `radial-gradient(circle 1.2px at 1px 4px, var(--type) 1px, #0000 1.4px) 0 14px / 3px 6px repeat-y, ${RULES}, ${reelAt('-92px')}, var(--stock)`,
  mask: STUB_CUT,
  '& span': { display: 'block', font: '400 .875rem/1.15 var(--font-body)', overflowWrap: 'anywhere' },
  '& b': { display: 'block', margin: '3px 0 2px', font: '400 3.25rem/.95 var(--font-heading)' },
  // the row, embossed in a star of the house
  '& > b': {
    display: 'grid',
    placeContent: 'center',
    width: 58,
    aspectRatio: '1',
    margin: '4px 0 2px',
    color: 'var(--stock)',
    background: 'var(--type)',
    clipPath:
      'polygon(50% 0, 59% 12%, 71% 3%, 76% 17%, 90% 14%, 89% 28%, 100% 35%, 93% 47%, 100% 60%, 89% 68%, 91% 83%, 76% 83%, 70% 97%, 58% 88%, 48% 100%, 39% 88%, 26% 96%, 22% 82%, 8% 82%, 11% 67%, 0 58%, 8% 47%, 0 34%, 12% 27%, 12% 12%, 26% 16%, 32% 3%, 42% 12%)',
    fontSize: '2rem',
  },
  '& i': {
    width: '100%',
    maxWidth: 60,
    height: 40,
    marginTop: 'auto',
    background: 'currentColor',
    mask: `url("${barcode}") 0 0 / 60px 100%`,
  },
  [NARROW]: { padding: '22px 12px 24px 6px', '& span': { letterSpacing: '-.05em' } },
  [DESKTOP]: { '& b': { fontSize: '4rem' }, '& i': { maxWidth: 90, maskSize: '90px 100%' } },
});
