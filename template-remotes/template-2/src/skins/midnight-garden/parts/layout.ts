import { css } from '@emotion/react';
import { DESKTOP, NARROW } from '@janur/template-parts';

/** A section's column: 560 px at most, in the middle of its side. */
export const column = css({
  position: 'relative',
  width: 'min(560px, 100%)',
  marginInline: 'auto',
  padding: 'var(--gap-section) 24px',
  textAlign: 'center',
  [NARROW]: { paddingInline: 16 },
  [DESKTOP]: { paddingInline: 0, width: 'min(580px, 100% - 72px)' },
});

const button = {
  display: 'grid',
  placeContent: 'center',
  minHeight: 50,
  padding: '10px 16px',
  font: '500 1rem/1.2 var(--font-heading)',
  letterSpacing: '.03em',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  borderRadius: 0,
  cursor: 'pointer',
} as const;

/** A plate of gold. */
export const goldButton = {
  ...button,
  color: 'var(--on-primary)',
  background: 'linear-gradient(178deg, var(--leaf-lit), var(--primary) 55%)',
  border: 0,
} as const;

/** An outline of gold wire. */
export const wireButton = {
  ...button,
  color: 'inherit',
  background: 'transparent',
  border: '1px solid color-mix(in srgb, var(--gold) 62%, currentColor)',
} as const;

/** An image that only decorates. */
export const ornament = { position: 'absolute', height: 'auto', maxWidth: 'none', pointerEvents: 'none' } as const;

/** Text that runs on. */
export const prose = { font: '500 1.1875rem/1.55 var(--font-body)' } as const;
