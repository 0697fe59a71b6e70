import { css } from '@emotion/react';
import { DESKTOP, emptySheet, WishesSection } from '@janur/template-parts';
import spark from '../assets/spark.svg';
import { faint } from '../parts/layout.ts';
import { Page } from '../parts/page.tsx';

/** Where the wishes' stars stand in the sky above the list: percent across, pixels down, size. */
const PLACES = [
  [50, 30, 74],
  [22, 66, 50],
  [77, 78, 56],
  [36, 104, 40],
  [64, 12, 42],
  [8, 28, 46],
  [90, 24, 40],
  [30, 14, 34],
  [58, 92, 38],
  [14, 112, 34],
  [86, 118, 44],
  [46, 72, 30],
] as const;

const SKY = 150;

/** A sky of as many stars as there are wishes, the newest the brightest, and below it what they say. */
const wishes = css({
  marginTop: 20,
  display: 'grid',
  gap: 28,
  '& [data-part="list"]': { position: 'relative', display: 'grid', paddingTop: SKY },
  '& [data-part="wish"]': {
    padding: '20px 0 22px',
    borderTop: '1px solid color-mix(in srgb, var(--thread) 45%, #0000)',
  },
  '& [data-part="wish"]::before': {
    content: '""',
    position: 'absolute',
    translate: '-50% -50%',
    background: `url(${spark}) 50% / contain no-repeat`,
    pointerEvents: 'none',
  },
  ...Object.fromEntries(
    PLACES.map(([left, top, size], index) => [
      `& [data-part="wish"]:nth-of-type(${PLACES.length}n + ${index + 1})::before`,
      { left: `${left}%`, top: top + 8, width: size, height: size },
    ]),
  ),
  // later turns are fainter, and stand elsewhere
  [`& [data-part="wish"]:nth-of-type(n + ${PLACES.length + 1})::before`]: {
    transform: 'translate(26px, 14px) scale(.5)',
  },
  // which of the stars above it is
  '& [data-part="head"]::before': {
    content: '""',
    alignSelf: 'center',
    width: 40,
    height: 40,
    margin: '-7px -13px -7px -11px',
    background: `url(${spark}) 50% / contain no-repeat`,
  },
  '& [data-part="head"]': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 14px' },
  '& [data-part="name"]': {
    font: '400 1.25rem/1.25 var(--font-heading)',
    color: 'var(--gold)',
    overflowWrap: 'anywhere',
  },
  '& [data-part="time"]': { font: '400 .9375rem/1.4 var(--font-body)', color: 'var(--line)' },
  '& [data-part="message"]': { marginTop: 6, font: '400 1.0625rem/1.55 var(--font-body)', whiteSpace: 'pre-line' },
  '& :is([data-part="empty"], [data-part="failed"], [data-part="status"])': { padding: '24px 0', textAlign: 'center' },
  '& [data-part="empty"]': emptySheet,
  '& [data-part="more"]': { ...faint, width: '100%', minHeight: 54, borderRadius: 28 },
  [DESKTOP]: { '& [data-part="wish"]': { paddingInline: 12 } },
});

/** The wishes as stars of one sky. */
export const Wishes = () => <WishesSection page={Page} list={wishes} />;
