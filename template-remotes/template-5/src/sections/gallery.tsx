import { css } from '@emotion/react';
import { GallerySection } from '@janur/template-parts';
import { BRASS } from '../parts/brass.ts';
import { wireButton } from '../parts/layout.ts';
import { lines, shape } from '../parts/lines.ts';
import { Papered } from '../parts/page.tsx';

const CORNER = { steps: 3, size: 7 };

const hang = css({
  marginTop: 30,
  display: 'grid',
  gap: 12,
  '& [data-part="pictures"]': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12 },
  '& [data-part="open"]': { display: 'block', width: '100%', border: 0, background: 'none', aspectRatio: '4 / 5' },
  '& [data-part="open"] img': { width: '100%', height: '100%', objectFit: 'cover', clipPath: shape(CORNER) },
  // the brass edge, and a fine line within
  '& [data-part="open"]::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: BRASS,
    clipPath: lines(CORNER, [0, 1.6], [7, 1]),
  },
  '& [data-part="veil"]': { background: 'var(--night)', clipPath: shape(CORNER) },
  // in turns a wide picture across both columns
  '& [data-part="pictures"]:not([data-slider]) > :nth-of-type(3n + 1)': { gridColumn: '1 / -1' },
  '& [data-part="pictures"]:not([data-slider]) > :nth-of-type(3n + 1) [data-part="open"]': { aspectRatio: '3 / 2' },
  '& [data-part="pictures"]:not([data-slider]) > :last-child:nth-of-type(3n + 2)': { gridColumn: '1 / -1' },
  '& [data-part="pictures"]:not([data-slider]) > :last-child:nth-of-type(3n + 2) [data-part="open"]': {
    aspectRatio: '3 / 2',
  },
  '& [data-slider]': { display: 'flex', gap: 14, paddingInline: '12%' },
  '& [data-slider] [data-part="picture"]': { width: '76%' },
  '& [data-part="slider-buttons"]': { display: 'flex', justifyContent: 'center', gap: 14, marginTop: 16 },
  '& :is([data-part="previous"], [data-part="next"])': { ...wireButton, width: 52, padding: 0 },
});

/** Pictures that hang on the wallpaper. */
export const Gallery = () => <GallerySection page={Papered} pictures={hang} sizes="(min-width: 992px) 560px, 92vw" />;
