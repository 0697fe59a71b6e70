import { css } from '@emotion/react';
import { DESKTOP, WishesSection } from '@janur/template-parts';
import { italic, outlineButton } from '../parts/look.ts';
import { Page } from '../parts/page.tsx';

/** A pressed leaf with its rib, as a mask. */
const LEAF =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 26 30'%3E%3Cpath d='M3 28C1 14 10 4 24 2C25 16 18 25 6 24C11 19 15 14 18 9C12 13 7 19 3 28Z'/%3E%3C/svg%3E\")";

const notes = css({
  marginTop: 32,
  display: 'grid',
  gap: 20,
  '& [data-part="list"]': { display: 'grid', gap: 16 },
  '& [data-part="wish"]': {
    padding: '18px 22px 20px',
    breakInside: 'avoid',
    background: 'var(--note)',
    borderRadius: '18px 9px 22px 7px / 8px 20px 9px 24px',
    boxShadow: '2px 3px 0 color-mix(in srgb, var(--ink) 8%, transparent)',
  },
  '& [data-part="head"]': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 10px' },
  '& [data-part="head"]::before': {
    content: '""',
    alignSelf: 'center',
    width: 22,
    height: 25,
    background: 'var(--leaf)',
    maskImage: LEAF,
    maskSize: '100% 100%',
  },
  '& [data-part="wish"]:nth-of-type(even) [data-part="head"]::before': {
    background: 'var(--secondary)',
    scale: '-1 1',
  },
  '& [data-part="name"]': { font: '400 1.1875rem/1.3 var(--font-heading)', overflowWrap: 'anywhere', minWidth: 0 },
  '& [data-part="time"]': { ...italic, fontSize: '1rem', marginLeft: 'auto' },
  '& [data-part="message"]': { marginTop: 4, fontSize: '1.1875rem', lineHeight: 1.4, whiteSpace: 'pre-line' },
  '& :is([data-part="empty"], [data-part="failed"], [data-part="status"])': {
    padding: '20px 12px',
    textAlign: 'center',
  },
  '& [data-part="more"]': { ...outlineButton, justifySelf: 'center', minWidth: 'min(280px, 100%)' },
  [DESKTOP]: {
    '& [data-part="list"]': { display: 'block', columns: '2', columnGap: 28 },
    '& [data-part="wish"]': { marginBottom: 28 },
  },
});

/** The wishes as notes with a pressed leaf, newest first. */
export const Wishes = () => <WishesSection page={Page} list={notes} />;
