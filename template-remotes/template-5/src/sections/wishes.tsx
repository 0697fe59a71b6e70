import { css } from '@emotion/react';
import { DESKTOP, WishesSection } from '@janur/template-parts';
import { BRASS } from '../parts/brass.ts';
import { wireButton } from '../parts/layout.ts';
import { lines, shape } from '../parts/lines.ts';
import { Page } from '../parts/page.tsx';

/** Place cards with cut corners: the name stands under a diamond. */
const wishes = css({
  marginTop: 34,
  display: 'grid',
  gap: 26,
  '& [data-part="list"]': { display: 'grid', gap: 30 },
  '& [data-part="wish"]': {
    position: 'relative',
    isolation: 'isolate',
    padding: '28px 26px 22px',
    color: 'var(--ink-on-third)',
    '&::before, &::after': { content: '""', position: 'absolute', zIndex: -1 },
    '&::before': {
      inset: 0,
      background: BRASS,
      clipPath: lines({ cut: 20 }, [0, 1.6], [5, 1]),
    },
    '&::after': { inset: 0, zIndex: -2, background: 'var(--third)', clipPath: shape({ cut: 20 }) },
  },
  // a diamond holds each card
  '& [data-part="head"]::before': {
    content: '""',
    position: 'absolute',
    left: 'calc(50% - 9px)',
    top: -9,
    width: 18,
    height: 18,
    background: 'linear-gradient(135deg, var(--brass-3), var(--brass-1))',
    outline: '3px solid var(--base)',
    transform: 'rotate(45deg)',
  },
  '& [data-part="name"]': {
    display: 'block',
    font: '400 1.5rem/1.15 var(--font-heading)',
    WebkitTextStroke: '.5px currentColor',
    letterSpacing: '.02em',
    color: 'var(--title-on-third)',
    overflowWrap: 'anywhere',
  },
  '& [data-part="time"]': { font: '400 .9375rem/1.3 var(--font-body)', letterSpacing: '.06em' },
  '& [data-part="message"]': { marginTop: 8, font: '400 1.0625rem/1.5 var(--font-body)', whiteSpace: 'pre-line' },
  '& [data-part="answer"]': {
    padding: '12px 0 0',
    border: 0,
    borderTop: '1px solid var(--brass-1)',
    '& [data-part="message"]': { marginTop: 2 },
  },
  '& :is([data-part="empty"], [data-part="failed"], [data-part="status"])': { padding: '20px 0' },
  // a card laid for nobody yet
  '& [data-part="empty"]': {
    position: 'relative',
    isolation: 'isolate',
    padding: '44px 34px 40px',
    color: 'var(--ink-on-third)',
    font: '400 1.25rem/1.4 var(--font-heading)',
    textWrap: 'balance',
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      background: BRASS,
      clipPath: lines({ cut: 20 }, [0, 1.6], [5, 1]),
    },
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: -2,
      background: 'var(--third)',
      clipPath: shape({ cut: 20 }),
    },
  },
  '& [data-part="more"]': { ...wireButton, width: '100%', minHeight: 52 },
  [DESKTOP]: { '& [data-part="wish"]': { padding: '34px 48px 28px' } },
});

export const Wishes = () => <WishesSection page={Page} list={wishes} />;
