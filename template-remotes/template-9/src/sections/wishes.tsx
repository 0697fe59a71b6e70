import { css } from '@emotion/react';
import { emptySheet, WishesSection } from '@janur/template-parts';
import { threadButton } from '../parts/layout.ts';
import { Spread } from '../parts/page.tsx';
import { SHEEN, WARP } from '../parts/thread.ts';

/** Two straps of warp run down the list; each strip goes over one of them and under the other, by turns. */
const STRAP = {
  width: 18,
  background: `${WARP}, var(--cloth)`,
  borderInline: '2px solid',
  borderImage: `${SHEEN} 1`,
} as const;
const NEAR = 26;

const wishes = css({
  marginTop: 28,
  display: 'grid',
  gap: 26,
  '& [data-part="list"]': {
    position: 'relative',
    display: 'grid',
    gap: 20,
    paddingBlock: 26,
    '&::before, &::after': { content: '""', position: 'absolute', insetBlock: 0, ...STRAP },
    '&::before': { left: NEAR },
    '&::after': { right: NEAR, zIndex: -1 },
    isolation: 'isolate',
  },
  '& [data-part="wish"]': {
    position: 'relative',
    marginRight: 14,
    padding: `16px ${NEAR + 20}px 18px ${NEAR + 30}px`,
    color: 'var(--ink-on-third)',
    background: 'var(--third)',
    borderBlock: '1px solid var(--gold)',
    boxShadow: '0 5px 10px -4px #0008',
    // over the left strap, under the right one
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlock: -6,
      right: NEAR - 14,
      ...STRAP,
      boxShadow: '0 0 7px 1px #0007',
    },
    '&::before': {
      content: '""',
      position: 'absolute',
      left: NEAR + 3,
      top: 'calc(50% - 6px)',
      width: 12,
      height: 12,
      transform: 'rotate(45deg)',
      border: '1.5px solid var(--gold)',
    },
  },
  '& [data-part="wish"]:nth-of-type(even)': {
    margin: '0 0 0 14px',
    padding: `16px ${NEAR + 30}px 18px ${NEAR + 22}px`,
    '&::after': { right: 'auto', left: NEAR - 14 },
    '&::before': { left: 'auto', right: NEAR + 3 },
  },
  '& [data-part="head"]': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 12px' },
  '& [data-part="name"]': { font: '700 1.3125rem/1.2 var(--font-heading)', overflowWrap: 'anywhere' },
  '& [data-part="time"]': { font: '400 .9375rem/1.4 var(--font-body)' },
  '& [data-part="message"]': { marginTop: 4, font: '400 1.0625rem/1.45 var(--font-body)', whiteSpace: 'pre-line' },
  '& :is([data-part="empty"], [data-part="failed"], [data-part="status"])': { padding: '18px 0', textAlign: 'center' },
  '& [data-part="empty"]': emptySheet,
  '& [data-part="more"]': { ...threadButton, width: '100%', minHeight: 52 },
});

/** The wishes along a strap of the loom. */
export const Wishes = () => <WishesSection page={Spread} list={wishes} />;
