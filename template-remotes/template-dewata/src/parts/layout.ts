import { css } from '@emotion/react';
import { from } from '@janur/kit';
import { DESKTOP, NARROW } from '@janur/template-parts';

/** One column between the gate's halves; wide screens keep its lines short. */
export const room = css({
  position: 'relative',
  padding: '72px 24px',
  [NARROW]: { paddingInline: 16 },
  [`@media ${from('large')}`]: { paddingInline: 'max(24px, (100% - 620px) / 2)' },
  [DESKTOP]: { paddingBlock: 104 },
});

export const prose = { font: '500 1.0625rem/1.6 var(--font-body)' } as const;
export const eyebrowText = {
  font: '700 .8125rem/1.4 var(--font-body)',
  letterSpacing: '.16em',
  textTransform: 'uppercase',
} as const;

const button = {
  display: 'grid',
  placeContent: 'center',
  minHeight: 50,
  padding: '10px 14px',
  border: 0,
  borderRadius: 0,
  font: '800 .9375rem/1.25 var(--font-body)',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  cursor: 'pointer',
} as const;
export const solidButton = {
  ...button,
  color: 'var(--on-primary)',
  background: 'var(--primary)',
  '@media (hover: hover)': { '&:hover': { background: 'var(--primary-dark)' } },
} as const;
/** Only its outline, in the colour of the words around it. */
export const outlineButton = {
  ...button,
  color: 'inherit',
  background: 'transparent',
  boxShadow: 'inset 0 0 0 1.5px currentColor',
} as const;
/** Beaten gold; the same in every couple's colours. */
export const goldButton = {
  ...button,
  minHeight: 54,
  color: '#2a2412',
  background: '#e8b842',
  boxShadow: 'inset 0 12px 16px -8px #f8dc92, inset 0 -14px 18px -10px #c98a12, 0 0 0 1px #7a5712',
} as const;
