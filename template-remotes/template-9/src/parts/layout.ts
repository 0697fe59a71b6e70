import { css } from '@emotion/react';
import { DESKTOP, NARROW } from '@janur/template-parts';
import { edgeThread, waveThread } from './thread.ts';

/** A section's column: 620 px at most, the woven border of the cloth above it. */
export const column = css({
  position: 'relative',
  width: 'min(620px, 100%)',
  marginInline: 'auto',
  padding: '76px 22px 44px',
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    top: 12,
    left: '50%',
    width: 'min(264px, 72%)',
    translate: '-50% 0',
    pointerEvents: 'none',
  },
  '&::before': edgeThread,
  '&::after': { ...waveThread, top: 27, width: 'min(198px, 54%)', opacity: 0.7 },
  [NARROW]: { paddingInline: 16 },
  [DESKTOP]: { paddingBlock: '104px 64px' },
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
