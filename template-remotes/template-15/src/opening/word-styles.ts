import { css } from '@emotion/react';
import { CJK, LEAVING, LOW, NARROW, openingSteps, REDUCED_MOTION, WITHOUT_MOTION } from '@janur/template-parts';
import { MAIN_CUT, RULES, STUB_CUT } from '../parts/paper.ts';
import { still, WIDE } from './film-styles.ts';

/** The label of the can: weekday and date. */
export const corner = css({
  gridArea: 'corner',
  position: 'relative',
  padding: '20px calc(var(--edge) + 62px) 0 calc(var(--edge) + 16px)',
  font: '400 1rem/1.3 var(--font-body)',
  '& span': { display: 'block' },
  [WIDE]: { padding: 'clamp(18px, 5dvh, 56px) calc(var(--edge) + 62px) 0 0' },
  [LOW]: { padding: '12px 0 0', '& span': { display: 'inline', marginRight: '.6em' } },
});

/** Long names scroll here; the ticket never does. */
export const words = css({
  gridArea: 'words',
  position: 'relative',
  alignSelf: 'end',
  minHeight: 0,
  maxHeight: '100%',
  overflowY: 'auto',
  scrollbarWidth: 'none',
  padding: '14px calc(var(--edge) + 8px) clamp(10px, 2.6dvh, 24px)',
  textAlign: 'center',
  '@media (max-height: 700px)': { paddingBottom: 8 },
  [LOW]: { paddingBlock: 2 },
  [WIDE]: { alignSelf: 'center', paddingLeft: 0, paddingRight: 'calc(var(--edge) + 24px)' },
});
export const eyebrow = css({
  font: '400 clamp(1.5rem, 8.4vw, 2.0625rem)/1.05 var(--font-script)',
  color: 'var(--blood)',
  transform: 'rotate(-3deg)',
  paddingBlock: 4,
  [WIDE]: { fontSize: 'clamp(1.5rem, 7dvh, 2.75rem)' },
  '@media (max-height: 700px)': { fontSize: '1.5rem' },
  [CJK]: { transform: 'none', fontSize: '1.375rem', fontWeight: 700 },
});

const size = (most: string, wide: string, high: string) =>
  `max(2rem, min(calc(${most} * var(--step)), calc(${wide} / var(--longest-word)), ${high}))`;

export const names = css(openingSteps, {
  marginTop: 'clamp(4px, 1.4dvh, 14px)',
  fontFamily: 'var(--font-heading)',
  fontSize: size('clamp(6.75rem, 24vw, 11rem)', '192vw', '12.8dvh'),
  lineHeight: 0.9,
  letterSpacing: '.012em',
  textTransform: 'uppercase',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  '& [data-line]:first-of-type': { display: 'block' },
  '& [data-joiner]': {
    display: 'inline-block',
    padding: '0 .36em 0 0',
    font: '400 .52em/.6 var(--font-script)',
    letterSpacing: 0,
    textTransform: 'none',
    verticalAlign: '.2em',
    color: 'var(--blood)',
  },
  '&[data-single]': { fontSize: size('clamp(8.25rem, 28vw, 13rem)', '200vw', '16dvh') },
  [WIDE]: {
    '&, &[data-single]': { fontSize: size('14rem', '118vw', '24dvh') },
  },
  [LOW]: { marginTop: 0, '&, &[data-single]': { fontSize: size('5rem', '80vw', '17dvh') } },
  [CJK]: { '&, &[data-single]': { fontSize: size('4.5rem', '76vw', '10dvh') } },
});
export const age = css({
  marginTop: 8,
  font: '400 clamp(1.25rem, 6vw, 1.625rem)/1.15 var(--font-script)',
  color: 'var(--blood)',
  '&:empty': { display: 'none' },
  [CJK]: { fontSize: '1.125rem' },
});

/** It lies over the film's edges. */
export const ticket = css({
  gridArea: 'ticket',
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 66fr) minmax(118px, 34fr)',
  margin: '0 12px 0 20px',
  width: 'min(480px, 100% - 32px)',
  justifySelf: 'center',
  transform: 'rotate(-1.6deg)',
  [WIDE]: {
    justifySelf: 'center',
    marginLeft: 0,
    width: 'min(600px, 100% - var(--edge) - 24px)',
    justifyItems: 'stretch',
  },
});
/** Where the stub is to be torn off: the leader shines through the holes. */
const holes = (side: '0' | '100%') =>
  `radial-gradient(circle 2.2px at ${side} 50%, #e2d6bd 2px, #0000 2.4px) ${side} 2px / 4px 7.2px repeat-y`;
const gold = {
  '--stock': `${RULES}, linear-gradient(#f0c77e, #d9a24a)`,
  '--rule': '#17120a',
  color: 'var(--print)',
} as const;

export const main = css({
  ...gold,
  background: `${holes('100%')}, var(--stock)`,
  display: 'grid',
  alignContent: 'center',
  minHeight: 112,
  padding: '22px 12px 20px 24px',
  mask: MAIN_CUT,
  '@media (max-height: 700px)': { minHeight: 96, paddingBlock: 18 },
  [LOW]: { minHeight: 84, paddingBlock: 16 },
});
export const guest = css({
  display: 'grid',
  gap: 6,
  font: '400 .875rem/1.15 var(--font-body)',
  overflowWrap: 'anywhere',
  [NARROW]: { fontSize: '.8125rem', letterSpacing: '-.07em' },
  '& strong': {
    font: '400 clamp(1.375rem, 7.2vw, 1.8125rem)/1.02 var(--font-heading)',
    letterSpacing: '.02em',
    textTransform: 'uppercase',
    display: 'block',
    textWrap: 'balance',
    [CJK]: { fontWeight: 700, fontSize: '1.25rem', lineHeight: 1.2 },
  },
  '[data-guest="long"] & strong': { fontSize: '1.25rem', [NARROW]: { fontSize: '1.0625rem' } },
  '* > & + p': { marginTop: 10 },
});
export const numerals = css({ font: '400 clamp(1.75rem, 9vw, 2.5rem)/1 var(--font-heading)', letterSpacing: '.02em' });

/** The stub, to be torn off: the opening's button. */
export const stub = css({
  ...gold,
  background: `${holes('0')}, var(--stock)`,
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 9,
  padding: '20px 14px 18px 10px',
  border: 0,
  mask: STUB_CUT,
  font: '400 clamp(1.25rem, 6.7vw, 1.875rem)/.98 var(--font-heading)',
  letterSpacing: '.02em',
  textTransform: 'uppercase',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  cursor: 'pointer',
  transform: 'rotate(4.5deg) translate(3px, -6px)',
  transformOrigin: '0 100%',
  transition: 'transform 420ms cubic-bezier(.4,0,.9,.4)',
  '& span': { maxWidth: '100%' },
  '& svg': { flex: 'none' },
  '&:focus-visible': { outlineOffset: '-6px' },
  [LEAVING]: { transform: 'translate(46px, 130px) rotate(38deg)' },
  ...still,
  [WITHOUT_MOTION]: { transition: 'none', [LEAVING]: { transform: 'none' } },
  [REDUCED_MOTION]: { transition: 'none', [LEAVING]: { transform: 'none' } },
  [CJK]: { fontWeight: 700, fontSize: '1.125rem', lineHeight: 1.2 },
});
