import { css } from '@emotion/react';
import { CJK, LEAVING, LOW, openingSteps } from '@janur/template-parts';
import { haloed, SILVER, small } from '../parts/layout.ts';

const goes = { [LEAVING]: { opacity: 0, transition: 'opacity 300ms' } };

export const lines = css({
  position: 'relative',
  alignSelf: 'center',
  margin: 'calc(-26 * var(--u)) 0',
  padding: 'calc(26 * var(--u)) 20px',
  display: 'grid',
  gap: 'calc(10 * var(--u))',
  // a calm sky behind the words
  background:
    'radial-gradient(calc(230 * var(--u)) 56% at 50% 46%, color-mix(in srgb, var(--night) 62%, var(--dusk)) 46%, #0000)',
  [LOW]: { gridArea: 'words', margin: 0, padding: '16px 24px 8px', alignSelf: 'end' },
  ...goes,
});

export const eyebrow = css(small);

export const names = css(openingSteps, {
  fontFamily: 'var(--font-heading)',
  fontSize: 'max(1.5rem, min(calc(52 * var(--u) * var(--step)), calc(470 * var(--u) / var(--longest-word))))',
  lineHeight: 1.04,
  letterSpacing: '.02em',
  overflowWrap: 'anywhere',
  '& [data-line]': { display: 'block', ...SILVER },
  '& [data-joiner]': {
    display: 'block',
    font: '700 .7em/.9 var(--font-script)',
    letterSpacing: 0,
    color: 'var(--gold)',
  },
  [CJK]: {
    lineHeight: 1.3,
    fontSize: 'max(1.5rem, min(calc(46 * var(--u) * var(--step)), calc(330 * var(--u) / var(--longest-word))))',
  },
  // one name grows
  '&:not(:has([data-joiner]))': {
    fontSize: 'max(1.75rem, min(calc(65 * var(--u) * var(--step)), calc(470 * var(--u) / var(--longest-word))))',
  },
});

export const age = css({
  font: '700 1.75rem/1 var(--font-script)',
  color: 'var(--gold)',
  '&:empty': { display: 'none' },
});

export const guest = css({
  display: 'grid',
  gap: 1,
  position: 'relative',
  font: '400 1rem/1.3 var(--font-body)',
  color: 'var(--star)',
  '& strong': {
    font: '500 1.3125rem/1.25 var(--font-body)',
    color: 'var(--gold)',
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  },
  '[data-guest="long"] & strong': { fontSize: '1.125rem' },
  ...goes,
});

export const button = css({
  ...haloed,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 14,
  minWidth: 'min(268px, 100%)',
  maxWidth: '100%',
  margin: 6,
  '& svg': { flex: 'none' },
});
