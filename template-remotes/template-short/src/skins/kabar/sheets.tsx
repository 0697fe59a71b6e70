import { css } from '@emotion/react';
import { from } from '@janur/kit';
import { DESKTOP } from '@janur/template-parts';
import { formBasics } from '../../skeleton/form-basics.ts';
import { eventBasics, giftBasics, giftDialog, wishHead } from '../../skeleton/sheet-basics.ts';
import type { SheetLook } from '../../skeleton/sheet-look.ts';
import { sheetSections } from '../../skeleton/sheet-sections.tsx';
import { Coupon } from './coupon.tsx';
import { Head } from './head.tsx';
import { doubleRule, HAIR } from './press.ts';
import { sheet } from './sheet-styles.ts';

const title = { font: '700 1.5rem/1.05 var(--font-heading)', letterSpacing: '-.015em', color: 'var(--title)' } as const;
const kicker = {
  font: '700 .9375rem/1.25 var(--font-heading)',
  letterSpacing: '.09em',
  textTransform: 'uppercase',
  color: 'var(--red)',
} as const;
const bold = { font: '600 1rem/1.3 var(--font-body)' } as const;
const solid = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 50,
  padding: '8px 20px',
  border: 0,
  font: '700 1.0625rem/1.15 var(--font-heading)',
  letterSpacing: '.02em',
  textAlign: 'center',
  color: 'var(--on-primary)',
  background: 'var(--primary)',
  cursor: 'pointer',
} as const;
const outline = {
  ...solid,
  color: 'var(--ink)',
  background: 'none',
  boxShadow: 'inset 0 0 0 2px currentColor',
} as const;
const grey = { filter: 'grayscale(1) contrast(1.12)', background: 'var(--shade)' } as const;
const dropCap = {
  float: 'left',
  padding: '6px 7px 0 0',
  font: '400 3.25rem/.74 var(--font-script)',
  color: 'var(--red)',
} as const;

const look: SheetLook = {
  // the articles of a public notice
  ruleMark: (index) => `§ ${index + 1}`,
  sheet,
  Head,
  FormCard: Coupon,
  unfolded: css({
    '&::before': doubleRule,
    '& > h2': { ...kicker, marginTop: 8, letterSpacing: '.07em' },
    // two advertisements beside each other where the page is wide
    '& [data-part="list"]': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 210px), 1fr))' },
    [DESKTOP]: { '&& [data-part="number"]': { fontSize: '1.5rem' } },
  }),
  banner: css({
    position: 'relative',
    aspectRatio: '16 / 9',
    overflow: 'hidden',
    marginTop: 14,
    borderBlock: HAIR,
    '& img': grey,
  }),
  quote: css({
    margin: '24px 5px 0',
    padding: '26px 20px',
    textAlign: 'center',
    border: '1px solid var(--ink)',
    outline: '3px solid var(--ink)',
    outlineOffset: 2,
    '& p': { font: 'italic 400 1.375rem/1.4 var(--font-body)', whiteSpace: 'pre-line' },
    '& cite': { ...kicker, display: 'block', marginTop: 16, fontStyle: 'normal' },
    '&[data-plain]': { border: 0, outline: 0, borderTop: HAIR, borderRadius: 0 },
  }),
  couple: css({
    display: 'grid',
    marginTop: 16,
    '& article': { padding: '16px 0 20px', borderTop: HAIR, overflow: 'hidden' },
    '& img': { ...grey, float: 'left', width: '44%', aspectRatio: '4 / 5', marginRight: 16 },
    '& h3': {
      ...title,
      fontSize: 'max(1.25rem, min(calc(1.875rem * var(--step)), calc(19rem / var(--word))))',
      hyphens: 'auto',
    },
    '& [data-line]': { font: 'italic 400 1.0625rem/1.4 var(--font-body)', marginTop: 8 },
    '& [data-line="parents"]': { fontStyle: 'normal', marginTop: 0 },
    '& ul': { display: 'flex', gap: 4, marginTop: 6 },
    '& a': { display: 'grid', placeContent: 'center', width: 48, height: 48, color: 'var(--red)' },
    '&[data-layout="own"], &[data-layout="one-photo"]': {
      gridTemplateColumns: 'repeat(auto-fit, minmax(138px, 1fr))',
      columnGap: 18,
    },
    '&[data-layout="own"] img': { float: 'none', width: '100%', marginBottom: 10 },
    '&[data-layout="stacked"] article:nth-of-type(even) img': { float: 'right', margin: '0 0 0 16px' },
    '&:is([data-layout="wide"], [data-layout="single"]) img': { float: 'none', width: '100%', marginBottom: 10 },
    '&[data-layout="wide"] article': { position: 'relative' },
    '&[data-layout="wide"] img + div': {
      position: 'relative',
      margin: '-64px 14px 0',
      padding: '12px 14px',
      background: 'var(--base)',
    },
    '&[data-layout="round"] img': { width: 92, aspectRatio: '1', borderRadius: '50%' },
  }),
  story: css({
    marginTop: 14,
    '& article': { padding: '14px 0 22px', borderTop: HAIR },
    '& h3': title,
    '& [data-line="when"]': { ...kicker, marginBottom: 4 },
    '& [data-line="subtitle"]': { font: 'italic 400 1.125rem/1.3 var(--font-body)', marginTop: 4 },
    '& [data-line="text"]': { marginTop: 10, font: '400 1.0625rem/1.45 var(--font-body)' },
    '& article:first-of-type [data-line="text"]::first-letter': dropCap,
    '& img': { ...grey, width: '100%', aspectRatio: '3 / 2', marginTop: 12 },
    [`@media ${from('phone')}`]: {
      '& :is([data-line="text"], &[data-paragraph] > div)': { columns: '180px 2', columnGap: 20, columnRule: HAIR },
    },
    '&[data-paragraph] p': { font: '400 1.0625rem/1.45 var(--font-body)' },
    '&[data-paragraph] p + p': { marginTop: 10 },
    '&[data-paragraph] p:first-of-type::first-letter': dropCap,
  }),
  events: css(eventBasics, {
    marginTop: 16,
    '& article': { padding: '16px 0 22px', borderTop: HAIR, scrollMarginTop: 12 },
    '& h3': title,
    '& [data-line]': { font: '400 1.0625rem/1.45 var(--font-body)' },
    '& [data-line="session"]': kicker,
    '& [data-line="date"]': { fontStyle: 'italic', marginTop: 4 },
    '& [data-line="time"]': { font: '700 1.375rem/1.3 var(--font-heading)', color: 'var(--red)' },
    '& [data-line="place"]': { fontWeight: 600, marginTop: 6 },
    '& [data-part="dress-code"]': { marginTop: 12 },
    '& [data-part="label"]': kicker,
    '& [data-part="swatches"]': { gap: 6 },
    '& [data-part="swatch"]': { border: '1px solid var(--ink)' },
    '& [data-part="event-links"]': { gap: 8, marginTop: 16 },
    '& [data-part="event-links"] > li > a, & summary': { ...outline, width: '100%', listStyle: 'none' },
    '& [data-part="event-links"] > [data-primary] > a': { ...solid, boxShadow: 'none', width: '100%' },
    '& [data-part="choices"] :is(a, button)': { ...outline, width: '100%' },
  }),
  gallery: css({
    marginTop: 18,
    display: 'grid',
    gap: 12,
    '& [data-part="pictures"]': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 10 },
    '& [data-part="pictures"]:not([data-slider]) > li:first-of-type': { gridColumn: '1 / -1' },
    // no hole beside the last of an even number
    '& [data-part="pictures"]:not([data-slider]) > li:last-of-type:nth-of-type(even)': {
      gridColumn: '1 / -1',
      '& [data-part="open"]': { aspectRatio: '3 / 2' },
    },
    '& [data-part="open"]': { border: 0, background: 'none', aspectRatio: '1', overflow: 'hidden' },
    '& li:first-of-type [data-part="open"]': { aspectRatio: '3 / 2' },
    '& [data-part="open"] img': { ...grey, width: '100%', height: '100%' },
    '& [data-part="pictures"][data-slider] > li': { width: '78%' },
    '& [data-part="slider-buttons"]': { display: 'flex', justifyContent: 'flex-end', gap: 8, marginTop: 8 },
    '& [data-part="slider-buttons"] button': { ...outline, width: 52, padding: 0 },
  }),
  video: css({
    marginTop: 18,
    '& [data-part="screen"]': {
      border: '1px solid var(--ink)',
      outline: '3px solid var(--ink)',
      outlineOffset: 2,
      margin: 5,
    },
    '& img': grey,
    '& [data-part="page"]': { marginTop: 14 },
    '& [data-part="page"] a': outline,
  }),
  lead: css({ marginTop: 8, font: 'italic 400 1.0625rem/1.4 var(--font-body)' }),
  form: css(formBasics, {
    gap: 18,
    font: '400 1.0625rem/1.4 var(--font-body)',
    '& [data-part="label"]': bold,
    '& :is(input:not([type="radio"], [type="checkbox"]), textarea, select)': {
      font: '400 1.125rem/1.4 var(--font-body)',
      borderBottom: '2px dotted currentColor',
    },
    '& textarea': { minHeight: 92, fontStyle: 'italic' },
    '& [data-part="choices"]': { gap: '4px 12px', marginTop: 6 },
    '& [data-part="choice"]': { gap: 12, minHeight: 48, padding: '6px 0', ...bold },
    // a box, ticked with a red pencil
    '& [data-part="choice"]::before': {
      content: '""',
      flex: 'none',
      width: 28,
      height: 28,
      border: '2px solid currentColor',
    },
    '& [data-part="choice"][data-selected]::after': {
      content: '""',
      position: 'absolute',
      left: 8,
      top: 'calc(50% - 20px)',
      width: 13,
      height: 26,
      borderRight: '3.4px solid var(--red)',
      borderBottom: '3.4px solid var(--red)',
      borderRadius: '0 0 3px 0',
      transform: 'rotate(38deg)',
    },
    // what was answered, and the ticket
    '& [data-part="done"]': { display: 'grid', gap: 16, textAlign: 'center' },
    '& [data-part="said"]': {
      display: 'grid',
      gap: 2,
      '& li': {
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        gap: '2px 16px',
        padding: '8px 2px',
        borderBottom: '1px dotted var(--ink)',
        textAlign: 'start',
      },
      '& li > :only-child': { marginInline: 'auto' },
    },
    '& [data-part="keepsake"]': { display: 'grid', gap: 14, '& svg': { boxShadow: '0 10px 24px -8px #0007' } },
    '& [data-part="save"]': { ...solid, width: '100%' },
    '& :is([data-part="change"], [data-part="calendar"] summary, [data-part="choices"] > a, [data-part="choices"] > button)':
      {
        ...outline,
        width: '100%',
      },
    '& [data-part="submit"]': { ...solid, width: '100%', minHeight: 58 },
    '& :is([data-part="error-summary"], [data-part="failed"], [data-part="waiting"], [data-part="answered"])': {
      padding: '12px 16px',
      border: '2px solid currentColor',
    },
    '& [data-part="error-summary"] strong': title,
  }),
  wishes: css({
    marginTop: 14,
    '& [data-part="wish"]': { padding: '14px 0 16px', borderTop: HAIR, breakInside: 'avoid' },
    '& [data-part="head"]': wishHead,
    '& [data-part="name"]': { font: '700 1.1875rem/1.25 var(--font-heading)', color: 'var(--title)' },
    '& [data-part="time"]': { font: 'italic 400 .9375rem/1.4 var(--font-body)' },
    '& [data-part="message"]': { marginTop: 4, font: '400 1.0625rem/1.45 var(--font-body)', whiteSpace: 'pre-line' },
    '& [data-part="wish"]:first-of-type > [data-part="message"]::first-letter': dropCap,
    '& :is([data-part="failed"], [data-part="status"])': { padding: '20px 0', fontStyle: 'italic' },
    // a column that is still to be set
    '& [data-part="empty"]': {
      margin: '10px 5px 0',
      padding: '54px 24px',
      border: '1px solid var(--ink)',
      outline: '3px solid var(--ink)',
      outlineOffset: 2,
      textAlign: 'center',
      font: 'italic 400 1.375rem/1.35 var(--font-body)',
      textWrap: 'balance',
    },
    '& > button': { ...outline, marginTop: 8 },
  }),
  gifts: css(giftBasics, {
    marginTop: 18,
    '& [data-part="list"]': { display: 'grid', gap: 18 },
    '& [data-part="account"]': {
      display: 'grid',
      justifyItems: 'center',
      gap: 8,
      margin: 5,
      padding: '18px 14px 20px',
      textAlign: 'center',
      border: '1px solid var(--ink)',
      outline: '3px solid var(--ink)',
      outlineOffset: 2,
    },
    '& [data-part="name"]': kicker,
    '& [data-part="owner"]': { font: '400 1.0625rem/1.4 var(--font-body)' },
    '& [data-part="number"]': {
      font: '600 clamp(1.375rem, 7vw, 1.875rem)/1.1 var(--font-body)',
      letterSpacing: '.03em',
      color: 'var(--title)',
    },
    '& [data-part="copy"]': { ...solid, minWidth: 180, marginTop: 4 },
    '& [data-part="copy"][data-state="copied"]': outline,
    '& [data-part="pay"] a': { ...outline, minWidth: 180 },
    '& [data-part="qr"]': { border: HAIR },
    '& [data-part="dialog"]': {
      ...giftDialog,
      border: '3px solid var(--ink)',
      background: 'var(--base)',
      color: 'var(--ink)',
      '&::backdrop': { background: '#1f1d1ab8' },
    },
    '& [data-part="others-title"]': title,
  }),
  health: css({
    margin: '18px 5px 0',
    padding: '16px 16px 20px',
    border: '1px solid var(--ink)',
    outline: '3px solid var(--ink)',
    outlineOffset: 2,
    font: '400 1.0625rem/1.45 var(--font-body)',
    '& [data-part="rules"]': { marginTop: 12 },
    '& [data-part="rule"]': {
      display: 'flex',
      alignItems: 'center',
      gap: 16,
      padding: '10px 0',
      borderTop: '1px dotted var(--ink)',
      ...bold,
    },
    '& [data-part="icon"]': {
      flex: 'none',
      minWidth: 46,
      font: '700 2.25rem/1 var(--font-heading)',
      letterSpacing: '-.02em',
      color: 'var(--red)',
    },
  }),
  footer: css({
    marginTop: 16,
    font: '400 1.125rem/1.45 var(--font-body)',
    '&::after': { ...doubleRule, marginTop: 24 },
    '& img': { width: 88, height: 88, objectFit: 'contain', float: 'right', marginLeft: 14 },
    '& [data-line="text"]::first-letter': dropCap,
    '& [data-line="sign"]': { marginTop: 18, fontStyle: 'italic' },
    '& [data-line="names"]': {
      font: '700 1rem/1.05 var(--font-heading)',
      fontSize: 'max(1.625rem, calc(2.5rem * var(--step)))',
      color: 'var(--title)',
    },
  }),
};

/** The other pages of the paper. */
export const sheets = sheetSections(look);
