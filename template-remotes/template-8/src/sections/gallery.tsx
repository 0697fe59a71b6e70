import { css } from '@emotion/react';
import { DESKTOP, GallerySection } from '@janur/template-parts';
import { block } from '../parts/look.ts';
import { Page } from '../parts/page.tsx';

/** Stickers with a white rim, stuck on with little care. */
const stickers = css({
  display: 'grid',
  gap: 26,
  marginTop: 26,
  '& [data-part="pictures"]': {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: '18px 14px',
    alignItems: 'center',
  },
  '& [data-part="open"]': {
    aspectRatio: '1',
    padding: 8,
    border: 0,
    overflow: 'hidden',
    borderRadius: 34,
    background: '#fff',
    boxShadow: '0 6px 16px #33305c2e',
  },
  '& [data-part="open"] img': { display: 'block', width: '100%', height: '100%', borderRadius: 27 },
  '& [data-part="veil"]': { inset: 8, borderRadius: 27 },
  '& [data-part="picture"]:nth-of-type(4n + 1)': { rotate: '-3deg' },
  '& [data-part="picture"]:nth-of-type(4n + 2)': { rotate: '2.4deg' },
  '& [data-part="picture"]:nth-of-type(4n + 3)': { rotate: '1.6deg' },
  '& [data-part="picture"]:nth-of-type(4n)': { rotate: '-2.2deg' },
  '& [data-part="picture"]:nth-of-type(4n + 1) [data-part="open"], & [data-part="picture"]:nth-of-type(4n) [data-part="open"]':
    { aspectRatio: '4 / 5', borderRadius: '46% 46% 44% 44% / 40% 40% 34% 34%' },
  '& [data-part="picture"]:is(:nth-of-type(4n + 1), :nth-of-type(4n)) [data-part="open"] :is(img, [data-part="veil"])':
    {
      borderRadius: '45% 45% 43% 43% / 39% 39% 33% 33%',
    },
  '& [data-part="pictures"]:not([data-slider]) > :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' },
  '& [data-part="pictures"]:not([data-slider]) > :last-child:nth-of-type(odd) [data-part="open"]': {
    aspectRatio: '4 / 3',
    borderRadius: 34,
    '& :is(img, [data-part="veil"])': { borderRadius: 27 },
  },
  '& [data-slider]': { display: 'flex', paddingInline: '14%', paddingBlock: 14 },
  '& [data-slider] [data-part="picture"]': { width: '72%' },
  '& [data-part="slider-buttons"]': { display: 'flex', justifyContent: 'center', gap: 14, marginTop: 12 },
  '& :is([data-part="previous"], [data-part="next"])': {
    ...block,
    width: 56,
    minHeight: 56,
    padding: 0,
    borderRadius: '46% 54% 50% 50%',
  },
  [DESKTOP]: {
    '& [data-part="pictures"]:not([data-slider])': {
      gridTemplateColumns: 'repeat(6, 1fr)',
      gap: '34px 30px',
      '& > *, & > :last-child:nth-of-type(odd)': { gridColumn: 'span 2' },
      // what is left over stands in the middle
      '& > :nth-last-of-type(2):nth-of-type(3n + 1)': { gridColumn: '2 / span 2' },
      '& > :last-child:nth-of-type(3n + 1)': { gridColumn: '3 / span 2' },
    },
    '& [data-slider] [data-part="picture"]': { width: '34%' },
  },
});

export const Gallery = () => (
  <GallerySection page={(props) => <Page tone="base" isWide {...props} />} pictures={stickers} />
);
