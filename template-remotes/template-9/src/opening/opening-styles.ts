import { css } from '@emotion/react';
import { from } from '@janur/kit';
import { CJK, LEAVING, LOW, openingSteps } from '@janur/template-parts';
import { FOIL } from '../parts/thread.ts';
import { leavingStill } from './opening-layout.ts';

/**
 * `--u` is one unit of the drawing, which is 390 × 844; `--eave` is where the lowest roof ends: on low windows the upper
 * roofs stand above their edge.
 */
export const root = css({
  '--u': 'calc(100vw / 390)',
  '--band': '68px',
  '--steps': 'calc(28 * var(--u))',
  '--room': '540px',
  '--cover': '0px',
  '--more': '0px',
  '--eave': 'max(calc(60 * var(--u)), min(calc(304 * var(--u)), 100dvh - var(--room) - var(--cover) - var(--more)))',
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) calc(236 * var(--u)) minmax(0, 1fr)',
  gridTemplateRows: 'calc(var(--eave) + 14 * var(--u)) minmax(0, 1fr) auto calc(var(--band) + var(--steps))',
  textAlign: 'center',
  color: 'var(--ink)',
  '[data-cover]:not([data-cover="none"]) &': { '--cover': '134px' },
  '[data-guest="long"] &': { '--more': '36px' },
  '@media (max-height: 700px)': { '--band': '16px', '--room': '402px', '--steps': '20px' },
  [`@media ${from('large')}, (min-aspect-ratio: 1/1)`]: { '--u': 'clamp(.9px, 100dvh / 844, 1.4px)' },
  [LOW]: {
    '--u': '.76px',
    '--eave': '40px',
    '--band': '14px',
    '--steps': '16px',
    gridTemplateColumns: '56px minmax(0, 1fr) minmax(0, 1fr) 56px',
    gridTemplateRows: '62px minmax(0, 1fr) 34px',
  },
});

const leaving = { [LEAVING]: { opacity: 0, transition: 'opacity 240ms' }, ...leavingStill } as const;

/** The names scroll when they are more than there is room for; the button never does. */
export const words = css({
  gridArea: '2 / 2',
  position: 'relative',
  minHeight: 0,
  overflowY: 'auto',
  scrollbarWidth: 'none',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'safe center',
  gap: 'clamp(2px, calc(6 * var(--u)), 10px)',
  paddingTop: 'calc(12 * var(--u))',
  '[data-guest="none"] &': { paddingTop: '6dvh' },
  [LOW]: { padding: '4px 18px', gridArea: '2 / 2' },
  ...leaving,
});
export const eyebrow = css({
  font: '400 clamp(.875rem, calc(15 * var(--u)), 1.0625rem)/1.3 var(--font-body)',
  letterSpacing: '.1em',
  color: 'var(--soft)',
});
export const names = css(openingSteps, {
  '--size':
    'max(1.5rem, min(calc(62 * var(--u) * var(--step)), calc(232 * var(--u) / (var(--longest-word) * .56)), 11dvh))',
  width: '100%',
  display: 'grid',
  justifyItems: 'center',
  fontFamily: 'var(--font-heading)',
  fontWeight: 700,
  fontSize: 'var(--size)',
  lineHeight: 1.04,
  overflowWrap: 'anywhere',
  '& [data-line]': { ...FOIL, maxWidth: '100%' },
  '& > :only-child': { fontSize: 'min(1.2em, calc(232 * var(--u) / (var(--longest-word) * .56)))' },
  '& [data-joiner]': {
    font: '400 max(1.5rem, .65em)/.9 var(--font-script)',
    color: 'var(--rose)',
    margin: '.02em 0 .12em',
  },
  [CJK]: {
    fontSize: 'calc(var(--size) * .82)',
    lineHeight: 1.25,
    '& [data-joiner]': { fontSize: '.5em', lineHeight: 1.4 },
  },
});
export const date = css({
  marginTop: 'calc(2 * var(--u))',
  font: '400 clamp(1.0625rem, calc(18 * var(--u)), 1.3125rem)/1.35 var(--font-heading)',
});
/** A wajik between two threads. */
export const rule = css({
  width: 'calc(140 * var(--u))',
  height: 'calc(20 * var(--u))',
  marginTop: 'calc(4 * var(--u))',
  overflow: 'visible',
  flex: 'none',
  stroke: 'var(--gold)',
  fill: 'none',
  '@media (max-height: 760px)': { display: 'none' },
});

export const foot = css({
  gridArea: '3 / 2',
  position: 'relative',
  display: 'grid',
  gap: 'clamp(10px, calc(20 * var(--u)), 28px)',
  padding: 'clamp(6px, calc(10 * var(--u)), 16px) 0 clamp(12px, calc(18 * var(--u)), 26px)',
  [LOW]: { gridArea: '2 / 3', alignContent: 'center', padding: '4px 18px' },
  ...leaving,
});
export const guest = css({
  font: '400 clamp(1rem, calc(16 * var(--u)), 1.125rem)/1.4 var(--font-body)',
  '& strong': {
    display: 'block',
    font: '400 clamp(1.1875rem, calc(22 * var(--u)), 1.625rem)/1.25 var(--font-heading)',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  },
  '[data-guest="long"] & strong': { fontSize: '1.0625rem' },
});

/** A plate of beaten gold. */
export const button = css({
  justifySelf: 'center',
  width: 'min(100%, calc(218 * var(--u)))',
  minWidth: 'min(100%, 190px)',
  minHeight: 52,
  padding: '10px 14px',
  border: 0,
  color: 'var(--on-primary)',
  background: 'linear-gradient(var(--lit), var(--primary) 62%) var(--primary)',
  font: '700 1.125rem/1.2 var(--font-body)',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '&:active': { transform: 'translateY(2px)' },
});
