import { css } from '@emotion/react';
import { DESKTOP, GallerySection } from '@janur/template-parts';
import brick from '../assets/brick.svg';
import { outlineButton } from '../parts/layout.ts';
import { antefixes, CORNICE } from '../parts/materials.ts';
import { Page } from '../parts/page.tsx';

const PILASTER = 'linear-gradient(90deg, #efdcb9, #cdbfa6 30%, #a89b86 70%, #857a69)';

/** A niche in a wall of brick: pilasters, a cornice with its antefixes, the picture set back in it. */
const wall = css({
  display: 'grid',
  gap: 40,
  '& [data-part="pictures"]': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '34px 16px',
    paddingTop: 14,
    [DESKTOP]: { gap: '48px 28px' },
  },
  '& [data-part="picture"]:first-of-type:nth-last-of-type(odd)': { gridColumn: '1 / -1', '--form': '4 / 3' },
  '& [data-part="open"]': {
    position: 'relative',
    display: 'block',
    width: '100%',
    aspectRatio: 'var(--form, 4 / 5)',
    padding: '26px 19px 20px',
    border: 0,
    outlineOffset: 14,
    background: `${CORNICE} 0 0 / 14px 20px repeat-x, linear-gradient(#bfb198, #857a69) 0 100% / 100% 14px no-repeat, ${PILASTER} 0 0 / 12px 100% no-repeat, ${PILASTER} 100% 0 / 12px 100% no-repeat, url(${brick})`,
    boxShadow: '0 10px 20px -10px #2a2210b3',
    '&::before': antefixes(14),
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: '26px 19px 20px',
      boxShadow: 'inset 0 4px 8px #2a1a10b3, inset 4px 0 7px -2px #2a1a1080',
      pointerEvents: 'none',
    },
  },
  '& [data-part="open"] img': { width: '100%', height: '100%', objectFit: 'cover' },
  '& [data-part="veil"]': { inset: '26px 19px 20px' },
  '& [data-part="pictures"][data-slider]': { display: 'flex', gap: 16 },
  '& [data-slider] [data-part="picture"]': { width: '82%', [DESKTOP]: { width: '46%' } },
  '& [data-part="slider-buttons"]': { display: 'flex', justifyContent: 'center', gap: 16, marginTop: 22 },
  '& :is([data-part="previous"], [data-part="next"])': { ...outlineButton, width: 56, padding: 0 },
});

/** Pictures in niches of stone. */
export const Gallery = () => <GallerySection page={Page} pictures={wall} sizes="(min-width: 992px) 300px, 44vw" />;
