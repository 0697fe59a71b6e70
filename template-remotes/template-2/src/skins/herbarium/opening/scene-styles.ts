import { css } from '@emotion/react';
import { LEAVING, REDUCED_MOTION } from '@janur/template-parts';
import brush from '../assets/brush.svg';
import { PAPER } from '../parts/look.ts';
import { HERO_LEFT, HERO_RIGHT } from '../parts/pieces.ts';
import { cutBy } from '../parts/wash.tsx';
import { CROWDED, LARGE, LOW, WIDE, WITH_PICTURE } from './windows.ts';

/** `--u` is one unit of the drawing (390 × 844), so that the wreath closes around the names on every screen. */
export const root = css({
  '--u': 'min(100vw / 390, 100dvh / 844)',
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  display: 'grid',
  grid: '"stage" minmax(0, 1fr) "foot" auto / minmax(0, 1fr)',
  background: `${PAPER}, var(--base)`,
  [WIDE]: {
    '--u': 'min(50vw / 390, 100dvh / 770)',
    grid: '"stage foot" minmax(0, 1fr) / minmax(0, 1fr) minmax(0, 1fr)',
    paddingInline: 24,
  },
  [LARGE]: { paddingInline: '7vw', columnGap: '2vw' },
  [LOW]: { '--u': 'min(50vw / 390, 100dvh / 600)' },
  '&::before, &::after': { [LARGE]: { content: '""', position: 'absolute', top: 0, pointerEvents: 'none' } },
  '&::before': {
    [LARGE]: {
      left: '-6vw',
      top: '-5vw',
      width: '20vw',
      height: '17.5vw',
      background: `url("${HERO_LEFT.src}") 0 0 / 100% no-repeat`,
    },
  },
  '&::after': {
    [LARGE]: {
      right: '-1.4vw',
      top: 64,
      width: '17vw',
      height: '24vw',
      background: `url("${HERO_RIGHT.src}") 0 0 / 100% no-repeat`,
    },
  },
  // the same roses stand at the picture's corner
  [WITH_PICTURE]: { '&::before': { display: 'none' } },
  [LEAVING]: { opacity: 0, transition: 'opacity 480ms 560ms' },
  [REDUCED_MOTION]: { [LEAVING]: { transition: 'opacity 200ms' } },
});

/** Beside the greeting the wreath is as high as a phone shows it, and stands in the middle. */
export const SET = { alignSelf: 'center', height: 'min(100%, 694 * var(--u))' } as const;

export const scene = css({
  gridArea: 'stage',
  position: 'relative',
  width: 'min(100%, 500 * var(--u))',
  justifySelf: 'center',
  [WIDE]: { width: 'calc(420 * var(--u))', ...SET },
});

/** While the invitation opens the wet paint runs and the wreath gives way. */
const parting = (x: number, y: number) => ({
  [LEAVING]: {
    opacity: 0,
    transform: `translate(${x}%, ${y}%)`,
    transition: 'transform 900ms cubic-bezier(.5,0,.8,.5), opacity 500ms 300ms',
  },
  [REDUCED_MOTION]: { [LEAVING]: { transform: 'none', transition: 'none' } },
});
const running = (growth: number) => ({
  transformOrigin: '50% 50%',
  [LEAVING]: { transform: `scale(${growth})`, transition: 'transform 1s cubic-bezier(.3,0,.5,1)' },
  [REDUCED_MOTION]: { [LEAVING]: { transform: 'none', transition: 'none' } },
});

export const oval = css({
  inset: 'calc(146 * var(--u)) max(calc(44 * var(--u)), 50% - 260 * var(--u)) calc(38 * var(--u))',
  ...running(3.4),
  [WITH_PICTURE]: { insetBlock: 'calc(250 * var(--u)) calc(24 * var(--u))' },
  [CROWDED]: { insetBlock: 'calc(200 * var(--u)) calc(16 * var(--u))' },
});
export const blush = css({
  top: 'calc(180 * var(--u))',
  right: 'calc(50% - 140 * var(--u))',
  width: 'calc(186 * var(--u))',
  height: 'calc(150 * var(--u))',
  opacity: 0.75,
  rotate: '172deg',
  ...running(4),
});

export const splashes = css({
  position: 'absolute',
  left: 0,
  top: 'calc(84 * var(--u))',
  width: '100%',
  height: 'auto',
  opacity: 0.8,
});

export const left = css({
  left: 'calc(-6 * var(--u))',
  top: 'calc(4 * var(--u))',
  transformOrigin: '20% 50%',
  ...parting(-70, -20),
});
export const right = css({
  right: 'calc(-34 * var(--u))',
  top: 'calc(40 * var(--u))',
  transformOrigin: '80% 50%',
  ...parting(70, -20),
});
export const pictureLeft = css({
  left: 'calc(-28 * var(--u))',
  top: 'calc(-22 * var(--u))',
  transformOrigin: '10% 10%',
  ...parting(-80, -40),
});
export const pictureRight = css({
  right: 'calc(-22 * var(--u))',
  top: 'calc(4 * var(--u))',
  transformOrigin: '90% 30%',
  ...parting(80, -20),
});
export const lowLeft = css({
  left: 'calc(12 * var(--u))',
  bottom: 'calc(-46 * var(--u))',
  transformOrigin: '30% 60%',
  ...parting(-90, 40),
});
// its tips end beside the last letter
export const lowRight = css({
  right: 'calc(-12 * var(--u))',
  bottom: 'calc(-14 * var(--u))',
  transformOrigin: '70% 60%',
  ...parting(90, 40),
});

/** A photo is cut by the brush between the roses; the other kinds keep their window. */
export const picture = css({
  position: 'absolute',
  left: '50%',
  top: 'calc(88 * var(--u))',
  transform: 'translateX(-50%)',
  overflow: 'hidden',
  '& img': { display: 'block', width: '100%', height: '100%', objectPosition: 'var(--cover-position, 50% 30%)' },
  '&[data-type="PHOTO"]': { width: 'calc(296 * var(--u))', height: 'calc(298 * var(--u))', ...cutBy(brush) },
  '&[data-type="PORTRAIT"]': { height: 'calc(286 * var(--u))', aspectRatio: '3 / 4' },
  '&[data-type="LANDSCAPE"]': { width: 'calc(300 * var(--u))', top: 'calc(120 * var(--u))', aspectRatio: '3 / 2' },
  [CROWDED]: { '&[data-type]': { height: 'calc(224 * var(--u))' } },
  [LEAVING]: { opacity: 0, transition: 'opacity 400ms' },
});
