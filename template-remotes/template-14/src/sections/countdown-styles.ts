import { css } from '@emotion/react';
import { DESKTOP, NARROW } from '@janur/template-parts';
import { stamped } from '../parts/layout.ts';

/** Four seals. */
export const countdown = css({
  marginTop: 'calc(18 * var(--u))',
  '& [data-part="units"]': {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    maxWidth: 'calc(342 * var(--u))',
    [DESKTOP]: { maxWidth: 'calc(5.1vw * 4)', gap: 6 },
  },
  '& [data-part="unit"]': { display: 'grid', justifyItems: 'start', gap: 'calc(7 * var(--u))', minWidth: 0 },
  '& b': {
    ...stamped,
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: 'calc(68 * var(--u))',
    height: 'calc(68 * var(--u))',
    font: '500 calc(27 * var(--u))/1 var(--font-heading)',
    '&::after': { content: '""', position: 'absolute', inset: 'calc(8 * var(--u))', border: '1px solid #fffb' },
    [DESKTOP]: {
      width: 'clamp(52px, 4.4vw, 76px)',
      height: 'clamp(52px, 4.4vw, 76px)',
      fontSize: 'clamp(1.25rem, 1.8vw, 1.75rem)',
    },
  },
  '& span': {
    width: 'calc(68 * var(--u))',
    font: '600 clamp(.8125rem, calc(15.5 * var(--u)), 1.0625rem)/1.25 var(--font-body)',
    textAlign: 'center',
    '&:lang(de)': { fontSize: 'clamp(.75rem, calc(14 * var(--u)), 1rem)' },
    [DESKTOP]: { width: 'clamp(52px, 4.4vw, 76px)', fontSize: '.875rem' },
  },
  '& [data-part="over"]': { font: '500 1.625rem/1.3 var(--font-heading)', color: 'var(--title)' },
  [NARROW]: { '& span, & span:lang(de)': { fontSize: '.75rem' } },
});
