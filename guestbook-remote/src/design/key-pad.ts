import { css } from '@emotion/react';

/** Keys for a thumb, three in a row: larger than the phone's own, and they cover nothing. */
export const keyPad = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: 8,
  '& button': {
    minHeight: 60,
    border: 0,
    borderRadius: 16,
    background: 'var(--card)',
    fontSize: '1.5rem',
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
  },
  '& button:active': { background: 'var(--border)' },
});
