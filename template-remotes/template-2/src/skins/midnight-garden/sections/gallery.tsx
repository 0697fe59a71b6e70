import { css } from '@emotion/react';
import { GallerySection } from '@janur/template-parts';
import { wireButton } from '../parts/layout.ts';
import { Page } from '../parts/page.tsx';

/** The wall of a salon: dark green with a stripe that only the candle shows. */
const wall = css({
  position: 'relative',
  overflow: 'hidden',
  color: 'var(--ink-on-third)',
  background:
    'radial-gradient(ellipse 90% 50% at 50% 40%, #0000, var(--card-deep)), repeating-linear-gradient(90deg, #0000 0 22px, color-mix(in srgb, var(--gold) 5%, #0000) 22px 23px), var(--third)',
  boxShadow:
    'inset 0 1px 0 color-mix(in srgb, var(--gold) 40%, #0000), inset 0 -1px 0 color-mix(in srgb, var(--gold) 40%, #0000)',
});

const frame = {
  display: 'block',
  width: '100%',
  padding: 6,
  border: '2px solid #0000',
  overflow: 'hidden',
  aspectRatio: '1',
  background:
    'linear-gradient(var(--night) 0 0) padding-box, linear-gradient(135deg, var(--gold-1), var(--gold-2) 35%, var(--gold-3) 55%, var(--gold-4)) border-box',
  boxShadow: '0 16px 24px -10px #000c',
} as const;
const oval = { aspectRatio: '3 / 4', borderRadius: '50%' } as const;

const hang = css({
  marginTop: 26,
  display: 'grid',
  gap: 30,
  '& [data-part="pictures"]': {
    display: 'grid',
    gridTemplateColumns: 'repeat(6, 1fr)',
    alignItems: 'center',
    gap: '18px 14px',
  },
  '& [data-part="open"]': frame,
  '& [data-part="open"] :is(picture, img)': {
    width: '100%',
    height: '100%',
    borderRadius: 'inherit',
    boxShadow: '0 0 0 1px var(--gold-3)',
  },
  '& [data-part="veil"]': { inset: 6, borderRadius: 'inherit', background: 'var(--night)' },
  '& [data-part="picture"]': { gridColumn: 'span 3' },
  '& [data-part="picture"]:is(:nth-of-type(6n + 1), :nth-of-type(6n + 4))': { gridColumn: 'span 4' },
  '& [data-part="picture"]:is(:nth-of-type(6n + 2), :nth-of-type(6n + 3))': { gridColumn: 'span 2' },
  '& [data-part="picture"]:is(:nth-of-type(6n + 2), :nth-of-type(6n + 3), :nth-of-type(6n)) [data-part="open"]': oval,
  '& [data-part="picture"]:nth-of-type(6n + 5) [data-part="open"]': { aspectRatio: '4 / 5' },
  '& [data-part="pictures"]:not([data-slider]) > :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' },
  '& [data-part="pictures"]:not([data-slider]) > :last-child:nth-of-type(odd) [data-part="open"]': {
    aspectRatio: '3 / 2',
    borderRadius: 0,
  },
  '& [data-slider]': { display: 'flex', gap: 18, paddingInline: '14%' },
  '& [data-slider] [data-part="picture"]': { width: '72%' },
  '& [data-slider] [data-part="picture"] [data-part="open"]': oval,
  '& [data-part="slider-buttons"]': { display: 'flex', justifyContent: 'center', gap: 14, marginTop: 18 },
  '& :is([data-part="previous"], [data-part="next"])': { ...wireButton, width: 50, padding: 0 },
});

/** A salon hang of ovals and rectangles, or with `slider` a row of ovals; a picture opens large. */
export const Gallery = () => (
  <GallerySection
    page={(props) => (
      <div css={wall} data-on-third="">
        <Page {...props} />
      </div>
    )}
    pictures={hang}
    sizes="(min-width: 992px) 390px, 64vw"
  />
);
