import { css } from '@emotion/react';
import { DESKTOP, GallerySection } from '@janur/template-parts';
import heart from '../assets/heart.svg';
import squiggle from '../assets/arrow.svg';
import star from '../assets/star.svg';
import { FOLD, greenButton, handwriting, TABLET } from '../parts/layout.ts';
import { Spread } from '../parts/page.tsx';
import { lifted } from '../parts/paper.ts';

const FEET = [
  [heart, '#b8472c'],
  [star, '#3e5c4b'],
  [squiggle, '#3c6079'],
] as const;
const TILTS = ['-2.500deg', '2deg', '1.200deg', '-1.800deg', '3deg'];

/** A wall of polaroids, each hung a little differently. */
const wall = css({
  display: 'grid',
  gap: 40,
  marginTop: 34,
  '& [data-part="pictures"]': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '22px 14px' },
  '& [data-part="pictures"][data-slider]': {
    display: 'flex',
    gap: 20,
    padding: '14px 10px 26px',
    '& > li': { width: 'min(66vw, 300px)' },
  },
  '& [data-part="open"]': {
    display: 'block',
    padding: '9px 9px 34px',
    border: 0,
    borderRadius: 1,
    background: 'var(--third)',
    boxShadow: lifted,
    // what the pen left on the foot
    '&::after': {
      content: '""',
      position: 'absolute',
      left: 'calc(50% - 11px)',
      bottom: 6,
      width: 22,
      height: 22,
      rotate: '-8deg',
    },
  },
  ...Object.fromEntries(
    FEET.map(([url, ink], index) => [
      `& [data-part="picture"]:nth-of-type(3n + ${index + 1}) [data-part="open"]::after`,
      { background: ink, mask: `url("${url}") 50% / contain no-repeat` },
    ]),
  ),
  '& [data-part="open"] img': { display: 'block', width: '100%', aspectRatio: '1', boxShadow: 'inset 0 0 0 1px #0002' },
  // the veil lies on the picture alone
  '& [data-part="veil"]': { inset: '9px 9px 34px' },
  // the couple's words on the foot, in place of what the pen left
  '& [data-part="caption"]': {
    ...handwriting,
    display: 'grid',
    placeItems: 'center',
    minHeight: 34,
    padding: '6px 2px 4px',
    textAlign: 'center',
    color: 'var(--ink-on-third)',
  },
  '& [data-part="open"]:has([data-part="caption"])': { paddingBottom: 0, '&::after': { display: 'none' } },
  ...Object.fromEntries(
    TILTS.map((tilt, index) => [`& [data-part="picture"]:nth-of-type(5n + ${index + 1})`, { rotate: tilt }]),
  ),
  // every fifth is a large one
  '& [data-part="pictures"]:not([data-slider]) > li:nth-of-type(5n + 1)': {
    gridColumn: '1 / -1',
    width: '88%',
    justifySelf: 'center',
    '& img': { aspectRatio: '4 / 3' },
  },
  '& [data-part="slider-buttons"]': { display: 'flex', justifyContent: 'center', gap: 12 },
  '& :is([data-part="previous"], [data-part="next"])': { ...greenButton, width: 56, padding: 0 },
  [TABLET]: { '& [data-part="pictures"]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  // the large one on the left page, the others on the right
  [DESKTOP]: {
    marginTop: 54,
    gap: 72,
    '& [data-part="pictures"]:not([data-slider])': {
      gridTemplateColumns: `minmax(0, 1fr) ${FOLD - 60}px minmax(0, .5fr) minmax(0, .5fr)`,
      gap: '34px 30px',
      alignItems: 'start',
    },
    '& [data-part="pictures"]:not([data-slider]) > li': {
      '&:nth-of-type(n)': { width: '100%', gridColumn: 'auto', '& img': { aspectRatio: '1' } },
      '&:nth-of-type(even)': { gridColumn: 3 },
      '&:nth-of-type(odd)': { gridColumn: 4 },
      '&:first-of-type': { gridColumn: 1, gridRow: '1 / span 3', '& img': { aspectRatio: '4 / 3' } },
      '&:nth-of-type(2):last-of-type': { gridColumn: '3 / -1', '& img': { aspectRatio: '4 / 3' } },
    },
  },
});

/** The pictures as polaroids on a wall. */
export const Gallery = () => (
  <GallerySection page={Spread} pictures={wall} sizes="(min-width: 992px) 500px, 76vw" caption={({ title }) => title} />
);
