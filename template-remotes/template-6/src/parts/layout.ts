import { css, keyframes } from '@emotion/react';
import { below, from } from '@janur/kit';
import { DESKTOP, NARROW, REDUCED_MOTION, WITHOUT_MOTION } from '@janur/template-parts';

/** On a phone one page with wide margins; from 992 px on two pages of an open booklet: the title at the left, the rest at the right. */
export const spread = css({
  position: 'relative',
  padding: '46px 28px',
  [NARROW]: { paddingInline: 20 },
  [`@media ${from('large')} and ${below('desktop')}`]: { paddingInline: 'calc((100% - 540px) / 2)' },
  [DESKTOP]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    columnGap: 136,
    alignItems: 'start',
    padding: '104px 72px',
    '& > header': { position: 'sticky', top: 96 },
  },
});

const draw = keyframes({ from: { transform: 'scaleX(0)' } });
/** Two rules, a strong one and a fine one, that are drawn from their middle when they come into view. */
export const doubleRule = {
  display: 'block',
  height: 6,
  borderTop: '1.5px solid var(--title)',
  borderBottom: '.75px solid var(--title)',
  '[data-state="shown"] &': { animation: `${draw} 1100ms cubic-bezier(.3,.6,.2,1) both` },
  [WITHOUT_MOTION]: { animation: 'none !important' },
  [REDUCED_MOTION]: { animation: 'none !important' },
} as const;

const button = {
  display: 'grid',
  placeContent: 'center',
  minHeight: 50,
  padding: '10px 14px',
  borderRadius: 0,
  font: '500 .9375rem/1.25 var(--font-heading)',
  letterSpacing: '.04em',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  cursor: 'pointer',
} as const;

/** Navy with a fine line of gold inside. */
export const solidButton = {
  ...button,
  color: 'var(--on-primary)',
  background: 'var(--primary)',
  border: '1px solid var(--primary)',
  boxShadow: 'inset 0 0 0 3px var(--primary), inset 0 0 0 4px color-mix(in srgb, var(--gilt) 80%, var(--on-primary))',
} as const;

/** Nothing but the word between two rules. */
export const ruledButton = {
  ...button,
  color: 'inherit',
  background: 'transparent',
  border: 'solid currentColor',
  borderWidth: '1px 0',
} as const;

export const prose = { font: '400 1.125rem/1.55 var(--font-body)' } as const;
export const italic = { font: 'italic 400 1.1875rem/1.4 var(--font-body)' } as const;
export const smallCaps = {
  font: '500 .875rem/1.5 var(--font-heading)',
  letterSpacing: '.12em',
  textTransform: 'uppercase',
} as const;
