import { css } from '@emotion/react';
import { DESKTOP, GallerySection } from '@janur/template-parts';
import { buoyant } from '../parts/look.ts';
import { Page } from '../parts/page.tsx';

/** Two in a row, and after every two rows one as wide as the horizon. */
const tiles = css({
  display: 'grid',
  gap: 22,
  marginTop: 30,
  '& [data-part="pictures"]': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 10 },
  '& [data-part="open"]': {
    display: 'block',
    width: '100%',
    aspectRatio: '1',
    padding: 0,
    border: 0,
    overflow: 'hidden',
    borderRadius: 14,
    background: 'var(--night)',
  },
  '& [data-part="open"] img': { display: 'block', width: '100%', height: '100%' },
  '& [data-part="veil"]': { borderRadius: 14 },
  '& [data-part="picture"]:nth-of-type(5n + 1) [data-part="open"]': { borderTopLeftRadius: 56 },
  '& [data-part="picture"]:nth-of-type(5n + 4) [data-part="open"]': { borderBottomRightRadius: 56 },
  '& [data-part="pictures"]:not([data-slider])': {
    '& > :nth-of-type(5n), & > :last-child:nth-of-type(5n + 1), & > :last-child:nth-of-type(5n + 3)': {
      gridColumn: '1 / -1',
      '& [data-part="open"]': { aspectRatio: '21 / 9', borderRadius: 14 },
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
