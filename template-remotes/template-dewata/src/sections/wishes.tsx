import { css } from '@emotion/react';
import { emptySheet, WishesSection } from '@janur/template-parts';
import petal from '../assets/petal.svg';
import { outlineButton, prose } from '../parts/layout.ts';
import { Page } from '../parts/page.tsx';

/** Each wish is a petal that has fallen; five of them turn as a flower's do. */
const petals = css({
  '& [data-part="list"]': { display: 'grid' },
  '& [data-part="wish"]': {
    position: 'relative',
    padding: '18px 0 18px 56px',
    borderBottom: '1px solid color-mix(in srgb, var(--gilt) 60%, #0000)',
    '&::before': {
      content: '""',
      position: 'absolute',
      left: 2,
      top: 18,
      width: 36,
      height: 40,
      background: `url(${petal}) 50% / contain no-repeat`,
      transform: 'rotate(var(--turn, 0deg))',
    },
  },
  ...Object.fromEntries(
    [-36, 36, 108, 180, -108].map((turn, index) => [
      `& [data-part="wish"]:nth-of-type(5n + ${index + 1})`,
      { '--turn': `${turn}deg` },
    ]),
  ),
  '& [data-part="head"]': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: 12,
  },
  '& [data-part="name"]': {
    font: '400 1.375rem/1.3 var(--font-heading)',
    overflowWrap: 'anywhere',
    color: 'var(--ink)',
  },
  '& [data-part="time"]': { font: '600 .9375rem/1.4 var(--font-body)' },
  '& [data-part="message"]': { ...prose, marginTop: 4, whiteSpace: 'pre-line' },
  '& :is([data-part="empty"], [data-part="failed"], [data-part="status"])': {
    ...prose,
    padding: '20px 0',
    textAlign: 'center',
  },
  '& [data-part="empty"]': emptySheet,
  '& [data-part="more"]': { ...outlineButton, width: '100%', marginTop: 24 },
});

/** The wishes on petals of frangipani. */
export const Wishes = () => <WishesSection page={Page} list={petals} />;
