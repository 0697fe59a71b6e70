import { css } from '@emotion/react';
import { DESKTOP, emptySheet, WishesSection } from '@janur/template-parts';
import torn from '../assets/deckle.svg';
import { italic, outlineButton } from '../parts/look.ts';
import { Page } from '../parts/page.tsx';
import { cutBy } from '../parts/wash.tsx';

/** A pressed twig as a mask; the ribs of its leaves are left out of it. */
const TWIG =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 60 96' fill='none' stroke='%23000'%3E%3Cpath d='M30 94C27 70 33 40 30 12' stroke-width='1.6'/%3E%3Cg fill='%23000' stroke='none' fill-rule='evenodd'%3E%3Cpath d='M30 26C20 22 21 8 30 1C39 8 40 22 30 26ZM29.500 24V6H30.500V24Z'/%3E%3Cpath d='M29 46C14 46 6 36 6 24C19 24 28 33 29 46ZM27 43L10 28L9.300 28.800L26.300 43.800Z'/%3E%3Cpath d='M31 42C45 41 53 31 53 20C40 21 32 30 31 42ZM33 39L49 24L49.700 24.800L33.700 39.800Z'/%3E%3Cpath d='M29 70C14 71 4 62 3 50C17 48 27 57 29 70ZM26.600 67L8 54L7.400 54.800L26 67.800Z'/%3E%3Cpath d='M31 66C46 66 56 57 57 45C43 44 33 53 31 66ZM33.400 63L52 49L52.600 49.800L34 63.800Z'/%3E%3C/g%3E%3C/svg%3E\")";

const notes = css({
  marginTop: 32,
  display: 'grid',
  gap: 20,
  '& [data-part="list"]': { display: 'grid', gap: 16 },
  '& [data-part="wish"]': {
    position: 'relative',
    padding: '20px 20px 22px 84px',
    minHeight: 122,
    isolation: 'isolate',
  },
  // a page of the herbarium: torn paper, a twig, the paper that holds it
  '& [data-part="wish"]::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    background: 'var(--note)',
    ...cutBy(torn),
  },
  '& [data-part="wish"]::after': {
    content: '""',
    position: 'absolute',
    left: 18,
    top: 16,
    width: 54,
    height: 86,
    rotate: '-9deg',
    background: 'linear-gradient(168deg, var(--leaf), var(--stem))',
    maskImage: TWIG,
    maskSize: '100% 100%',
  },
  '& [data-part="wish"]:nth-of-type(3n + 2)::after': {
    rotate: '8deg',
    background: 'linear-gradient(168deg, var(--secondary), color-mix(in oklab, var(--secondary) 70%, var(--stem)))',
  },
  '& [data-part="wish"]:nth-of-type(3n)::after': { rotate: '-3deg', scale: '-1 1' },
  '& [data-part="wish"]:nth-of-type(even)::before': { scale: '1 -1' },
  '& [data-part="head"]': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 10px' },
  '& [data-part="name"]': { font: '400 1.1875rem/1.3 var(--font-heading)', overflowWrap: 'anywhere', minWidth: 0 },
  '& [data-part="time"]': { ...italic, fontSize: '1rem', marginLeft: 'auto' },
  '& [data-part="message"]': { marginTop: 4, fontSize: '1.1875rem', lineHeight: 1.4, whiteSpace: 'pre-line' },
  '& :is([data-part="empty"], [data-part="failed"], [data-part="status"])': {
    padding: '20px 12px',
    textAlign: 'center',
  },
  '& [data-part="empty"]': emptySheet,
  '& [data-part="more"]': { ...outlineButton, justifySelf: 'center', minWidth: 'min(280px, 100%)' },
  [DESKTOP]: {
    '& [data-part="list"]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', alignItems: 'start', gap: 26 },
  },
});

/** The wishes as notes with a pressed leaf, newest first. */
export const Wishes = () => <WishesSection page={Page} list={notes} />;
