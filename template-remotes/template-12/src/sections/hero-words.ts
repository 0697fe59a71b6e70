import { css } from '@emotion/react';
import { DESKTOP, LOW } from '@janur/template-parts';
import { poster as type } from '../parts/type.ts';

/** On a phone that lies. */
const beside = { gridColumn: 2, gridRow: 2, alignSelf: 'center', fontSize: 'min(11vw, 22dvh)' } as const;

const line = {
  ...type,
  padding: '0 14px',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  [LOW]: beside,
} as const;

/** Names of one line fill the window once. */
export const names = css({
  '&&': {
    ...line,
    fontWeight: 900,
    fontSize: 'max(2.25rem, min(calc(66 * var(--u) * var(--step) * 1.04), calc((100vw - 32px) / (var(--word) * .52))))',
    [LOW]: { ...beside, fontSize: 'min(calc(9vw * var(--step)), 50vw / (var(--word) * .52))' },
  },
  color: 'var(--title)',
  // one name has the place of two
  '&&:not(:has([data-joiner]))': {
    fontSize: 'max(2.25rem, min(calc(124 * var(--u)), calc((100vw - 32px) / (var(--word) * .52))))',
  },
  '& [data-line]': { display: 'block' },
  '& [data-joiner]': { float: 'left', paddingRight: '.14em', color: 'var(--secondary)' },
  '&[data-layout="new-lines"] [data-joiner]': { float: 'none', display: 'block', color: 'inherit' },
  '&&[data-layout="new-lines"]': { lineHeight: 0.86 },
  '[data-full] > &&': { lineHeight: 1.1 },
  [DESKTOP]: {
    gridColumn: '1 / -1',
    gridRow: 2,
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 .12em',
    '&&': {
      padding: '6px 24px 0',
      fontSize: 'max(6.5vw, min(calc(95vw / (var(--all) * .5)), 40dvh))',
      lineHeight: 0.82,
    },
    '&&:not(:has([data-joiner]))': { fontSize: 'min(calc(92vw / (var(--word) * .5)), 38dvh)' },
    '&&[data-layout="new-lines"]': { display: 'block', fontSize: 'min(13vw, 20dvh)' },
    '& [data-joiner]': { padding: 0 },
  },
});
export const headline = css(line, {
  color: 'var(--title)',
  fontSize: 'calc(63 * var(--u))',
  maxWidth: 'calc(380 * var(--u))',
  textWrap: 'wrap',
  [LOW]: { ...beside, maxWidth: 'none', fontSize: 'min(8.4vw, 20dvh)', overflowWrap: 'normal' },
  [DESKTOP]: {
    gridColumn: '1 / -1',
    gridRow: 2,
    maxWidth: 'none',
    padding: '10px 24px 0',
    fontSize: 'min(11.4vw, 24dvh)',
  },
});
