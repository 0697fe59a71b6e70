import { css } from '@emotion/react';
import { below } from '@janur/kit';
import { DESKTOP } from '@janur/template-parts';
import { script } from '../parts/letters.ts';

const PHONE = `@media ${below('desktop')}`;

/** Name in the script (in the heading's letters where it would be too small to read). */
export const hostWords = css({
  position: 'relative',
  minWidth: 0,
  '& h3': {
    ...script,
    fontSize: 'max(1.625rem, min(calc(2.25rem * var(--script)), calc(38vw / (var(--word) * .46 + .3))))',
    lineHeight: 1.02,
    color: 'var(--title-on-third)',
    hyphens: 'auto',
  },
  [PHONE]: {
    '[data-layout="own"] & h3, [data-layout="one-photo"] & h3, [data-layout="round"] & h3': {
      font: '500 clamp(1.125rem, min(5.4vw, 64vw / var(--word)), 1.4375rem)/1.2 var(--font-heading)',
      WebkitTextStroke: 0,
    },
  },
  '& [data-line="child"]': { marginTop: 10, font: 'italic 400 1.0625rem/1.35 var(--font-body)' },
  '& [data-line="parents"]': { marginTop: 2, font: '500 1.0625rem/1.35 var(--font-body)' },
  '& ul': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', marginTop: 8 },
  '[data-layout="stacked"][data-index="0"] & ul, [data-layout="round"] & ul': {
    justifyContent: 'start',
  },
  '[data-layout="stacked"][data-index="1"] & ul': { justifyContent: 'end' },
  '& a': { display: 'grid', placeContent: 'center', width: 48, height: 48, borderRadius: '50%', color: 'var(--caps)' },
  [DESKTOP]: {
    // two to a page of the letter
    '[data-layout="own"] & h3, [data-layout="one-photo"] & h3': {
      font: '500 min(1.75rem, 250px / (var(--word) * .6))/1.2 var(--font-heading)',
      WebkitTextStroke: 0,
    },
    '& h3': { fontSize: 'max(2rem, min(calc(3.25rem * var(--script)), calc(340px / (var(--word) * .46 + .3))))' },
    '& p:is([data-line])': { fontSize: '1.1875rem' },
  },
});
