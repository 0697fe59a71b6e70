import { css } from '@emotion/react';
import { DESKTOP, GallerySection } from '@janur/template-parts';
import { lineButton } from '../parts/layout.ts';
import { Page } from '../parts/page.tsx';

const WOOD = 'linear-gradient(90deg, #3f2a1b, #7a573a 40%, #5b4028)';

/** Tokonoma: in threes, one picture large beside the alcove's post, two small, and paper left empty around them. */
const alcoves = css({
  marginTop: 34,
  display: 'grid',
  gap: 56,
  '& [data-part="pictures"]:not([data-slider])': {
    display: 'grid',
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    gap: '26px 14px',
    alignItems: 'start',
  },
  '& [data-part="picture"]': { gridColumn: '3 / span 5' },
  '& [data-part="picture"]:nth-of-type(3n + 1)': {
    position: 'relative',
    gridColumn: '1 / -1',
    marginRight: -24,
    padding: '16px 0 0 22px',
    // the alcove: its beam and its post of a whole trunk
    '&::before, &::after': { content: '""', position: 'absolute', background: WOOD },
    '&::before': { left: 0, top: 0, bottom: -30, width: 9, borderRadius: 3 },
    '&::after': { left: -12, right: 0, top: 0, height: 6, background: '#5b4028' },
  },
  '& [data-part="picture"]:nth-of-type(6n + 4)': {
    margin: '0 0 0 -34px',
    padding: '16px 22px 0 0',
    '&::before': { left: 'auto', right: 0 },
    '&::after': { left: 0, right: -12 },
  },
  '& [data-part="picture"]:nth-of-type(3n)': { gridColumn: '8 / -1', marginTop: 44 },
  '& [data-part="picture"]:nth-of-type(6n + 5)': { gridColumn: '1 / span 5' },
  '& [data-part="picture"]:nth-of-type(6n)': { gridColumn: '6 / span 4' },
  '& [data-part="open"]': { display: 'block', width: '100%', aspectRatio: '1', border: 0, background: 'none' },
  '& [data-part="picture"]:nth-of-type(3n + 1) [data-part="open"]': { aspectRatio: '4 / 4.7' },
  '& [data-part="picture"]:nth-of-type(3n) [data-part="open"]': { aspectRatio: '3 / 4' },
  '& [data-part="open"] img': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
  '& [data-slider]': { gap: 16, margin: '0 -24px 0 -34px', padding: '0 34px' },
  '& [data-slider] [data-part="picture"]:nth-of-type(n)': {
    flexBasis: 'min(72vw, 380px)',
    margin: 0,
    padding: 0,
    '&::before, &::after': { display: 'none' },
    '& [data-part="open"]': { aspectRatio: '3 / 4' },
  },
  '& [data-part="slider-buttons"]': { display: 'flex', gap: 18, marginTop: 20 },
  '& :is([data-part="previous"], [data-part="next"])': { ...lineButton, width: 50 },
  [DESKTOP]: {
    marginTop: 0,
    '& [data-part="pictures"]:not([data-slider])': { gap: '34px 26px' },
    '& [data-part="picture"]:nth-of-type(3n + 1)': { gridColumn: '1 / span 7', gridRow: 'span 2', marginRight: 0 },
    '& [data-part="picture"]:nth-of-type(6n + 4)': { gridColumn: '6 / -1', marginLeft: 0 },
    '& [data-part="picture"]:nth-of-type(3n + 2)': { gridColumn: '8 / span 3', marginTop: 60 },
    '& [data-part="picture"]:nth-of-type(3n)': { gridColumn: '9 / -1', marginTop: 0 },
    '& [data-part="picture"]:nth-of-type(6n + 5)': { gridColumn: '2 / span 3' },
    '& [data-part="picture"]:nth-of-type(6n)': { gridColumn: '1 / span 4' },
    '& [data-slider]': { marginInline: 0, paddingInline: 0 },
  },
});

/** Pictures in alcoves of wood. */
export const Gallery = () => (
  <GallerySection
    page={(props) => <Page {...props} beside="vase" />}
    pictures={alcoves}
    sizes="(min-width: 992px) 480px, 92vw"
  />
);
