import { css } from '@emotion/react';

/** The ruled line of the letterhead. */
export const RULE = '1px solid color-mix(in srgb, var(--secondary) 55%, transparent)';

export const block = css({
  padding: '28px 0',
  borderTop: RULE,
  '& > h2': {
    margin: '0 0 14px',
    color: 'var(--title)',
    font: '400 28px/1.25 var(--font-heading)',
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
  font: '400 16px/1.2 var(--font-body)',
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
} as const;

export const quietButton = { ...button, background: 'transparent', color: 'var(--ink)' } as const;
