import type { CSSObject } from '@emotion/react';

/** On paper only the sheets remain, whatever frame they stand in; `sheet` is what else a sheet loses there. */
const onPaper = (margin: number | string, sheet: CSSObject) => ({
  '@page': { size: 'A4', margin },
  '@media print': {
    'aside, nav, [data-print=no], a[href="#content"]': { display: 'none !important' },
    'html, body, main': { margin: '0 !important', padding: '0 !important', background: '#fff !important' },
    '[data-print=sheet]': {
      margin: '0 !important',
      border: '0 !important',
      boxShadow: 'none !important',
      ...sheet,
    },
  },
});

/** Each sheet is a page of its own, with its own margins, and none is empty behind the last one. */
export const sheetsOnPaper = onPaper(0, {
  borderRadius: '0 !important',
  '& + [data-print=sheet]': { breakBefore: 'page' },
});

/** One text that runs over as many pages as it needs. */
export const textOnPaper = onPaper('14mm', { width: 'auto !important', padding: '0 !important' });
