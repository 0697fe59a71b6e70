import { css } from '@emotion/react';
import { DESKTOP, GallerySection } from '@janur/template-parts';
import circle from '../assets/window-circle.svg';
import fan from '../assets/window-fan.svg';
import gourd from '../assets/window-gourd.svg';
import hexagon from '../assets/window-hexagon.svg';
import plum from '../assets/window-plum.svg';
import square from '../assets/window-square.svg';
import { giltButton, lattice } from '../parts/layout.ts';
import { Page } from '../parts/page.tsx';
import { wall } from '../parts/wall.ts';

/** The windows of a garden wall, in the order in which one walks by; of those that cut most off no two stand side by side. */
const WINDOWS = [plum, circle, gourd, square, hexagon, fan];
const windowsFrom = (start: number) =>
  Object.fromEntries(
    WINDOWS.map((_, index) => [
      `& [data-part="picture"]:nth-of-type(6n + ${index + 1})`,
      { '--window': `url("${WINDOWS[(index + start) % WINDOWS.length]}")` },
    ]),
  );
/** The picture is cut to the window's form, its gilt frame is the same form behind it; the button itself stays whole for its focus ring. */
const cut = { mask: 'var(--window) 50% 50% / 100% 100% no-repeat' } as const;

const windows = css({
  marginTop: 28,
  display: 'grid',
  gap: 28,
  '& [data-part="pictures"]': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16 },
  ...windowsFrom(0),
  // the second wall goes on where the first ended
  '& [data-section="SECTION_2"]': windowsFrom(3),
  // the odd one stands alone in the middle
  '& [data-part="pictures"]:not([data-slider]) > :last-child:nth-of-type(odd)': {
    gridColumn: '1 / -1',
    width: 'calc(50% - 8px)',
    justifySelf: 'center',
  },
  '& [data-part="open"]': {
    display: 'block',
    width: '100%',
    aspectRatio: '1',
    padding: 0,
    border: 0,
    background: 'none',
    '&::before': {
      ...cut,
      content: '""',
      position: 'absolute',
      inset: 0,
      background: 'linear-gradient(135deg, #fdeebd, #e0b155 42%, #b98228 64%, #f5d98e)',
    },
  },
  '& [data-part="open"] img': {
    ...cut,
    position: 'absolute',
    inset: 5,
    width: 'calc(100% - 10px)',
    height: 'calc(100% - 10px)',
  },
  '& [data-part="veil"]': { ...cut, inset: 5, background: '#2a0706' },
  [DESKTOP]: {
    '& [data-part="pictures"]:not([data-slider])': { gridTemplateColumns: 'repeat(3, 1fr)', gap: 28 },
    '& [data-part="pictures"]:not([data-slider]) > :last-child:nth-of-type(odd)': {
      gridColumn: 'auto',
      width: 'auto',
      justifySelf: 'stretch',
    },
    // two under three stand below the gaps between them
    '& [data-part="pictures"]:not([data-slider]) > :nth-of-type(3n + 1):nth-last-of-type(2), & [data-part="pictures"]:not([data-slider]) > :nth-of-type(3n + 2):last-of-type':
      { translate: 'calc(50% + 14px)' },
    '& [data-part="pictures"]:not([data-slider]) > :nth-of-type(3n + 1):last-of-type:not(:first-of-type)': {
      gridColumn: 2,
    },
  },
  '& [data-slider]': { display: 'flex', paddingInline: '12%' },
  '& [data-slider] [data-part="picture"]': { width: '76%' },
  '& [data-part="slider-buttons"]': { display: 'flex', justifyContent: 'center', gap: 14, marginTop: 18 },
  '& :is([data-part="previous"], [data-part="next"])': { ...giltButton, width: 50, padding: 0 },
});

/** Pictures behind the windows of a garden wall. */
export const Gallery = () => (
  <div css={wall}>
    <div css={lattice} />
    <GallerySection page={Page} pictures={windows} sizes="(min-width: 992px) 290px, 46vw" />
  </div>
);
