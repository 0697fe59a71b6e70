import { css, keyframes } from '@emotion/react';
import { from } from '@janur/kit';
import { LEAVING, LOW, REDUCED_MOTION, WITHOUT_MOTION } from '@janur/template-parts';
import mask from '../assets/gunungan.svg';
import { KAWUNG } from '../parts/grounds.ts';

/** Tablets and desktops: two more gunungan stand in the dark beside the first. */
export const WIDE = `@media ${from('tablet')} and (min-height: 521px)`;

/** For who wants no motion the gate does not part, it fades. */
const still = { transform: 'none', opacity: 0, transition: 'opacity 200ms' } as const;
const leavingStill = {
  [REDUCED_MOTION]: { [LEAVING]: still },
  '[data-animation="off"] [data-leaving] &': still,
} as const;

export const root = css({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  containerType: 'size',
  textAlign: 'center',
  color: 'var(--on-soga)',
  '--focus': 'var(--on-soga)',
});

/**
 * `--u` is one unit of the drawing, which is 390 × 844. The gunungan is `--high` high from `--top` on, around `--axis`:
 * both leaves place it by these, so that its halves meet where the leaves do. They stand on the root's children: a
 * container cannot measure itself.
 */
export const measures = {
  '--u': 'min(100cqw / 390, 100cqh / 844)',
  '--axis': '50cqw',
  '--top': 'calc(81 * var(--u))',
  '--high': 'calc(370 * var(--u))',
  '[data-names="long"] &, [data-names="huge"] &, [data-guest="long"] &, [data-style="QUERY_REVERSE"] &': {
    '--top': 'calc(58 * var(--u))',
    '--high': 'calc(318 * var(--u))',
  },
  '@media (max-height: 640px)': { '--top': 'calc(52 * var(--u))', '--high': 'calc(310 * var(--u))' },
  [WIDE]: {
    '--u': 'min(100cqw / 560, 100cqh / 844)',
    '--top': 'calc(58 * var(--u))',
    '--high': 'calc(392 * var(--u))',
  },
  [LOW]: { '--u': '100cqh / 400', '--axis': '27cqw', '--top': '5cqh', '--high': '90cqh' },
} as const;

export const leaf = css(measures, {
  position: 'absolute',
  insetBlock: 0,
  overflow: 'hidden',
  [LEAVING]: { transition: 'transform 1100ms cubic-bezier(.6,0,.3,1)' },
});
export const left = css({
  left: 0,
  width: 'calc(var(--axis) + .5px)',
  [LEAVING]: { transform: 'translateX(-105%)' },
  ...leavingStill,
});
export const right = css({
  right: 0,
  width: 'calc(100cqw - var(--axis))',
  [LEAVING]: { transform: 'translateX(105%)' },
  ...leavingStill,
});

const frame = { content: '""', position: 'absolute', pointerEvents: 'none' } as const;

/** The whole picture; each leaf shows its own part of it. */
export const stage = css({
  position: 'absolute',
  insetBlock: 0,
  width: '100cqw',
  background: `${KAWUNG}, radial-gradient(max(468px, 70cqh) 70cqh at var(--axis) 36%, var(--soga-lit), var(--soga-2) 46%, var(--soga-deep))`,
  '&::before': { ...frame, inset: 14, border: '1.5px solid var(--gold-2)' },
  '&::after': { ...frame, inset: 21, border: '1px solid color-mix(in srgb, var(--wire) 62%, #0000)' },
});
export const fromLeft = css({ left: 0 });
export const fromRight = css({ right: 0 });

export const gunungan = css({
  position: 'absolute',
  top: 'var(--top)',
  left: 'calc(var(--axis) - var(--high) * .3266)',
  width: 'calc(var(--high) * .6533)',
  height: 'var(--high)',
});
export const further = css({
  display: 'none',
  opacity: 0.26,
  [WIDE]: {
    '@media (min-aspect-ratio: 1/1)': { display: 'block', top: '34cqh', height: '40cqh', width: '26.14cqh' },
  },
});
export const atLeft = css({ left: 'calc(21cqw - 13.07cqh)' });
export const atRight = css({ left: 'calc(79cqw - 13.07cqh)' });

export const corner = css({ position: 'absolute', zIndex: 1, width: 76, height: 86 });
export const topLeft = css({ left: 14, top: 14 });
export const bottomLeft = css({ left: 14, bottom: 14, transform: 'scaleY(-1)' });
export const topRight = css({ right: 14, top: 14, transform: 'scaleX(-1)' });
export const bottomRight = css({ right: 14, bottom: 14, transform: 'scale(-1)' });

/** Where the outline's own shape lies in the drawing with its halo. */
const inside = {
  position: 'absolute',
  top: 'calc(var(--top) + var(--high) * .0653)',
  left: 'calc(var(--axis) - var(--high) * .2965)',
  width: 'calc(var(--high) * .593)',
  height: 'calc(var(--high) * .8995)',
} as const;

export const picture = css(measures, {
  ...inside,
  '& img': { display: 'block', width: '100%', height: '100%', objectPosition: 'var(--cover-position, 50% 30%)' },
  '&[data-type="PHOTO"]': { mask: `url(${mask}) 50% / 97% 97% no-repeat` },
  '&:not([data-type="PHOTO"])': { top: 'calc(var(--top) + var(--high) * .4)' },
  '&[data-type="LOGO"]': { height: 'calc(var(--high) * .36)', padding: '0 14%', '& img': { objectFit: 'contain' } },
  '&:is([data-type="LANDSCAPE"], [data-type="PORTRAIT"]) img': {
    width: 'auto',
    margin: '0 auto',
    border: '1px solid var(--gold-2)',
    outline: '1px solid var(--gold-2)',
    outlineOffset: 3,
  },
  '&[data-type="LANDSCAPE"]': { height: 'calc(var(--high) * .3)', '& img': { aspectRatio: '3 / 2' } },
  '&[data-type="PORTRAIT"]': { height: 'calc(var(--high) * .44)', '& img': { aspectRatio: '3 / 4' } },
  [LEAVING]: { opacity: 0, transition: 'opacity 320ms' },
});

const pass = keyframes({ from: { transform: 'translateX(-120%)' }, to: { transform: 'translateX(120%)' } });

/** Light runs once over the gold. */
export const sweep = css(measures, {
  ...inside,
  overflow: 'hidden',
  pointerEvents: 'none',
  mask: `url(${mask}) 50% / 100% 100% no-repeat`,
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: 'linear-gradient(115deg, #0000 38%, #fff3cf4d 48%, #fff8e280 50%, #fff3cf4d 52%, #0000 62%)',
    transform: 'translateX(-120%)',
    animation: `${pass} 1500ms 700ms ease-in-out 1 backwards`,
    [WITHOUT_MOTION]: { animation: 'none' },
    [REDUCED_MOTION]: { animation: 'none' },
  },
  [LEAVING]: { opacity: 0 },
});
