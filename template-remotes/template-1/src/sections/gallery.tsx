import { css } from '@emotion/react';
import { DESKTOP, GallerySection } from '@janur/template-parts';
import { Page } from '../parts/page.tsx';

const frame = {
  display: 'block',
  width: '100%',
  aspectRatio: '1',
  padding: 7,
  border: 0,
  overflow: 'hidden',
  borderRadius: 6,
  background: 'var(--clay-2)',
  boxShadow: 'inset 0 0 0 1.5px var(--lit), inset -5px 5px 0 2px var(--clay-6)',
} as const;
const arched = { aspectRatio: '3 / 4', borderRadius: '999px 999px 4px 4px' } as const;

const slideButton = {
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  padding: 0,
  border: 0,
  borderRadius: '24px 24px 6px 6px',
  color: 'var(--on-primary)',
  background: 'var(--primary)',
  cursor: 'pointer',
} as const;

const arcade = css({
  marginTop: 28,
  display: 'grid',
  gap: 28,
  '& [data-part="pictures"]': { display: 'grid', gridTemplateColumns: '1fr 1fr', alignItems: 'end', gap: 14 },
  '& [data-part="open"]': frame,
  '& [data-part="open"] :is(picture, img)': { width: '100%', height: '100%', borderRadius: 'inherit' },
  '& [data-part="veil"]': { inset: 7, borderRadius: 'inherit', background: 'var(--clay-7)' },
  '& [data-part="picture"]:is(:nth-of-type(4n + 1), :nth-of-type(4n)) [data-part="open"]': arched,
  '& [data-part="pictures"]:not([data-slider]) > :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' },
  '& [data-part="pictures"]:not([data-slider]) > :last-child:nth-of-type(odd) [data-part="open"]': {
    aspectRatio: '4 / 3',
  },
  // three arches in a row; what is left over stands below in broad ones
  [DESKTOP]: {
    '& [data-part="pictures"]:not([data-slider])': {
      gridTemplateColumns: 'repeat(6, 1fr)',
      gap: 18,
      '& > *, & > :last-child:nth-of-type(odd)': { gridColumn: 'span 2' },
      '& [data-part="open"], & > :last-child:nth-of-type(odd) [data-part="open"]': arched,
      '& > :nth-of-type(3n + 2) [data-part="open"]': { aspectRatio: '3 / 4.7' },
      '& > :nth-last-of-type(2):nth-of-type(3n + 1), & > :last-child:nth-of-type(3n + 2)': {
        gridColumn: 'span 3',
        '& [data-part="open"]': { aspectRatio: '4 / 3', borderRadius: 6 },
      },
      '& > :last-child:nth-of-type(3n + 1)': {
        gridColumn: '1 / -1',
        '& [data-part="open"]': { aspectRatio: '2 / 1', borderRadius: 6 },
      },
    },
  },
  '& [data-slider]': { display: 'flex', paddingInline: '14%' },
  '& [data-slider] [data-part="picture"]': { width: '72%' },
  '& [data-slider] [data-part="picture"] [data-part="open"]': arched,
  '& [data-part="slider-buttons"]': { display: 'flex', justifyContent: 'center', gap: 14, marginTop: 16 },
  '& :is([data-part="previous"], [data-part="next"])': slideButton,
});

/** An arcade of pictures, or with `slider` a row of arches; a picture opens large. */
export const Gallery = () => <GallerySection page={Page} pictures={arcade} />;
