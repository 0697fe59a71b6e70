import { css, keyframes } from '@emotion/react';
import { from } from '@janur/kit';
import { CJK, LEAVING, LOW, openingSteps, REDUCED_MOTION } from '@janur/template-parts';
import horizon from '../assets/seascape.svg?printed';
import { buoyant, caption } from '../parts/look.ts';

const STILL = '[data-animation="off"] [data-leaving] &';

/** `--u` is one unit of the drawing, which is 390 × 844; the horizon stands 366 units above its foot. */
export const root = css({
  '--u': 'calc(min(100vw / 390, 100dvh / 760))',
  '--sea': 'calc(366 * var(--u))',
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  textAlign: 'center',
  color: 'var(--ink)',
  [`@media ${from('large')}`]: { '--u': 'clamp(.8px, 100dvh / 800, 1.5px)' },
  [LOW]: { '--u': 'clamp(.66px, 100dvh / 520, .86px)', '--sea': 'calc(298 * var(--u))' },
  [STILL]: { opacity: 0, transition: 'opacity 200ms' },
  [REDUCED_MOTION]: { [LEAVING]: { opacity: 0, transition: 'opacity 200ms' } },
});

const MOVE = '1100ms both';
const drown = keyframes({ '0%, 52%': { opacity: 1 }, '53%, 100%': { opacity: 0 } });
/** The water comes up over everything, and runs off the page below it. */
const wash = keyframes({
  '0%': { transform: 'none', animationTimingFunction: 'cubic-bezier(.7,0,.6,1)' },
  '52%': { transform: 'translateY(-103dvh)', animationTimingFunction: 'cubic-bezier(.3,.1,.7,.8)' },
  '100%': { transform: 'translateY(70dvh)' },
});
const calm = { [STILL]: { animation: 'none' }, [REDUCED_MOTION]: { [LEAVING]: { animation: 'none' } } } as const;

export const air = css({
  position: 'absolute',
  inset: 0,
  background:
    'linear-gradient(var(--sky), color-mix(in oklab, var(--sky) 30%, var(--base)) 26%, var(--base) 36%, var(--dawn) calc(100% - var(--sea)))',
  [LEAVING]: { animation: `${drown} ${MOVE}` },
  ...calm,
});

/** From the horizon down to the window's foot. */
export const scene = css({ position: 'absolute', insetInline: 0, bottom: 0, height: 'var(--sea)' });

export const surge = css({
  pointerEvents: 'none',
  // once it has risen there is water below it as well
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    top: '100%',
    height: '120dvh',
    background: '#17495a',
  },
  [LEAVING]: { animation: `${wash} ${MOVE}` },
  ...calm,
});

/** 2400 × 310 units, its horizon 228 below its top. */
export const seascape = css({
  position: 'absolute',
  left: '50%',
  top: 'calc(-228 * var(--u))',
  width: 'calc(2400 * var(--u))',
  height: 'calc(310 * var(--u))',
  marginLeft: 'calc(-1200 * var(--u))',
  background: `url("${horizon}") 0 0 / 100% 100%`,
});

/** The couple's picture is the sun; other forms stand on the horizon before it. */
export const cover = css({
  position: 'absolute',
  left: 'calc(50% + 91 * var(--u))',
  bottom: 'calc(100% - 22 * var(--u))',
  width: 'calc(178 * var(--u))',
  translate: '-50% 0',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: '50%',
  background: 'var(--third)',
  border: 'calc(5 * var(--u)) solid #ee9d7b',
  '& img': { width: '100%', height: '100%', display: 'block', objectPosition: 'var(--cover-position, 50% 30%)' },
  '&[data-type="PORTRAIT"], &[data-type="LANDSCAPE"]': {
    borderColor: 'var(--paper)',
    borderRadius: 'calc(16 * var(--u))',
    aspectRatio: '3 / 4',
    width: 'calc(150 * var(--u))',
  },
  '&[data-type="LANDSCAPE"]': { left: '50%', aspectRatio: '3 / 2', width: 'calc(270 * var(--u))' },
  [LOW]: { left: 'calc(50% + 250 * var(--u)) !important', width: 'calc(104 * var(--u)) !important' },
});

/** What is written stands in the sky, and scrolls when it is more than there is room for. */
export const words = css({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  bottom: 'var(--sea)',
  overflowY: 'auto',
  scrollbarWidth: 'none',
  padding: 'max(calc(56 * var(--u)), 18px) 20px 0',
  '[data-cover]:not([data-cover="LOGO"]) &': {
    bottom: 'calc(var(--sea) + 110 * var(--u))',
    paddingTop: 'max(calc(34 * var(--u)), 14px)',
    [LOW]: { bottom: 'var(--sea)', paddingTop: 10 },
  },
  [LOW]: { paddingTop: 10 },
  [`@media ${from('large')} and (min-height: 521px)`]: { paddingTop: 'calc(44 * var(--u))' },
});

export const eyebrow = css(caption, {
  fontSize: 'max(.8125rem, calc(12.5 * var(--u)))',
  letterSpacing: '.2em',
});

export const greeting = css({
  marginBottom: 10,
  font: '500 1rem/1.3 var(--font-body)',
  '& strong': {
    display: 'block',
    font: 'italic 600 1.5rem/1.15 var(--font-heading)',
    color: 'var(--title)',
    overflowWrap: 'anywhere',
  },
});

export const logo = css({
  width: 'min(55%, 220px)',
  maxHeight: 'calc(110 * var(--u))',
  margin: '0 auto 8px',
  objectFit: 'contain',
  background: 'none',
});

export const age = css({
  marginTop: 6,
  font: 'italic 600 1.375rem/1.2 var(--font-heading)',
  color: 'var(--title)',
  '&:empty': { display: 'none' },
});

/** One line to the left, the other to the right of the middle. */
export const names = css(openingSteps, {
  '--large': 'calc(97 * var(--u) * var(--step))',
  '--size': 'max(2.375rem, min(var(--large), calc(350 * var(--u) / (var(--longest-word) * .46))))',
  '[data-cover]:not([data-cover="LOGO"]) &': { '--large': 'calc(74 * var(--u) * var(--step))' },
  marginTop: 'calc(30 * var(--u))',
  fontFamily: 'var(--font-script)',
  fontSize: 'var(--size)',
  lineHeight: 0.84,
  color: 'var(--title)',
  overflowWrap: 'anywhere',
  '& [data-line]': { display: 'block', paddingInline: '0 .48em' },
  '& [data-joiner]': {
    display: 'block',
    marginBlock: '.02em .1em',
    font: 'italic 600 .32em/1.15 var(--font-heading)',
    color: 'var(--coral)',
  },
  '& [data-joiner] + [data-line]': { paddingInline: '.54em 0' },
  '& > :only-child': { paddingInline: 0, fontSize: '1.25em' },
  // long names take the whole line
  '[data-names="long"] &, [data-names="huge"] &': {
    lineHeight: 0.95,
    '& [data-line]': { paddingInline: '0 !important' },
  },
  [LOW]: {
    '--large': 'calc(84 * var(--u) * var(--step)) !important',
    marginTop: 10,
    '& :is([data-line], [data-joiner])': { display: 'inline-block', paddingInline: '.06em' },
    '& [data-joiner]': { marginInline: '.3em' },
  },
  [CJK]: { fontSize: 'calc(var(--size) * .62)', lineHeight: 1.3 },
});

export const foot = css({
  position: 'absolute',
  insetInline: 16,
  bottom: 'max(calc(34 * var(--u)), env(safe-area-inset-bottom))',
  [LEAVING]: { opacity: 0, transition: 'opacity 200ms' },
  [LOW]: { bottom: 14 },
});

export const button = css(buoyant, {
  minHeight: 54,
  minWidth: 170,
  margin: '0 auto',
  padding: '12px 34px',
  borderRadius: 27,
  fontSize: '1.0625rem',
});
