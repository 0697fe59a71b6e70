import { css } from '@emotion/react';
import { label } from '../parts/type.ts';

/** What is known of a host, line by line. */
export const words = css({
  minWidth: 0,
  padding: '16px 18px 14px',
  '& h3': { color: 'inherit', overflowWrap: 'anywhere' },
  '& [data-line="child"]': { marginTop: 12, font: '500 1rem/1.3 var(--font-body)' },
  '& [data-line="parents"]': { ...label, marginTop: 2, lineHeight: 1.3 },
  '& ul': { display: 'flex', flexWrap: 'wrap', marginTop: 10, marginLeft: -11 },
  '& a': { display: 'grid', placeItems: 'center', width: 46, height: 46 },
  '& a svg': { width: 24, height: 24, strokeWidth: 2 },
});
