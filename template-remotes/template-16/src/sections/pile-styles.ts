import { css } from '@emotion/react';
import { NARROW } from '@janur/template-parts';
import bouquet from '../assets/bouquet.svg';
import cake from '../assets/cake.svg';
import dottedPaper from '../assets/dotted-paper.svg';
import graphPaper from '../assets/graph-paper.svg';
import sky from '../assets/sky.svg';
import { polaroid } from '../parts/polaroid.ts';

export const pile = css({ position: 'relative', aspectRatio: '330 / 352', isolation: 'isolate' });
export const sheet = css({
  position: 'absolute',
  inset: '8% -1% -6% -4%',
  rotate: '3.5deg',
  background: `url("${graphPaper}") 50% / 100% 100% no-repeat`,
  '&[data-birthday]': { backgroundImage: `url("${dottedPaper}")` },
});

export const photo = css(polaroid, { position: 'absolute', margin: 0 });
const behind = {
  width: '54%',
  paddingBottom: '9%',
  '& [data-picture]': { aspectRatio: '1.04', background: '#b9c9c4' },
} as const;
export const left = css(behind, { left: 0, top: '6%', rotate: '-11deg' });
export const right = css(behind, { right: '-1%', top: '2%', rotate: '9deg' });
export const front = css({
  left: '9%',
  top: '20%',
  width: '83%',
  rotate: '-2.5deg',
  '& [data-picture]': { aspectRatio: '1.38', background: 'linear-gradient(#7fb0dc, #cfe3ee)' },
  '& [data-drawn="cake"]': {
    background: `url("${cake}") 50% 76% / auto 82% no-repeat, linear-gradient(#f6d9a8, #f4e8cf)`,
  },
  '& [data-drawn="flowers"]': {
    background: `url("${bouquet}") 50% 60% / auto 104% no-repeat, linear-gradient(#d8e4dc, #eef0e2)`,
  },
  '& [data-drawn="sky"]': { background: `url("${sky}") 50% 50% / cover` },
  // who was cut out stands over the upper edge of the frame
  '& [data-cut]': {
    overflow: 'visible',
    '& [data-part="hero-backgrounds"]': { position: 'absolute', inset: '-15% 0 0' },
    '& [data-part="backdrop"]': { overflow: 'visible', background: 'none' },
    '& :is(img, picture)': { background: 'none !important' },
    '& img': { objectFit: 'contain', objectPosition: '50% 100%' },
  },
});
/** Pencilled on the foot of the photo, which is not the button. */
export const pause = css({
  position: 'absolute',
  zIndex: 2,
  right: 2,
  bottom: 4,
  width: 48,
  height: 48,
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  border: 0,
  color: 'inherit',
  background: 'none',
  rotate: '6deg',
  cursor: 'pointer',
  '&:active': { color: 'var(--rust)', translate: '0 2px' },
});
/** The whole front photo is the button. */
export const next = css({
  position: 'absolute',
  zIndex: 1,
  inset: '0 0 60px',
  [NARROW]: { bottom: 84 },
  width: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
});

export const frontTape = css({ left: -24, top: -12, width: 96, rotate: '-22deg' });
export const leftTape = css({ left: -8, top: '9%', width: 72, rotate: '-52deg' });
export const rightTape = css({ right: '2%', top: '3%', width: 74, rotate: '38deg' });
export const doodles = {
  star: css({ left: '1%', bottom: '14%', width: 26, height: 26, color: '#3e5c4b' }),
  large: css({ right: '2%', bottom: '13%', width: 30, height: 28, rotate: '14deg', color: '#b8472c' }),
  small: css({ right: '0', bottom: '5%', width: 19, height: 18, rotate: '-8deg', color: '#e0765a' }),
};
