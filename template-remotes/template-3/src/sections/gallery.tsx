import { css } from '@emotion/react';
import { DESKTOP, GallerySection } from '@janur/template-parts';
import { GILT } from '../parts/grounds.ts';
import { outlineButton } from '../parts/layout.ts';
import { Night } from '../parts/page.tsx';

/** How far a seam leans, and how wide its gold is. */
const LEAN = 44;
const SEAM = 3;

const first = ':is(:nth-of-type(5n + 2), :nth-of-type(5n + 4)):not(:last-child)';
const second = ':is(:nth-of-type(5n + 3), :nth-of-type(5n))';
const cut = (corners: string) => ({ '& :is(img, [data-part="veil"])': { clipPath: `polygon(${corners})` } });

const cells = css({
  marginTop: 26,
  display: 'grid',
  gap: 26,
  '& [data-part="pictures"]': {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: SEAM,
    padding: SEAM,
    background: GILT,
    overflow: 'hidden',
  },
  '& [data-part="picture"]': { minWidth: 0 },
  '& [data-part="open"]': {
    position: 'relative',
    display: 'block',
    width: '100%',
    height: '100%',
    padding: 0,
    border: 0,
    background: 'none',
    aspectRatio: '3 / 2',
    [DESKTOP]: { aspectRatio: '2 / 1' },
  },
  '& [data-part="open"] img': { width: '100%', height: '100%' },
  '& [data-part="open"]:focus-visible': { zIndex: 1, outlineOffset: -6 },
  '& [data-part="veil"]': { background: 'var(--soga-deep)' },
  '& [data-part="pictures"]:not([data-slider]) > *': { gridColumn: '1 / -1' },
  [`& [data-part="pictures"]:not([data-slider]) > ${first}`]: {
    gridColumn: '1 / 2',
    marginRight: -LEAN / 2,
    '& [data-part="open"]': { aspectRatio: '4 / 5' },
    [DESKTOP]: { '& [data-part="open"]': { aspectRatio: '1' } },
    ...cut(`0 0, 100% 0, calc(100% - ${LEAN}px) 100%, 0 100%`),
  },
  [`& [data-part="pictures"]:not([data-slider]) > ${second}`]: {
    gridColumn: '2 / 3',
    marginLeft: -LEAN / 2,
    '& [data-part="open"]': { aspectRatio: '4 / 5' },
    [DESKTOP]: { '& [data-part="open"]': { aspectRatio: '1' } },
    ...cut(`${LEAN}px 0, 100% 0, 100% 100%, 0 100%`),
  },
  '& [data-slider]': { display: 'flex' },
  '& [data-slider] [data-part="picture"]': { width: '84%' },
  '& [data-slider] [data-part="open"]': { aspectRatio: '4 / 5' },
  '& [data-part="slider-buttons"]': { display: 'flex', justifyContent: 'center', gap: 14, marginTop: 18 },
  '& :is([data-part="previous"], [data-part="next"])': { ...outlineButton, width: 50, padding: 0 },
});

/** Pictures cut along the slope of parang, sewn together with gold; with `slider` a row of them. */
export const Gallery = () => <GallerySection page={Night} pictures={cells} sizes="(min-width: 992px) 600px, 92vw" />;
