import { GRAIN, PRESSED } from './paper.tsx';

export const caps = {
  font: '600 1.0625rem/1.3 var(--font-heading)',
  letterSpacing: '.05em',
  color: 'var(--title-on-third)',
};
export const title = {
  font: '600 1.625rem/1.1 var(--font-heading)',
  color: 'var(--title-on-third)',
  textShadow: PRESSED,
};
export const solid = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 50,
  padding: '6px 24px 8px',
  border: 0,
  borderRadius: 2,
  font: '600 1.125rem/1.15 var(--font-heading)',
  letterSpacing: '.05em',
  textAlign: 'center',
  color: 'var(--on-primary)',
  background: `${GRAIN}, var(--primary)`,
  boxShadow: '0 1px 0 #fff8 inset, 0 6px 14px -6px #3b303499',
  cursor: 'pointer',
} as const;
export const outline = {
  ...solid,
  color: 'var(--title-on-third)',
  background: 'none',
  boxShadow: 'inset 0 0 0 1.5px var(--copper), 0 1px 0 #fff',
} as const;
export const hair = '1px solid var(--rule)';
export const framed = {
  border: '7px solid var(--paper)',
  outline: '1.3px solid var(--copper)',
  boxShadow: '0 1px 0 3px #fff, inset 0 1px 3px #0005',
} as const;
