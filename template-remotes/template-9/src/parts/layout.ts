import { css } from '@emotion/react';
import { DESKTOP, NARROW } from '@janur/template-parts';

/** A section's column: 620 px at most. */
export const column = css({
  position: 'relative',
  width: 'min(620px, 100%)',
  marginInline: 'auto',
  padding: '56px 22px',
  [NARROW]: { paddingInline: 16 },
  [DESKTOP]: { paddingBlock: 84 },
});
export const middle = css({ textAlign: 'center' });

const button = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 48,
  padding: '8px 14px',
  border: 0,
  font: '700 1rem/1.2 var(--font-body)',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  cursor: 'pointer',
} as const;

/** A plate of beaten gold. */
export const goldButton = {
  ...button,
  color: 'var(--on-primary)',
  background: 'linear-gradient(var(--lit), var(--primary) 55%) var(--primary)',
} as const;

/** A gold thread around words in the colour of what it lies on. */
export const threadButton = {
  ...button,
  color: 'inherit',
  background: 'none',
  boxShadow: 'inset 0 0 0 1px var(--gold)',
} as const;

export const prose = { font: '400 1.125rem/1.55 var(--font-body)' } as const;
