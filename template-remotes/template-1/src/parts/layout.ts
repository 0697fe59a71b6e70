import { css } from '@emotion/react';
import { below } from '@janur/kit';
import { DESKTOP } from '@janur/template-parts';

/** A section's column in the middle of its side. */
export const column = css({
  position: 'relative',
  width: 'min(560px, 100%)',
  marginInline: 'auto',
  padding: 'var(--gap-section) 20px',
  [`@media ${below('phone')}`]: { paddingInline: 14 },
  [DESKTOP]: { paddingInline: 0, width: 'min(720px + max(0px, (100vw - 1440px) * .3), 100% - 72px)' },
});

/** Buttons with half-round shoulders. */
export const solidButton = {
  display: 'grid',
  placeContent: 'center',
  minHeight: 48,
  padding: '10px 12px',
  font: '600 1rem/1.2 var(--font-body)',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  color: 'var(--on-primary)',
  background: 'var(--primary)',
  border: 0,
  borderRadius: '24px 24px 6px 6px',
  cursor: 'pointer',
} as const;

export const outlineButton = {
  ...solidButton,
  color: 'inherit',
  background: 'transparent',
  boxShadow: 'inset 0 0 0 1.5px currentColor',
} as const;
