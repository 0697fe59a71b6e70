import { css } from '@emotion/react';
import { DESKTOP, NARROW } from '@janur/template-parts';
import grain from '../assets/grain.webp';

export const PAPER = `url("${grain}") 0 0 / 140px`;

/** Small capitals above a title. */
export const cap = {
  font: '400 .875rem/1.5 var(--font-heading)',
  letterSpacing: '.18em',
  textTransform: 'uppercase',
} as const;

export const italic = { font: 'italic 500 1.125rem/1.4 var(--font-body)' } as const;

/** A section's column. */
export const column = css({
  position: 'relative',
  width: 'min(560px, 100%)',
  marginInline: 'auto',
  padding: 'var(--gap-section) 24px',
  [NARROW]: { paddingInline: 16 },
  [DESKTOP]: { width: 'min(1040px, 100% - 96px)', paddingInline: 0 },
});

const WOBBLY = '50px 46px 52px 44px / 46px 52px 44px 50px';

/** Buttons as a loaded brush leaves them. */
export const solidButton = {
  display: 'inline-grid',
  placeContent: 'center',
  minHeight: 48,
  padding: '11px 22px',
  border: '1px solid var(--primary)',
  borderRadius: WOBBLY,
  font: '400 1rem/1.25 var(--font-heading)',
  letterSpacing: '.05em',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  color: 'var(--on-primary)',
  background: 'var(--primary)',
  cursor: 'pointer',
} as const;

export const outlineButton = {
  ...solidButton,
  color: 'inherit',
  background: 'transparent',
  borderColor: 'color-mix(in srgb, currentColor 55%, transparent)',
} as const;
