import { css } from '@emotion/react';
import { LOW, NARROW, openingSteps } from '@janur/template-parts';
import { FOIL, PLATE } from '../parts/brass.ts';
import { eyebrowText } from '../parts/layout.ts';
import { lines, shape } from '../parts/lines.ts';

export const eyebrow = css(eyebrowText, {
  fontSize: 'clamp(.75rem, calc(12.5 * var(--u)), 1rem)',
  [LOW]: { letterSpacing: '.2em' },
});

export const names = css(openingSteps, {
  '--size':
    'max(1.5rem, min(calc(51 * var(--u) * var(--step) * var(--grow, 1)), calc(446 * var(--u) / var(--longest-word))))',
  '&[data-single]': { '--grow': 1.25 },
  marginTop: 'calc(15 * var(--u))',
  fontFamily: 'var(--font-heading)',
  fontSize: 'var(--size)',
  lineHeight: 1.02,
  letterSpacing: '.035em',
  textTransform: 'uppercase',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  '& [data-line]': { display: 'block', width: 'fit-content', marginInline: 'auto', ...FOIL },
  '& [data-joiner]': {
    display: 'block',
    margin: '.08em 0 .14em',
    font: '400 max(.66em, 1.375rem)/1 var(--font-script)',
    letterSpacing: 0,
    textTransform: 'none',
    color: 'var(--ink)',
  },
  '&:lang(zh), &:lang(ja), &:lang(ko)': { fontSize: 'calc(var(--size) * .82)', lineHeight: 1.35 },
  [LOW]: {
    '--size': 'max(1.5rem, min(calc(2.625rem * var(--step)), calc(56cqw / var(--longest-word))))',
    marginTop: 6,
  },
});

export const guest = css({
  display: 'grid',
  gap: 3,
  font: '400 clamp(1rem, calc(16 * var(--u)), 1.1875rem)/1.3 var(--font-body)',
  '& strong': {
    font: '600 clamp(1.25rem, calc(24 * var(--u)), 1.75rem)/1.2 var(--font-body)',
    display: 'block',
    textWrap: 'balance',
  },
  '[data-guest="long"] & strong': { fontSize: '1.125rem' },
  '[data-style="QUERY_REVERSE"] &': { marginBottom: 'calc(16 * var(--u))' },
});

const PLATE_SHAPE = { steps: 3, size: 4 };

/** The call plate of the lift with its two knobs. */
export const button = css({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 10,
  width: 'min(100%, calc(302 * var(--u)), 380px)',
  minWidth: 'min(100%, 250px)',
  minHeight: 'clamp(52px, calc(64 * var(--u)), 72px)',
  margin: 'calc(34 * var(--u)) auto 0',
  padding: '8px 20px',
  border: 0,
  background: 'none',
  color: 'var(--on-primary)',
  font: '600 clamp(.875rem, calc(15 * var(--u)), 1.0625rem)/1.2 var(--font-body)',
  letterSpacing: '.12em',
  textTransform: 'uppercase',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '&::before, &::after': { content: '""', position: 'absolute', inset: 0 },
  '&::before': { zIndex: -2, background: PLATE, clipPath: shape(PLATE_SHAPE) },
  '&::after': { zIndex: -1, background: 'var(--on-primary)', opacity: 0.55, clipPath: lines(PLATE_SHAPE, [5, 1]) },
  '&:active::before': { background: 'var(--primary)' },
  '& > span': { flex: 1, paddingTop: 2 },
  '& svg': { flex: 'none', width: 32, height: 32 },
  '[data-guest="none"] &': { marginTop: 0 },
  [NARROW]: { padding: '8px 12px', gap: 4, letterSpacing: '.06em' },
  [LOW]: { marginTop: 12, minHeight: 52, width: 'min(100%, 310px)' },
});
