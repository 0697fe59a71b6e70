import { css } from '@emotion/react';
import { DESKTOP, NARROW } from '@janur/template-parts';

/** A section's column, in the middle of its side. */
export const column = css({
  position: 'relative',
  width: 'min(560px, 100%)',
  marginInline: 'auto',
  padding: 'var(--gap-section) 22px',
  textAlign: 'center',
  [NARROW]: { paddingInline: 14 },
  [DESKTOP]: { paddingInline: 0, width: 'min(820px, 100% - 88px)' },
});

const button = {
  display: 'grid',
  placeContent: 'center',
  minHeight: 50,
  padding: '10px 14px',
  font: '500 .875rem/1.25 var(--font-body)',
  letterSpacing: '.08em',
  textTransform: 'uppercase',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  borderRadius: 0,
  cursor: 'pointer',
} as const;

/** A block of soga. */
export const solidButton = {
  ...button,
  color: 'var(--on-primary)',
  background: 'var(--primary)',
  border: '1px solid var(--primary)',
} as const;

/** A thread around the words. */
export const outlineButton = {
  ...button,
  color: 'inherit',
  background: 'transparent',
  border: '1px solid currentColor',
} as const;

/** A double golden thread around a cream card. */
export const card = {
  position: 'relative',
  color: 'var(--ink-on-third)',
  '--focus': 'var(--ink-on-third)',
  background: 'var(--third)',
  border: '1px solid var(--wire)',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 6,
    border: '1px solid color-mix(in srgb, var(--wire) 45%, #0000)',
    pointerEvents: 'none',
  },
} as const;

/** Text that runs on. */
export const prose = { font: '400 1.0625rem/1.6 var(--font-body)' } as const;
/** The same in the heading's hand. */
export const serif = { font: '500 1.1875rem/1.5 var(--font-heading)' } as const;
