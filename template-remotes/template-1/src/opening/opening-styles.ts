import { css } from '@emotion/react';
import { REDUCED_MOTION } from '@janur/template-parts';
import { slab } from '../parts/plaster.ts';
import { AFTER_YOU, LOW, WIDE } from './opening-layout.ts';

/**
 * `--u` is one unit of the drawing, which is 390 units wide. Where there is little height, `--land` lowers the horizon,
 * `--lift` pushes the gate's crown up and `--tree` keeps the trees out of the names.
 */
export const root = css({
  '--u': 'calc(100vw / 390)',
  '--land': 1,
  '--lift': '0px',
  '--tree': 1,
  '--picture': 'calc(244 * var(--u) * var(--land))',
  '--below': '0px',
  '[data-cover="PHOTO"] &': { '--below': 'calc(var(--picture) * .74 + 40 * var(--u))' },
  '[data-cover]:is([data-cover="PORTRAIT"], [data-cover="LANDSCAPE"]) &': {
    '--below': 'calc(var(--picture) * .8 + 60 * var(--u))',
  },
  '--wall': 'var(--clay-1)',
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  display: 'grid',
  grid: '"stage" minmax(0, 1fr) "foot" auto / minmax(0, 1fr)',
  '@media (max-height: 760px)': { '--land': 0.8, '--lift': 'calc(22 * var(--u))', '--tree': 0.84 },
  '@media (max-height: 690px)': { '--land': 0.55, '--lift': 'calc(40 * var(--u))', '--tree': 0.7 },
  [WIDE]: { '--u': 'calc(clamp(300px, min(72vw, 68vh), 640px) / 390)', '--land': 0.72, '--lift': '0px', '--tree': 1 },
  [LOW]: {
    '--u': 'calc(46vw / 390)',
    '--land': 0.4,
    '--tree': 0.7,
    grid: '"stage type" minmax(0, 1fr) "stage foot" auto / 46% 54%',
  },
});

/** The names scroll in their arch when they are more than it can hold; the button never does. */
export const type = css({
  gridArea: 'stage',
  zIndex: 2,
  minHeight: 0,
  overflowY: 'auto',
  scrollbarWidth: 'none',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  padding:
    'calc(154 * var(--u) - var(--lift)) calc(78 * var(--u)) max(calc(200 * var(--u) * var(--land)), var(--below))',
  [WIDE]: {
    padding: 'calc(142 * var(--u)) calc(50% - 110 * var(--u)) max(calc(186 * var(--u) * var(--land)), var(--below))',
  },
  [LOW]: { gridArea: 'type', padding: '16px 24px', background: 'var(--base)' },
  [AFTER_YOU]: { opacity: 0, transition: 'opacity 260ms' },
});

export const lines = css({
  margin: 'auto',
  width: '100%',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 'clamp(4px, 1.8dvh, 18px)',
  textAlign: 'center',
});

export const eyebrow = css({
  font: '600 clamp(.8125rem, calc(12 * var(--u)), 1rem)/1.4 var(--font-body)',
  letterSpacing: '.2em',
  textTransform: 'uppercase',
  color: 'var(--ink)',
});

export const names = css({
  '--step': 1,
  '[data-names="medium"] &': { '--step': 0.78 },
  '[data-names="long"] &': { '--step': 0.62 },
  '[data-names="huge"] &': { '--step': 0.5 },
  fontFamily: 'var(--font-heading)',
  fontSize: 'max(1.25rem, min(calc(58 * var(--u) * var(--step)), calc(395 * var(--u) / var(--longest-word)), 8.6dvh))',
  lineHeight: 1.04,
  color: 'var(--title)',
  textWrap: 'balance',
  '[data-cover] &': {
    fontSize:
      'max(1.25rem, min(calc(52 * var(--u) * var(--step)), calc(395 * var(--u) / var(--longest-word)), 6.2dvh))',
  },
  [WIDE]: {
    fontSize: 'max(1.25rem, min(calc(44 * var(--u) * var(--step)), calc(380 * var(--u) / var(--longest-word))))',
  },
  [LOW]: { fontSize: 'max(1.5rem, min(calc(3rem * var(--step)), calc(62vw / var(--longest-word)), 15dvh))' },
});

export const date = css({
  font: '700 clamp(.875rem, calc(13 * var(--u)), 1.125rem)/1.4 var(--font-body)',
  // in one line within the arch
  letterSpacing: 'clamp(.02em, (100vw - 195px) * .05, .16em)',
  color: 'var(--ink)',
});

export const guest = css({
  display: 'grid',
  gap: 2,
  font: '400 1rem/1.35 var(--font-body)',
  '& strong': {
    font: '400 clamp(1.25rem, 6vw, 1.5rem)/1.25 var(--font-heading)',
    display: 'block',
    textWrap: 'balance',
  },
  '[data-guest="long"] & strong': { fontSize: '1.125rem' },
});

export const foot = css(slab, {
  gridArea: 'foot',
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: 'clamp(8px, 1.6dvh, 14px)',
  textAlign: 'center',
  padding: '18px 24px max(26px, env(safe-area-inset-bottom))',
  borderTop: '5px solid var(--clay-3)',
  boxShadow: 'inset 0 1.5px 0 var(--lit)',
  '@media (max-height: 660px)': { paddingBlock: '12px 16px' },
  [WIDE]: {
    gridAutoFlow: 'column',
    justifyContent: 'center',
    alignItems: 'center',
    textAlign: 'start',
    gap: 56,
    paddingBlock: '28px max(32px, env(safe-area-inset-bottom))',
  },
  [LOW]: {
    gridAutoFlow: 'row',
    textAlign: 'center',
    gap: 8,
    paddingBlock: '12px max(16px, env(safe-area-inset-bottom))',
  },
  [AFTER_YOU]: { transform: 'translateY(100%)', transition: 'transform 520ms cubic-bezier(.6,0,.8,.4)' },
  [REDUCED_MOTION]: { [AFTER_YOU]: { transform: 'none', opacity: 0, transition: 'opacity 200ms' } },
});

export const button = css({
  minHeight: 54,
  maxWidth: '100%',
  padding: '10px 38px 13px',
  border: 0,
  borderRadius: 54,
  font: '400 1.125rem/1.2 var(--font-heading)',
  letterSpacing: '.05em',
  color: 'var(--ink)',
  background: 'var(--base)',
  boxShadow: '0 10px 18px -8px #3a150a99, inset 0 -3px 0 var(--clay-2)',
  cursor: 'pointer',
  '&:active': { transform: 'translateY(1px)', boxShadow: '0 4px 10px -6px #3a150a99, inset 0 -2px 0 var(--clay-2)' },
});
