import { css } from '@emotion/react';
import { DESKTOP, NARROW } from '@janur/template-parts';

/** A section's column: 600 px at most, with `data-wide` what a desktop's stills need. */
export const column = css({
  position: 'relative',
  width: 'min(600px, 100%)',
  marginInline: 'auto',
  padding: 'var(--gap-section) 20px',
  '&[data-wide]': { [DESKTOP]: { width: 'min(1120px, 100% - 96px)' } },
  [NARROW]: { paddingInline: 14 },
  [DESKTOP]: { paddingInline: 0, width: 'min(640px, 100% - 96px)' },
});

const button = {
  display: 'grid',
  placeContent: 'center',
  minHeight: 48,
  padding: '10px 14px',
  border: 0,
  borderRadius: 3,
  font: '700 1rem/1.2 var(--font-body)',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  cursor: 'pointer',
} as const;

/** In the couple's primary, on the page. */
export const goldButton = { ...button, color: 'var(--on-primary)', background: 'var(--primary)' } as const;
/** On a ticket or a script. */
export const inkButton = { ...button, color: 'var(--leader)', background: 'var(--print)' } as const;
export const outlineButton = {
  ...button,
  color: 'inherit',
  background: 'transparent',
  boxShadow: 'inset 0 0 0 1.5px currentColor',
} as const;

/** What is printed on light stock, whatever colours the page has. */
export const printed = { color: 'var(--print)', '--focus': 'var(--print)' } as const;

/** Between the drapes of a dark house: cream letters. */
export const house = {
  color: '#f4efe6',
  '--focus': '#f4efe6',
  '--heading': '#f4efe6',
  '--above': '#f4efe6',
} as const;

export const prose = { font: '400 1.0625rem/1.55 var(--font-body)' } as const;
