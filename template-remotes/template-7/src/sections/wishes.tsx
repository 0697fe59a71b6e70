import { css } from '@emotion/react';
import { DESKTOP, emptySheet, WishesSection } from '@janur/template-parts';
import { paperButton } from '../parts/layout.ts';
import { Page } from '../parts/page.tsx';

/** Tags tied to the red cord of a wishing tree, now at its left, now at its right. */
const wishes = css({
  marginTop: 28,
  display: 'grid',
  gap: 28,
  textAlign: 'start',
  '& [data-part="list"]': {
    position: 'relative',
    display: 'grid',
    gap: 22,
    paddingBlock: '10px 26px',
    // the cord, with a tassel at its end
    '&::before': {
      content: '""',
      position: 'absolute',
      left: 'calc(50% - 1.5px)',
      top: -6,
      bottom: 0,
      width: 3,
      background: 'repeating-linear-gradient(160deg, var(--primary) 0 4px, var(--deep) 4px 7px)',
    },
    '&::after': {
      content: '""',
      position: 'absolute',
      left: 'calc(50% - 7px)',
      bottom: -4,
      width: 14,
      height: 30,
      background:
        'radial-gradient(circle at 50% 5px, #e0b155 5px, #0000 5.5px), repeating-linear-gradient(90deg, #d9a23f 0 1.5px, #0000 1.5px 2.6px) 0 9px / 100% 100% no-repeat',
      clipPath: 'polygon(20% 0, 80% 0, 80% 30%, 100% 100%, 0 100%, 20% 30%)',
    },
  },
  '& [data-part="wish"]': {
    position: 'relative',
    width: '86%',
    padding: '16px 18px 18px 44px',
    background:
      'radial-gradient(circle at 22px 27px, var(--base) 5px, var(--gold) 5.5px 7px, #0000 7.5px), var(--paper)',
    border: '1px solid var(--gold)',
    borderLeft: '8px solid var(--primary)',
    boxShadow: '3px 4px 0 color-mix(in srgb, var(--gold) 26%, #0000)',
    clipPath: 'polygon(20px -6px, 110% -6px, 110% 110%, 20px 110%, 0 calc(100% - 18px), 0 18px)',
  },
  '& [data-part="wish"]:nth-of-type(even)': { justifySelf: 'end' },
  '& [data-part="head"]': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 12px' },
  '& [data-part="name"]': {
    font: '400 1.3125rem/1.25 var(--font-heading)',
    color: 'var(--ink)',
    overflowWrap: 'anywhere',
  },
  '& [data-part="time"]': { font: '400 .9375rem/1.4 var(--font-body)', color: 'var(--soft)' },
  '& [data-part="message"]': { marginTop: 4, font: '400 1.0625rem/1.5 var(--font-body)', whiteSpace: 'pre-line' },
  '& :is([data-part="empty"], [data-part="failed"], [data-part="status"])': { padding: '20px 0', textAlign: 'center' },
  '& [data-part="empty"]': emptySheet,
  '& [data-part="more"]': { ...paperButton, width: '100%', minHeight: 52 },
  // at both sides of the cord
  [DESKTOP]: {
    '& [data-part="list"]': { gridTemplateColumns: '1fr 1fr', columnGap: 44 },
    '& [data-part="wish"]': { width: '100%', marginBottom: 0 },
    '& [data-part="wish"]:nth-of-type(even)': { marginTop: 34, marginBottom: -34 },
    '& [data-part="more"]': { width: 'min(420px, 100%)', marginInline: 'auto' },
  },
});

/** The wishes on slips of red paper. */
export const Wishes = () => <WishesSection page={Page} list={wishes} />;
