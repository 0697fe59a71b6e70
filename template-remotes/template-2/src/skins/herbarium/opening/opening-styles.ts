import { css } from '@emotion/react';
import brush from '../assets/brush.svg';
import { CJK, LEAVING, REDUCED_MOTION } from '../../../skeleton/media.ts';
import { openingSteps } from '../../../skeleton/name-style.ts';
import { cap, italic, PAPER, solidButton } from '../parts/look.ts';
import { HERO_LEFT, HERO_RIGHT } from '../parts/pieces.ts';
import { cutBy } from '../parts/wash.tsx';

/** Tablets, desktops and anything that is wider than high: the wreath at the left, the guest at the right. */
const WIDE = '@media (min-width: 760px), (min-aspect-ratio: 1/1)';
const LARGE = '@media (min-width: 992px) and (min-height: 640px)';
/** Landscape phones. */
const LOW = '@media (max-height: 520px) and (min-aspect-ratio: 1/1)';
const WITH_PICTURE = '[data-cover]:is([data-cover="PHOTO"], [data-cover="PORTRAIT"], [data-cover="LANDSCAPE"]) &';

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
    '--u': 'min(50vw / 390, 100dvh / 760)',
    grid: '"stage foot" minmax(0, 1fr) / minmax(0, 1.15fr) minmax(0, .85fr)',
    paddingInline: 24,
  },
  [LARGE]: { paddingInline: '11vw 6vw' },
  [LOW]: { '--u': 'min(50vw / 390, 100dvh / 600)' },
  '&::before, &::after': { [LARGE]: { content: '""', position: 'absolute', top: 0, pointerEvents: 'none' } },
  '&::before': {
    [LARGE]: {
      left: '-2vw',
      width: '24vw',
      height: '21vw',
      background: `url("${HERO_LEFT.src}") 0 0 / 100% no-repeat`,
    },
  },
  '&::after': {
    [LARGE]: {
      right: '-1.4vw',
      top: 70,
      width: '19vw',
      height: '25vw',
      background: `url("${HERO_RIGHT.src}") 0 0 / 100% no-repeat`,
    },
  },
  [LEAVING]: { opacity: 0, transition: 'opacity 480ms 560ms' },
  [REDUCED_MOTION]: { [LEAVING]: { transition: 'opacity 200ms' } },
});

export const scene = css({
  gridArea: 'stage',
  position: 'relative',
  width: '100%',
  [WIDE]: { width: 'calc(420 * var(--u))', justifySelf: 'center' },
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
  right: 'calc(-6 * var(--u))',
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
export const lowRight = css({
  right: 0,
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
  [LEAVING]: { opacity: 0, transition: 'opacity 400ms' },
});

/** The names scroll in their wreath when they are more than it can hold; the button never does. */
export const type = css({
  gridArea: 'stage',
  position: 'relative',
  zIndex: 1,
  minHeight: 0,
  overflowY: 'auto',
  scrollbarWidth: 'none',
  display: 'flex',
  padding: 'calc(236 * var(--u)) max(calc(72 * var(--u)), 50% - 123 * var(--u)) calc(96 * var(--u))',
  [WITH_PICTURE]: { paddingBlock: 'calc(384 * var(--u)) calc(56 * var(--u))' },
  [LOW]: { paddingTop: 'calc(200 * var(--u))', [WITH_PICTURE]: { paddingTop: 'calc(320 * var(--u))' } },
  [LEAVING]: { opacity: 0, transition: 'opacity 260ms' },
});

export const lines = css({
  margin: 'auto',
  width: '100%',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 'clamp(4px, calc(14 * var(--u)), 18px)',
  textAlign: 'center',
  color: 'var(--ink-on-third)',
});

export const eyebrow = css({ ...cap, fontSize: 'clamp(.8125rem, calc(13 * var(--u)), 1rem)' });

export const names = css({
  ...openingSteps,
  width: '100%',
  fontFamily: 'var(--font-script)',
  fontSize: 'max(1.75rem, min(calc(82 * var(--u) * var(--step)), calc(590 * var(--u) / var(--longest-word))))',
  lineHeight: 0.84,
  color: 'var(--title-on-third)',
  '& [data-line]': { display: 'block', padding: '.08em 0', overflowWrap: 'anywhere', textWrap: 'balance' },
  '& [data-joiner]': { display: 'block', fontSize: 'max(1.5rem, .46em)', lineHeight: 1.1, color: 'var(--rust)' },
  [WITH_PICTURE]: {
    fontSize: 'max(1.75rem, min(calc(60 * var(--u) * var(--step)), calc(590 * var(--u) / var(--longest-word))))',
  },
  [LOW]: {
    fontSize: 'max(1.75rem, min(calc(64 * var(--u) * var(--step)), calc(590 * var(--u) / var(--longest-word))))',
  },
  [CJK]: { fontSize: 'max(1.5rem, calc(46 * var(--u) * var(--step)))', lineHeight: 1.3 },
});

export const date = css({ ...cap, fontSize: 'clamp(.875rem, calc(14 * var(--u)), 1.0625rem)' });
export const logo = css({ width: '55%', maxHeight: 'calc(96 * var(--u))', flex: 'none', objectFit: 'contain' });

export const guest = css({
  display: 'grid',
  gap: 2,
  '& span': italic,
  '& strong': {
    font: '600 clamp(1.25rem, 6vw, 1.5rem)/1.2 var(--font-body)',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  },
  '[data-guest="long"] & strong': { fontSize: '1.125rem' },
});

export const foot = css({
  gridArea: 'foot',
  position: 'relative',
  zIndex: 2,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: 'clamp(10px, calc(16 * var(--u)), 18px)',
  textAlign: 'center',
  padding: '6px 24px max(calc(44 * var(--u)), env(safe-area-inset-bottom) + 16px)',
  isolation: 'isolate',
  [WIDE]: {
    gap: 28,
    placeSelf: 'center',
    padding: 'min(90px, 10dvh) 64px',
    '& strong': { fontSize: 'clamp(1.5rem, 2.7vw, 2.5rem)' },
    '& span': { fontSize: 'clamp(1.125rem, 1.5vw, 1.375rem)' },
  },
  [LEAVING]: { opacity: 0, transition: 'opacity 260ms' },
});

/** Beside the wreath the greeting has paint of its own. */
export const under = css({ display: 'none', zIndex: -1, inset: '0 -12px', [WIDE]: { display: 'block' } });

export const button = css(solidButton, {
  minHeight: 52,
  maxWidth: '100%',
  padding: '13px 34px',
  fontSize: '1.0625rem',
  letterSpacing: '.09em',
  '&:active': { transform: 'scale(.985)' },
});
