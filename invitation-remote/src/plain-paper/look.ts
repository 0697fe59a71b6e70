import { css } from '@emotion/react';

/** The ruled line of the letterhead. */
export const RULE = '1px solid color-mix(in srgb, var(--secondary) 55%, transparent)';

export const block = css({
  padding: '28px 0',
  borderTop: RULE,
  '& > h2': {
    margin: '0 0 14px',
    color: 'var(--title)',
    font: '400 1.75rem/1.25 var(--font-heading)',
    overflowWrap: 'anywhere',
  },
});

export const button = {
  boxSizing: 'border-box',
  display: 'inline-grid',
  placeContent: 'center',
  minHeight: 48,
  padding: '8px 18px',
  border: '1px solid var(--primary)',
  borderRadius: 2,
  background: 'var(--primary)',
  color: 'var(--on-primary)',
  font: '400 1rem/1.2 var(--font-body)',
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
} as const;

/** The kit's dialog as a second sheet of the letter. */
export const paper = {
  boxSizing: 'border-box',
  width: 'min(480px, 100vw - 24px)',
  maxWidth: 'none',
  maxHeight: '88dvh',
  padding: 0,
  border: RULE,
  borderRadius: 2,
  overflowY: 'auto',
  color: 'var(--ink)',
  background: 'var(--base)',
  fontSize: '1.0625rem',
  '&::backdrop': { background: 'rgb(24 30 26 / .6)' },
  '& > [data-part="dialog-body"]': { display: 'grid', gap: 12, padding: '8px 22px 28px' },
  '& > [data-part="dialog-body"] > [data-part="close"]': {
    position: 'sticky',
    top: 0,
    justifySelf: 'end',
    display: 'grid',
    placeItems: 'center',
    width: 48,
    height: 48,
    marginRight: -14,
    padding: 0,
    border: 0,
    background: 'var(--base)',
    color: 'var(--ink)',
    cursor: 'pointer',
  },
} as const;

export const quietButton = { ...button, background: 'transparent', color: 'var(--ink)' } as const;
