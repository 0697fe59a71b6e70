import { css } from '@emotion/react';
import { LEAVING, LOW, openingSteps } from '@janur/template-parts';
import { HAN } from '../skin.ts';
import { leavingStill, WIDE, WINGS } from './opening-layout.ts';

/** `--u` is one unit of the drawing, which is 390 × 844. Doors in columns 2 and 3, on wide windows lattice beside them. */
export const root = css({
  '--u': 'calc(min(100vw / 390, 100dvh / 640))',
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  perspective: 900,
  display: 'grid',
  gridTemplateColumns: '0 minmax(0, 1fr) minmax(0, 1fr) 0',
  gridTemplateRows: 'calc(122 * var(--u)) minmax(0, 1fr) auto auto clamp(16px, 100dvh - 742px, 130px)',
  textAlign: 'center',
  color: 'var(--on-primary)',
  '--focus': 'var(--on-primary)',
  [WIDE]: { '--u': 'clamp(.8px, 100dvh / 820, 1.5px)' },
  [WINGS]: { gridTemplateColumns: 'minmax(0, 1fr) calc(350 * var(--u)) calc(350 * var(--u)) minmax(0, 1fr)' },
  [LOW]: {
    '--u': '.8px',
    gridTemplateRows: '48px minmax(0, 1fr) 0 0 0',
    gridTemplateColumns: '0 minmax(0, 1fr) minmax(0, 1fr) 0',
  },
});

const leaving = { [LEAVING]: { opacity: 0, transition: 'opacity 240ms' }, ...leavingStill } as const;

/** The names scroll when they are more than there is room for; the button never does. */
export const words = css({
  gridArea: '3 / 2 / 4 / 4',
  position: 'relative',
  zIndex: 1,
  minHeight: 0,
  maxHeight: '46dvh',
  overflowY: 'auto',
  scrollbarWidth: 'none',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  padding: 'calc(2 * var(--u)) 12px 0',
  [LOW]: { gridArea: '2 / 2 / 6 / 3', maxHeight: 'none', alignContent: 'safe center', padding: '8px 24px 12px' },
  ...leaving,
});

export const eyebrow = css({
  maxWidth: '100%',
  padding: '3px 14px 4px',
  border: '1px solid #d4a24a',
  background: 'var(--deep)',
  font: '600 clamp(.8125rem, calc(13 * var(--u)), 1rem)/1.4 var(--font-body)',
  letterSpacing: '.1em',
});

/** Short names stand to the left and right of the seam, longer ones below each other; the joining sign is a boss. */
export const names = css(openingSteps, {
  '--size':
    'max(1.5rem, min(calc(48 * var(--u) * var(--step)), calc(330 * var(--u) / (var(--longest-word) * .56 + .4))))',
  justifySelf: 'stretch',
  display: 'grid',
  alignItems: 'center',
  gap: 'calc(4 * var(--u))',
  marginTop: 'clamp(4px, calc(9 * var(--u)), 16px)',
  fontFamily: 'var(--font-heading)',
  fontSize: 'var(--size)',
  lineHeight: 1.1,
  overflowWrap: 'anywhere',
  '& [data-joiner]': {
    '--boss': 'calc(32 * var(--u))',
    display: 'grid',
    placeContent: 'center',
    width: 'var(--boss)',
    height: 'var(--boss)',
    marginInline: 'auto',
    borderRadius: '50%',
    color: '#8f1014',
    background: 'radial-gradient(circle at 50% 40%, #fff0c0, #e8bd63 52%, #b9812a)',
    boxShadow: '0 0 0 1px #7a4a10, inset 0 0 0 3px #e2b45a, inset 0 0 0 4px #a3171b',
    font: '400 calc(var(--boss) * .6)/1 var(--font-heading)',
  },
  '[data-names="short"] &:has(> [data-joiner])': {
    '--size': 'max(1.25rem, min(calc(48 * var(--u)), calc(153 * var(--u) / (var(--longest-word) * .52))))',
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
    '& > [data-joiner]': { '--boss': 'calc(40 * var(--u))' },
    [LOW]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  maxWidth: 'calc(400 * var(--u))',
  width: '100%',
  marginInline: 'auto',
  '& > :only-child': { fontSize: '1.25em' },
});

/** What the grandparents call them, each under its own name where the names stand beside the seam. */
export const hans = css({
  display: 'flex',
  justifyContent: 'center',
  gap: '1.25em',
  width: '100%',
  maxWidth: 'calc(400 * var(--u))',
  marginTop: 'calc(2 * var(--u))',
  font: `400 clamp(1rem, calc(18.5 * var(--u)), 1.5rem)/1.25 ${HAN}`,
  color: '#fbe0a8',
  '& > :empty': { display: 'none' },
  '[data-names="short"] &:has(> :nth-of-type(2))': {
    display: 'grid',
    gap: 0,
    gridTemplateColumns: 'minmax(0, 1fr) calc(40 * var(--u)) minmax(0, 1fr)',
    '& > :nth-of-type(2)': { gridColumn: 3 },
    [LOW]: { display: 'flex', gap: '1.25em' },
  },
});

export const date = css({
  marginTop: 'clamp(4px, calc(6 * var(--u)), 10px)',
  // a strip of its own: the doors' seam does not go through it
  padding: '1px 16px 2px',
  borderBlock: '1px solid #d4a24a',
  background: 'var(--deep)',
  font: '400 clamp(1rem, calc(16 * var(--u)), 1.1875rem)/1.35 var(--font-body)',
});

export const foot = css({
  gridArea: '4 / 2 / 5 / 4',
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  justifyItems: 'center',
  gap: 'clamp(12px, calc(17 * var(--u)), 24px)',
  padding: 'clamp(10px, calc(12 * var(--u)), 20px) 20px clamp(14px, calc(22 * var(--u)), 30px)',
  [WINGS]: { paddingInline: 'calc(100 * var(--u))' },
  [LOW]: { gridArea: '2 / 3 / 6 / 4', alignContent: 'center', padding: '8px 44px 12px' },
  ...leaving,
});

const corner = (x: string, y: string) =>
  `radial-gradient(circle at ${x} ${y}, #0000 11px, #c08a30 11.5px 13px, var(--paper) 13.5px 17px, #dcb872 17.5px 18.2px, var(--paper) 18.7px) ${x} ${y} / 51% 51% no-repeat`;
/** The hairline inside of its edge. */
const HAIRLINE = [
  '50% 5px / calc(100% - 36px) 1px',
  '50% calc(100% - 5px) / calc(100% - 36px) 1px',
  '5px 50% / 1px calc(100% - 36px)',
  'calc(100% - 5px) 50% / 1px calc(100% - 36px)',
].map((place) => `linear-gradient(#dcb872 0 0) ${place} no-repeat`);

/** A hanging board with its corners cut round. */
export const plaque = css({
  position: 'relative',
  display: 'grid',
  minWidth: 'min(266px, 100%)',
  maxWidth: '100%',
  padding: '10px 26px 11px',
  filter: 'drop-shadow(0 4px 0 #3d040699)',
  color: 'var(--ink)',
  background: [...HAIRLINE, corner('0', '0'), corner('100%', '0'), corner('0', '100%'), corner('100%', '100%')].join(
    ',',
  ),
  font: '400 1rem/1.4 var(--font-body)',
  '&::before, &::after': { content: '""', position: 'absolute', pointerEvents: 'none', border: '1.5px solid #c08a30' },
  '&::before': { inset: '0 12px', borderInline: 0 },
  '&::after': { inset: '12px 0', borderBlock: 0 },
  '& strong': {
    font: '600 clamp(1.125rem, calc(18.5 * var(--u)), 1.375rem)/1.35 var(--font-body)',
    display: 'block',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  },
  '[data-guest="long"] & strong': { fontSize: '1.0625rem' },
});

/** A bar of gilt wood with a ring at either end. */
export const button = css({
  position: 'relative',
  width: 'min(calc(266 * var(--u)), 100% - 62 * var(--u))',
  minHeight: 54,
  padding: '8px calc(26 * var(--u))',
  border: 0,
  borderRadius: 5,
  color: 'var(--on-gilt)',
  background: 'var(--gilt)',
  boxShadow:
    '0 5px 0 color-mix(in srgb, var(--deeper) 60%, #0000), 0 0 0 1px #7a4a10, inset 0 0 0 3px #f7dd98, inset 0 0 0 4px #a9741f',
  font: '600 1.0625rem/1.2 var(--font-body)',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '& > span': { position: 'relative' },
  '&:active': { transform: 'translateY(2px)' },
});
