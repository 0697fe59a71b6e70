import { css } from '@emotion/react';
import { from } from '@janur/kit';
import { LEAVING, LOW, NARROW, openingSteps } from '@janur/template-parts';
import { FOIL } from './parts/foil.ts';
import { leavingStill } from './parts/leaving-still.ts';

/** Tablets, desktops and anything that is wider than high: the bouquets stand in far corners. */
export const WIDE = `@media ${from('large')}, (min-aspect-ratio: 1/1)`;

/** `--u` is one unit of the drawing, which is 390 × 844; `--f` one of the flowers, which give way on low screens. */
export const root = css({
  '--u': 'calc(100vw / 390)',
  '--f': 'min(100vw / 390, 100dvh / 790)',
  '--oval-top': 'min(182 * var(--u), 21.6dvh)',
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  display: 'grid',
  grid: 'var(--oval-top) minmax(0, 1fr) auto / minmax(0, 1fr)',
  textAlign: 'center',
  '@media (max-height: 640px)': { '--f': 'min(100vw / 390, 100dvh / 900)' },
  [WIDE]: {
    '--u': 'calc(clamp(300px, min(72vw, 62vh), 560px) / 390)',
    '--f': 'min(100vw / 660, 100dvh / 720)',
    '--oval-top': '9dvh',
  },
  [LOW]: { '--u': '.8px', '--f': '100dvh / 620', '--oval-top': '10px', grid: '10px minmax(0, 1fr) / 1.15fr 1fr' },
  [LEAVING]: { opacity: 0, transition: 'opacity 420ms 680ms' },
  ...leavingStill,
});

export const night = css({
  position: 'absolute',
  inset: 0,
  background: 'radial-gradient(circle max(330px, 39dvh) at 50% 47.4%, var(--glow), var(--dusk) 45%, var(--night))',
});

export const oval = css({
  gridArea: '2 / 1',
  position: 'relative',
  justifySelf: 'center',
  width: 'calc(304 * var(--u))',
  height: '100%',
  maxHeight: 'calc(460 * var(--u))',
  alignSelf: 'center',
  [WIDE]: { width: 'calc(330 * var(--u))', maxHeight: 'calc(470 * var(--u))' },
  [LOW]: { display: 'none' },
  [LEAVING]: {
    transform: 'scale(3)',
    opacity: 0,
    transition: 'transform 1000ms cubic-bezier(.5,0,.8,.5), opacity 300ms 560ms',
  },
  ...leavingStill,
});

/** The couple's photo in the ring; the night rises over it where the names stand. */
export const portrait = css({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  borderRadius: '50%',
  '& img': { width: '100%', height: '100%', objectPosition: 'var(--cover-position, 50% 30%)' },
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background:
      'linear-gradient(color-mix(in srgb, var(--night) 30%, #0000), color-mix(in srgb, var(--night) 12%, #0000) 26%, color-mix(in srgb, var(--base) 94%, #0000) 56%, var(--base))',
  },
});

/** A logo, or a small picture in its window, stands where the moon would. */
export const window = css({
  flex: 'none',
  '& img': { display: 'block', width: '100%', height: '100%', objectPosition: 'var(--cover-position, 50% 30%)' },
  '&[data-type="LOGO"]': { width: '55%', height: '11dvh', '& img': { objectFit: 'contain' } },
  '&[data-type="PORTRAIT"]': { height: '13.5dvh', aspectRatio: '3 / 4' },
  '&[data-type="LANDSCAPE"]': { height: '11dvh', aspectRatio: '3 / 2' },
  '&:not([data-type="LOGO"])': { padding: 4, border: '1px solid var(--gold)' },
});

export const type = css({
  gridArea: '2 / 1',
  zIndex: 1,
  minHeight: 0,
  overflowY: 'auto',
  scrollbarWidth: 'none',
  display: 'flex',
  padding: 'calc(64 * var(--u)) calc(50% - 128 * var(--u)) 14px',
  '[data-cover] &, [data-style="QUERY_REVERSE"] &': { paddingTop: 'calc(44 * var(--u))' },
  '[data-cover="PHOTO"] &': { paddingTop: '18dvh' },
  '@media (max-height: 700px)': { paddingBlock: '30px 26px' },
  [WIDE]: { paddingBlock: 'calc(34 * var(--u)) calc(24 * var(--u))' },
  [LOW]: { padding: '8px 20px 16px 18vw', '[data-cover="PHOTO"] &': { paddingTop: 8 } },
  [LEAVING]: { opacity: 0, transition: 'opacity 260ms' },
});

export const lines = css({
  margin: 'auto',
  width: '100%',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
});

export const emblem = css({
  flex: 'none',
  marginBottom: 'calc(10 * var(--u))',
  '@media (max-height: 700px)': { display: 'none' },
  '[data-cover="PHOTO"] &': { display: 'none' },
});

export const eyebrow = css({
  font: '600 clamp(.8125rem, calc(13 * var(--u)), 1rem)/1.3 var(--font-body)',
  letterSpacing: '.24em',
  textIndent: '.24em',
  textTransform: 'uppercase',
  color: 'var(--soft)',
});

export const names = css(openingSteps, {
  '--size': 'max(1.375rem, min(calc(66 * var(--u) * var(--step)), calc(410 * var(--u) / var(--longest-word)), 9.4dvh))',
  '[data-cover] &': {
    '--size':
      'max(1.375rem, min(calc(56 * var(--u) * var(--step)), calc(410 * var(--u) / var(--longest-word)), 6.6dvh))',
  },
  '[data-style="QUERY_REVERSE"] &': {
    '--size': 'max(1.375rem, min(calc(50 * var(--u) * var(--step)), calc(380 * var(--u) / var(--longest-word)), 6dvh))',
  },
  [LOW]: { '--size': 'max(1.5rem, min(calc(3.25rem * var(--step)), calc(56vw / var(--longest-word)), 16dvh))' },
  marginTop: 'clamp(4px, 1.6dvh, 14px)',
  maxWidth: '100%',
  fontFamily: 'var(--font-heading)',
  fontSize: 'var(--size)',
  lineHeight: 1.02,
  letterSpacing: '-.01em',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  '& span': { display: 'block' },
  '& [data-line]': { ...FOIL, padding: '0 .06em .09em', marginInline: '-.06em' },
  '& [data-joiner]': { ...FOIL, font: '400 .61em/1 var(--font-script)', padding: '0 .25em .05em' },
});

export const date = css({
  marginTop: 'clamp(6px, 1.4dvh, 12px)',
  font: '600 clamp(1rem, calc(18 * var(--u)), 1.25rem)/1.2 var(--font-body)',
  letterSpacing: '.14em',
});

export const foot = css({
  gridArea: '3 / 1',
  zIndex: 1,
  display: 'grid',
  justifyItems: 'center',
  gap: 'clamp(8px, 1.8dvh, 14px)',
  padding:
    'clamp(6px, 2.4dvh, 20px) calc(50% - min(142 * var(--u), 47vw)) max(calc(92 * var(--f)), calc(12px + env(safe-area-inset-bottom)))',
  [NARROW]: { paddingInline: 14 },
  [WIDE]: { paddingBottom: 'max(6dvh, env(safe-area-inset-bottom))' },
  [LOW]: { gridArea: '2 / 2', alignContent: 'center', padding: '8px 12vw 8px 12px' },
  [LEAVING]: { opacity: 0, transition: 'opacity 260ms' },
});

export const guest = css({
  display: 'grid',
  gap: 1,
  font: 'italic 500 clamp(1rem, calc(18 * var(--u)), 1.1875rem)/1.2 var(--font-body)',
  color: 'var(--soft)',
  '& strong': {
    font: '600 clamp(1.25rem, calc(24 * var(--u)), 1.625rem)/1.2 var(--font-body)',
    color: 'var(--ink)',
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  },
  '[data-style="QUERY_REVERSE"] & strong': { fontSize: 'calc(20 * var(--u))', maxWidth: 'calc(226 * var(--u))' },
  '[data-guest="long"] & strong': { fontSize: '1.125rem' },
});

export const button = css({
  position: 'relative',
  minWidth: 'min(210px, 100%)',
  maxWidth: '100%',
  minHeight: 52,
  padding: '10px 34px',
  border: '1px solid var(--gold)',
  borderRadius: 0,
  font: '400 1rem/1.2 var(--font-heading)',
  letterSpacing: '.06em',
  color: 'var(--soft)',
  background: 'color-mix(in srgb, var(--night) 94%, #0000)',
  cursor: 'pointer',
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 3,
    border: '1px solid color-mix(in srgb, var(--gold) 34%, #0000)',
    pointerEvents: 'none',
  },
  '&:active': { background: 'var(--dusk)' },
});
