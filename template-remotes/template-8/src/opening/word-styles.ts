import { css } from '@emotion/react';
import { from } from '@janur/kit';
import { LEAVING, openingSteps, REDUCED_MOTION, WITHOUT_MOTION } from '@janur/template-parts';
import { LYING } from './sky-styles.ts';

const STILL = `${WITHOUT_MOTION.replace(' &', '')} ${LEAVING}`;

/** The label of the picture book. */
export const eyebrow = css({
  position: 'absolute',
  insetInline: 68, // the language button's side of it, and as much on the other
  top: 'max(clamp(14px, 4dvh, 34px), env(safe-area-inset-top))',
  textAlign: 'center',
  '& span': {
    display: 'inline-block',
    maxWidth: '100%',
    textWrap: 'balance',
    padding: '9px 18px 10px',
    borderRadius: 24,
    font: '600 .9375rem/1.15 var(--font-script)',
    color: '#fff',
    background: 'var(--toy-ink)',
  },
  [LEAVING]: { opacity: 0, transition: 'opacity 200ms' },
});

export const words = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 'clamp(10px, 1.9dvh, 16px)',
  padding: '2px 24px max(clamp(18px, 7.2dvh, 64px), env(safe-area-inset-bottom))',
  maxHeight: '66dvh',
  textAlign: 'center',
  color: 'var(--toy-ink)',
  '--focus': 'var(--toy-ink)',
  background: '#fff',
  [LYING]: { maxHeight: '100dvh', justifyContent: 'center', padding: '14px 24px', borderRadius: '60px 0 0 60px' },
  [LEAVING]: { transform: 'translateY(130%)', transition: 'transform 700ms 120ms cubic-bezier(.6,0,.8,.4)' },
  [STILL]: { transform: 'none', opacity: 0, transition: 'opacity 200ms' },
  [REDUCED_MOTION]: { [LEAVING]: { transform: 'none', opacity: 0, transition: 'opacity 200ms' } },
});

/** Long names scroll here; the button never does. */
export const lines = css({
  position: 'relative', // over the bank's foot
  minHeight: 0,
  width: '100%',
  overflowY: 'auto',
  scrollbarWidth: 'none',
  padding: '10px 0 2px', // tall letters reach over their line
  display: 'grid',
  gap: 'clamp(6px, 1.3dvh, 12px)',
});

export const logo = css({ width: 'min(55%, 220px)', maxHeight: '11dvh', margin: '0 auto', objectFit: 'contain' });

export const names = css(openingSteps, {
  fontFamily: 'var(--font-heading)',
  fontSize: 'max(1.625rem, min(calc(3.75rem * var(--step)), calc(127vw / var(--longest-word)), 11dvh))',
  lineHeight: 0.98,
  letterSpacing: '.01em',
  color: 'var(--crayon)',
  overflowWrap: 'anywhere',
  '& [data-line]': { display: 'block' },
  '& [data-joiner]': { display: 'block', font: '600 .42em/1.2 var(--font-script)', color: '#c93a29' },
  [`@media ${from('large')}`]: {
    fontSize: 'max(2rem, min(calc(5.25rem * var(--step)), calc(44rem / var(--longest-word)), 11dvh))',
  },
  [LYING]: { fontSize: 'max(1.5rem, min(calc(3.5rem * var(--step)), calc(74vw / var(--longest-word)), 15dvh))' },
});

export const age = css({
  font: '600 1.3125rem/1.2 var(--font-script)',
  color: '#c93a29',
  '&:empty': { display: 'none' },
});

export const guest = css({
  display: 'grid',
  gap: 1,
  font: '700 1rem/1.3 var(--font-body)',
  '& span': { color: 'var(--soft-ink)' },
  '& strong': {
    font: '600 1.4375rem/1.2 var(--font-script)',
    display: 'block',
    textWrap: 'balance',
  },
  '[data-guest="long"] & strong': { fontSize: '1.125rem' },
});

export const button = css({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  minHeight: 60,
  maxWidth: '100%',
  marginBottom: 6,
  padding: '10px 32px',
  border: 0,
  borderRadius: 60,
  font: '600 1.3125rem/1.15 var(--font-script)',
  color: 'var(--toy-ink)',
  background: 'var(--sun)',
  boxShadow: '0 6px 0 var(--sun-deep)',
  cursor: 'pointer',
  '& svg': { flex: 'none' },
  '&:active': { transform: 'translateY(4px)', boxShadow: '0 2px 0 var(--sun-deep)' },
  [LYING]: { minHeight: 52 },
});
