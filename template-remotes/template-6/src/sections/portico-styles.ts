import { css } from '@emotion/react';
import { DESKTOP, LOW, NARROW } from '@janur/template-parts';
import column from '../assets/column.svg';
import roof from '../assets/roof.svg';
import steps from '../assets/steps.svg';

const inked = (url: string) => ({ background: 'var(--title)', mask: `url(${url}) 0 0 / 100% 100% no-repeat` });
const pillar = {
  ...inked(column),
  content: '""',
  position: 'absolute',
  top: 0,
  bottom: 0,
  width: 'calc(24 * var(--p))',
} as const;

/** A portico: the days, hours, minutes and seconds stand between its columns. `--p` is one of its units. */
export const portico = css({
  '--p': 'calc(min(100vw, 560px) / 390)',
  position: 'relative',
  width: 'calc(390 * var(--p))',
  margin: 'calc(22 * var(--u)) auto 0',
  // no countdown, no portico
  '&:empty': { display: 'none' },
  '&::before': { ...inked(roof), content: '""', display: 'block', height: 'calc(80 * var(--p))' },
  '&::after': { ...inked(steps), content: '""', display: 'block', height: 'calc(14 * var(--p))' },
  [LOW]: { '--p': 'calc((50vw - 72 * var(--u) - 16px) / 390)', marginTop: 12, gridRow: 3 },
  [DESKTOP]: {
    '--p': 'min(1.28 * var(--u), (50vw - 104 * var(--u) - 40px) / 390)',
    gridRow: 3,
    marginTop: 'calc(40 * var(--u))',
  },
});
export const onRight = css({
  [LOW]: { gridColumn: 2, marginLeft: 'calc(72 * var(--u))' },
  [DESKTOP]: {
    gridColumn: 2,
    marginLeft: 'calc(104 * var(--u) + (50vw - 104 * var(--u) - 40px - 390 * var(--p)) / 2)',
  },
});
export const countdown = css({
  position: 'relative',
  minHeight: 'calc(106 * var(--p))',
  marginTop: 'calc(-2 * var(--p))',
  padding: '0 calc(28 * var(--p))',
  '& [data-part="units"]': { display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  '& [data-part="unit"]': {
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'center',
    height: 'calc(106 * var(--p))',
    padding: 'calc(22 * var(--p)) calc(9 * var(--p)) 0',
  },
  '& [data-part="unit"]::before': { ...pillar, left: 'calc(-12 * var(--p))' },
  '& [data-part="unit"]:last-of-type::after': { ...pillar, right: 'calc(-12 * var(--p))' },
  '& b': { font: '400 calc(31 * var(--p))/1 var(--font-heading)', color: 'var(--title)' },
  '& span': {
    maxWidth: '100%',
    marginTop: 'calc(9 * var(--p))',
    font: 'italic 400 max(.875rem, calc(17 * var(--p)))/1 var(--font-body)',
    color: 'var(--ink)',
    whiteSpace: 'nowrap',
  },
  '& [data-part="over"]': {
    display: 'grid',
    placeContent: 'center',
    minHeight: 'calc(106 * var(--p))',
    padding: '14px 18px 10px',
    font: 'italic 400 1.25rem/1.3 var(--font-body)',
    '&::before': { ...pillar, left: 'calc(16 * var(--p))' },
    '&::after': { ...pillar, right: 'calc(16 * var(--p))' },
  },
  [NARROW]: { '& span': { fontSize: '.8125rem' } },
});
