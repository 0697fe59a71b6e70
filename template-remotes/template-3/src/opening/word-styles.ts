import { css } from '@emotion/react';
import { LEAVING, LOW, openingSteps } from '@janur/template-parts';
import { BRIGHT, FOIL } from '../parts/foil.ts';
import { measures, WIDE } from './gate-styles.ts';

/** Between the gunungan and the frame; what does not fit can be scrolled to. */
export const words = css(measures, {
  position: 'absolute',
  top: 'calc(var(--top) + var(--high))',
  bottom: 26,
  insetInline: 26,
  overflowY: 'auto',
  scrollbarWidth: 'none',
  display: 'flex',
  padding: 'calc(22 * var(--u)) 8px calc(16 * var(--u))',
  // the kawung withdraws behind the names
  background: 'radial-gradient(50% 46% at 50% 38%, color-mix(in srgb, var(--soga-2) 88%, #0000) 40%, #0000)',
  '[data-guest="none"] &': { paddingTop: '5cqh' },
  [LOW]: { top: 22, bottom: 22, left: '47cqw', right: 40, padding: 0 },
  [LEAVING]: { opacity: 0, transition: 'opacity 260ms' },
});

export const lines = css({
  margin: 'auto',
  width: '100%',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  '[data-guest="none"] &': { marginTop: 0 },
  [LOW]: { margin: 'auto', '[data-guest="none"] &': { marginTop: 'auto' } },
});

export const eyebrow = css({
  font: '500 clamp(.75rem, calc(12.5 * var(--u)), 1rem)/1.4 var(--font-body)',
  letterSpacing: '.26em',
  textIndent: '.26em',
  textTransform: 'uppercase',
  color: 'var(--soft-on-soga)',
});

export const names = css(openingSteps, {
  '--size': 'max(1.5rem, min(calc(56 * var(--u) * var(--step)), calc(560 * var(--u) / var(--longest-word))))',
  [LOW]: { '--size': 'max(1.5rem, min(calc(3.25rem * var(--step)), calc(66cqw / var(--longest-word)), 15cqh))' },
  marginTop: 'calc(10 * var(--u))',
  maxWidth: '100%',
  fontFamily: 'var(--font-script)',
  fontSize: 'var(--size)',
  lineHeight: 1.06,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  // thin strokes on a dark cloth: the gold stays bright to the foot of the letters
  '& span': { ...FOIL, ...BRIGHT, padding: '.1em .14em .14em' },
  // a single name is a quarter larger
  '&:not(:has([data-joiner]))': { fontSize: 'calc(var(--size) * 1.25)' },
  '& [data-joiner]': { fontSize: '.62em', paddingInline: '.06em' },
  // the first name has a line of its own
  '& [data-line]:has(+ [data-joiner])': { display: 'block', width: 'fit-content', margin: '0 auto -.1em' },
  '&:lang(zh), &:lang(ja), &:lang(ko)': { fontSize: 'calc(var(--size) * .76)', lineHeight: 1.3 },
});

export const ukel = css({
  flex: 'none',
  width: 'min(250px, calc(250 * var(--u)))',
  height: 'auto',
  marginTop: 'calc(8 * var(--u))',
  '@media (max-height: 600px)': { display: 'none' },
  [WIDE]: { width: 'calc(250 * var(--u))' },
});

export const guest = css({
  display: 'grid',
  gap: 2,
  marginTop: 'calc(9 * var(--u))',
  font: 'italic 500 clamp(1rem, calc(17.5 * var(--u)), 1.25rem)/1.35 var(--font-heading)',
  color: 'var(--soft-on-soga)',
  '& strong': {
    font: '600 clamp(1.25rem, calc(25 * var(--u)), 1.75rem)/1.2 var(--font-heading)',
    color: 'var(--on-soga)',
    display: 'block',
    textWrap: 'balance',
  },
  '[data-guest="long"] & strong': { fontSize: '1.125rem' },
  '[data-style="QUERY_REVERSE"] &': { margin: '0 0 calc(16 * var(--u))' },
});

/** A plate of gold with pointed ends. Its shape lies behind it, so that the focus ring stands free. */
export const button = css({
  position: 'relative',
  isolation: 'isolate',
  flex: 'none',
  minHeight: 52,
  maxWidth: '100%',
  marginTop: 'clamp(10px, calc(22 * var(--u)), 30px)',
  padding: '10px 32px',
  border: 0,
  background: 'none',
  color: 'var(--soga-deep)',
  font: '500 .9375rem/1.25 var(--font-body)',
  letterSpacing: '.18em',
  textTransform: 'uppercase',
  cursor: 'pointer',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    background: 'linear-gradient(var(--gold-1), var(--gold-2) 78%, var(--wire))',
    clipPath: 'polygon(14px 0, calc(100% - 14px) 0, 100% 50%, calc(100% - 14px) 100%, 14px 100%, 0 50%)',
  },
  '&:active::before': { background: 'var(--gold-2)' },
});
