import { css } from '@emotion/react';
import { DESKTOP, GallerySection } from '@janur/template-parts';
import { buoyant } from '../parts/look.ts';
import { Page } from '../parts/page.tsx';

/** Rope laid round a picture: its strands cross from edge to edge. */
const ROPE = 'repeating-linear-gradient(128deg, #e9cfa3 0 5px, #d6b37d 5px 8px, #8c6a3c 8px 9.5px)';
const BRASS = 'linear-gradient(140deg, #f3dba6, #d2a35c 38%, #b0803c 62%, #e6c68a)';
const BOLTS = Array.from({ length: 8 }, (_, index) => {
  const angle = ((index + 0.5) / 4) * Math.PI;
  const [x, y] = [50 + Math.cos(angle) * 45.7, 50 + Math.sin(angle) * 45.7].map((at) => at.toFixed(1));
  return `radial-gradient(circle at ${x}% ${y}%, #8c6a3c 2.6px, #0000 3.2px)`;
}).join(',');

/** Two in a row, portholes and pictures in rope by turns; and after every two rows one as wide as the horizon. */
const tiles = css({
  display: 'grid',
  gap: 22,
  marginTop: 30,
  '& [data-part="pictures"]': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 10 },
  '& [data-part="open"]': {
    display: 'block',
    width: '100%',
    aspectRatio: '1',
    padding: 8,
    border: 0,
    overflow: 'hidden',
    borderRadius: 16,
    background: ROPE,
    boxShadow: '0 6px 16px #06222c66',
  },
  '& [data-part="open"] img': { display: 'block', width: '100%', height: '100%', borderRadius: 9 },
  '& [data-part="veil"]': { inset: 8, borderRadius: 9 },
  '& [data-part="picture"]:is(:nth-of-type(5n + 1), :nth-of-type(5n + 4)) [data-part="open"]': {
    padding: '8.5%',
    borderRadius: '50%',
    background: `${BOLTS}, ${BRASS}`,
    boxShadow: '0 8px 18px #06222c80, inset 0 0 0 1.5px #8c6a3c',
    '& img': { borderRadius: '50%', boxShadow: '0 0 0 1.5px #8c6a3c, 0 0 0 4px #ecd09a' },
    '& [data-part="veil"]': { inset: '8.5%', borderRadius: '50%' },
  },
  '& [data-part="pictures"]:not([data-slider])': {
    '& > :nth-of-type(5n), & > :last-child:nth-of-type(5n + 1), & > :last-child:nth-of-type(5n + 3)': {
      gridColumn: '1 / -1',
      '& [data-part="open"][data-part="open"]': {
        aspectRatio: '21 / 9',
        padding: 8,
        borderRadius: 16,
        background: ROPE,
        '& img, & [data-part="veil"]': { borderRadius: 9, boxShadow: 'none' },
      },
    },
  },
  '& [data-slider]': { display: 'flex', gap: 12, paddingInline: '10%' },
  '& [data-slider] [data-part="picture"]': { width: '80%' },
  '& [data-slider] [data-part="open"]': { aspectRatio: '4 / 5' },
  '& [data-part="slider-buttons"]': { display: 'flex', justifyContent: 'center', gap: 14, marginTop: 18 },
  '& :is([data-part="previous"], [data-part="next"])': {
    ...buoyant,
    width: 52,
    minHeight: 52,
    padding: 0,
    borderRadius: '50%',
    '--focus': 'currentColor',
  },
  [DESKTOP]: {
    '& [data-part="pictures"]': { gap: 16 },
    '& [data-slider] [data-part="picture"]': { width: '46%' },
  },
});

export const Gallery = () => (
  <GallerySection
    page={(props) => <Page tone="deep" isWide {...props} />}
    pictures={tiles}
    sizes="(min-width: 992px) 342px, 46vw"
  />
);
