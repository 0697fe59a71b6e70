import { css } from '@emotion/react';
import { DESKTOP, GallerySection } from '@janur/template-parts';
import { greenButton } from '../parts/layout.ts';
import { Spread } from '../parts/page.tsx';
import { lifted } from '../parts/paper.ts';

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
  },
  '& [data-part="open"] img': { display: 'block', width: '100%', aspectRatio: '1', boxShadow: 'inset 0 0 0 1px #0002' },
  // the veil lies on the picture alone
  '& [data-part="veil"]': { inset: '9px 9px 34px' },
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
  [DESKTOP]: {
    marginTop: 54,
    '& [data-part="pictures"]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '34px 30px' },
    '& [data-part="pictures"]:not([data-slider]) > li:nth-of-type(5n + 1)': {
      gridColumn: 'auto',
      width: '100%',
      '& img': { aspectRatio: '1' },
    },
    '& [data-part="pictures"]:not([data-slider]) > li:first-of-type:not(:only-of-type)': {
      gridColumn: 'span 2',
      gridRow: 'span 2',
      alignSelf: 'center',
    },
  },
});

/** The pictures as polaroids on a wall. */
export const Gallery = () => <GallerySection page={Spread} pictures={wall} sizes="(min-width: 992px) 500px, 76vw" />;
