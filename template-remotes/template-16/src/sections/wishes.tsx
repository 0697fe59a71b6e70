import { css } from '@emotion/react';
import { below } from '@janur/kit';
import { DESKTOP, WishesSection } from '@janur/template-parts';
import heart from '../assets/heart.svg';
import { FOLD, greenButton, handwriting, prose, TABLET } from '../parts/layout.ts';
import { Spread } from '../parts/page.tsx';

const NOTES: [paper: string, tilt: string][] = [
  ['#f7e08a', '-1.600deg'],
  ['#f6c3b4', '1.400deg'],
  ['#c8dec6', '.8deg'],
  ['#c3d9e8', '-1.200deg'],
  ['#e6cfe0', '1.800deg'],
];

/** Sticky notes in five colours, two beside each other. */
const notes = css({
  marginTop: 34,
  display: 'grid',
  gap: 26,
  '& [data-part="list"]': { columns: 2, columnGap: 14, [`@media ${below('phone')}`]: { columns: 1 } },
  '& [data-part="wish"]': {
    breakInside: 'avoid',
    display: 'flow-root',
    marginBottom: 14,
    padding: '20px 12px 16px',
    color: 'var(--print)',
    borderRadius: '1px 1px 14px 1px / 1px 1px 5px 1px',
    boxShadow: '0 8px 10px -6px #3a2f2866',
  },
  ...Object.fromEntries(
    NOTES.map(([paper, tilt], index) => [
      `& [data-part="wish"]:nth-of-type(5n + ${index + 1})`,
      { background: `linear-gradient(#0000000f, #0000 18px), ${paper}`, rotate: tilt },
    ]),
  ),
  '& [data-part="head"]': { display: 'grid', gap: 2 },
  '& [data-part="name"]': { font: '700 1.0625rem/1.2 var(--font-body)', overflowWrap: 'anywhere' },
  '& [data-part="time"]': { font: '400 .875rem/1.3 var(--font-body)' },
  '& [data-part="message"]': { marginTop: 8, font: '400 1rem/1.45 var(--font-body)', whiteSpace: 'pre-line' },
  '& :is([data-part="failed"], [data-part="status"])': prose,
  // a note that waits for the first pen
  '& [data-part="empty"]': {
    ...handwriting,
    position: 'relative',
    width: 'min(280px, 100%)',
    minHeight: 190,
    marginInline: 'auto',
    padding: '44px 26px 64px',
    color: 'var(--print)',
    textAlign: 'center',
    rotate: '-2deg',
    background: `url("${heart}") 50% calc(100% - 24px) / 30px 28px no-repeat, linear-gradient(#0000000f, #0000 18px), #f7e08a`,
    borderRadius: '1px 1px 18px 1px / 1px 1px 6px 1px',
    boxShadow: '0 10px 14px -8px #3a2f2880',
  },
  '& [data-part="more"]': { ...greenButton, width: '100%', maxWidth: 400, marginInline: 'auto', minHeight: 54 },
  [TABLET]: { '& [data-part="list"]': { columns: 3 } },
  [DESKTOP]: {
    '& [data-part="list"]': { columns: 2, columnGap: FOLD },
    '& [data-part="wish"]': {
      display: 'inline-block',
      verticalAlign: 'top',
      width: 'calc(50% - 13px)',
      margin: '0 26px 26px 0',
      padding: '26px 20px 22px',
      '&:nth-of-type(even)': { marginRight: 0 },
    },
  },
});

/** The wishes on notes that stick. */
export const Wishes = () => <WishesSection page={Spread} list={notes} />;
