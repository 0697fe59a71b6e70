import { css } from '@emotion/react';
import { giftBasics } from '@janur/template-parts';
import { outlineButton, solidButton } from '../parts/buttons.ts';
import { letterDialog } from '../parts/dialog.ts';
import { script } from '../parts/letters.ts';

/** A card with a line inside its edge: the bank above, the number large, what one can do below. */
const card = {
  display: 'grid',
  justifyItems: 'center',
  gap: 10,
  padding: '26px 20px',
  textAlign: 'center',
  color: 'var(--ink)',
  '--focus': 'var(--ink)',
  background: 'var(--base)',
  boxShadow:
    'inset 0 0 0 7px var(--base), inset 0 0 0 8px var(--line), 0 4px 14px -2px color-mix(in srgb, var(--wine) 34%, transparent)',
} as const;

export const giftCards = css(giftBasics, {
  '& [data-part="open"]': { ...solidButton, width: 'min(300px, 100%)', minHeight: 54, marginInline: 'auto' },
  '& [data-part="dialog"]': letterDialog,
  '& [data-part="list"]': { display: 'grid', gap: 16 },
  '& [data-part="account"]': card,
  '& [data-part="logo"]': { height: 28, width: 'auto', maxWidth: 120, objectFit: 'contain' },
  '& [data-part="name"]': { font: '600 1.1875rem/1.2 var(--font-heading)', color: 'var(--caps-on-base)' },
  '& [data-part="owner"]': { font: 'italic 400 1.0625rem/1.4 var(--font-body)' },
  '& [data-part="number"]': {
    font: '600 clamp(1.375rem, 6.4vw, 1.75rem)/1.2 var(--font-body)',
    letterSpacing: '.05em',
  },
  '& [data-part="copy"]': { ...solidButton, minWidth: 180 },
  '& [data-part="copy"][data-state="copied"]': { color: 'var(--base)', background: 'var(--ink)', boxShadow: 'none' },
  '& [data-part="pay"] a': { ...outlineButton, minWidth: 180 },
  '& [data-part="qr"]': { border: '1px solid var(--line)' },
  '& [data-part="others"]': { display: 'grid', gap: 12, marginTop: 22 },
  '& [data-part="others-title"]': { ...script, fontSize: 'calc(2rem * var(--script))', textAlign: 'center' },
});
