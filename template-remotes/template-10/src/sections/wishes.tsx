import { css } from '@emotion/react';
import { DESKTOP, emptySheet, WishesSection } from '@janur/template-parts';
import nautilus from '../assets/shell-nautilus.svg';
import scallop from '../assets/shell-scallop.svg';
import star from '../assets/shell-star.svg';
import turret from '../assets/shell-turret.svg';
import { outline, prose } from '../parts/look.ts';
import { Page } from '../parts/page.tsx';

/** Whose name begins with what finds which shell, always the same one; who has no Latin letter finds the scallop. */
const SHELLS = [
  [turret, 'BFJNRVZ'],
  [nautilus, 'CGKOSW'],
  [star, 'DHLPTX'],
] as const;
const found = Object.fromEntries(
  SHELLS.map(([shell, letters]) => [
    [...letters].map((letter) => `& [data-initial="${letter}"]::before`).join(', '),
    { backgroundImage: `url("${shell}")` },
  ]),
);

const wishes = css({
  display: 'grid',
  gap: 26,
  marginTop: 30,
  '& [data-part="list"]': { display: 'grid', gap: 22, [DESKTOP]: { gridTemplateColumns: '1fr 1fr', gap: '26px 36px' } },
  '& [data-part="wish"]': {
    position: 'relative',
    minHeight: 62,
    paddingLeft: 72,
    paddingBottom: 20,
    borderBottom: '2px dashed color-mix(in oklab, var(--secondary) 60%, #0000)',
  },
  '& [data-part="wish"]::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: 0,
    width: 56,
    height: 56,
    background: `url("${scallop}") 50% / contain no-repeat`,
  },
  ...found,
  '& [data-part="wish"]:nth-of-type(even)::before': { transform: 'rotate(14deg)' },
  '& [data-part="wish"]:nth-of-type(odd)::before': { transform: 'rotate(-10deg)' },
  '& [data-part="head"]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '0 12px',
  },
  '& [data-part="name"]': {
    font: 'italic 600 1.375rem/1.2 var(--font-heading)',
    color: 'var(--ink)',
    overflowWrap: 'anywhere',
  },
  '& [data-part="time"]': { font: '500 .875rem/1.5 var(--font-body)' },
  '& [data-part="message"]': { ...prose, marginTop: 4, whiteSpace: 'pre-line' },
  '& :is([data-part="empty"], [data-part="failed"], [data-part="status"])': {
    padding: '18px 12px',
    textAlign: 'center',
  },
  '& [data-part="empty"]': emptySheet,
  '& [data-part="more"]': { ...outline, width: 'min(320px, 100%)', marginInline: 'auto' },
});

export const Wishes = () => <WishesSection page={(props) => <Page tone="base" isWide {...props} />} list={wishes} />;
