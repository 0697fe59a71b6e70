import { css } from '@emotion/react';
import { DESKTOP } from '../skin.ts';

/** A section's column. */
export const column = css({
  maxWidth: 640,
  margin: '0 auto',
  padding: '56px 24px',
  [DESKTOP]: { padding: '80px 24px' },
});

export const title = css({ fontSize: 'clamp(2rem, 8vw, 2.75rem)', textAlign: 'center' });

/** A card on the ground: its text is readable on it whatever the couple chose. */
export const card = css({
  padding: '28px 24px',
  borderRadius: 18,
  background: 'var(--third)',
  color: 'var(--ink-on-third)',
  '--focus': 'var(--ink-on-third)',
  '& h3': { color: 'var(--title-on-third)' },
});

export const button = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 52,
  padding: '10px 26px',
  border: 0,
  borderRadius: 26,
  background: 'var(--primary)',
  color: 'var(--on-primary)',
  font: '600 1.0625rem/1.3 var(--font-body)',
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
} as const;

export const quietButton = {
  ...button,
  background: 'transparent',
  color: 'inherit',
  boxShadow: 'inset 0 0 0 1.5px currentColor',
} as const;
