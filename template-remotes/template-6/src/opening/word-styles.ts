import { css } from '@emotion/react';
import { CJK, LEAVING, openingSteps } from '@janur/template-parts';
import { ruledButton, smallCaps } from '../parts/layout.ts';
import { leavingStill, WIDE } from './opening-layout.ts';

const onRightPage = {
  position: 'relative',
  zIndex: 1,
  gridColumn: 2,
  paddingInline: 'calc(56 * var(--u))',
  [LEAVING]: { opacity: 0, transition: 'opacity 400ms' },
} as const;

export const above = css({
  display: 'grid',
  gap: 'calc(10 * var(--u))',
  [WIDE]: { ...onRightPage, gridRow: 1, alignSelf: 'end', paddingBottom: 'calc(20 * var(--u))' },
});
export const eyebrow = css(smallCaps, {
  fontSize: 'max(.75rem, calc(12.5 * var(--u)))',
  letterSpacing: '.2em',
  color: 'var(--ink)',
  [WIDE]: { fontSize: 'max(.8125rem, calc(14 * var(--u)))' },
});

/** Very long names scroll where there is no room; the button never does. */
export const title = css({
  minHeight: 0,
  maxHeight: '34dvh',
  overflowY: 'auto',
  scrollbarWidth: 'none',
  padding: '2px 0 4px',
  [WIDE]: { ...onRightPage, gridRow: 2, maxHeight: '44dvh' },
});
export const names = css(openingSteps, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  gap: '0 .3em',
  font: '400 max(1.125rem, min(29 * var(--u) * max(var(--step), .8), 330 * var(--u) / (var(--longest-word) * .92)))/1.22 var(--font-heading)',
  letterSpacing: '.1em',
  textTransform: 'uppercase',
  color: 'var(--title)',
  '& > [data-line]': { minWidth: 0, marginRight: '-.1em', overflowWrap: 'anywhere' },
  '& > [data-joiner]': {
    font: '400 1.2em/1 var(--font-script)',
    letterSpacing: 0,
    color: 'var(--amber)',
    WebkitTextStroke: '.5px var(--amber)',
    padding: '0 .1em',
  },
  '& > :only-child': { fontSize: '1.25em' },
  [CJK]: { lineHeight: 1.35 },
  [WIDE]: {
    fontSize: 'max(1.125rem, min(46 * var(--u) * var(--step), 420 * var(--u) / (var(--longest-word) * .92)))',
    flexDirection: 'column',
  },
});
/** The phone's flap has no room for it. */
export const date = css({
  display: 'none',
  [WIDE]: {
    display: 'block',
    marginTop: 'calc(14 * var(--u))',
    font: 'italic 400 max(1rem, calc(20 * var(--u)))/1.4 var(--font-body)',
  },
});

export const below = css({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 'clamp(14px, 26 * var(--u), 30px)',
  minHeight: 'calc(150 * var(--u))',
  padding: 'calc(66 * 100vw / 390 + 22 * var(--u)) 24px clamp(14px, 100dvh - 784px, 62px)',
  background: 'linear-gradient(color-mix(in srgb, #4a3c20 15%, #0000), #0000 46%)',
  [LEAVING]: { opacity: 0, transition: 'opacity 600ms 200ms' },
  ...leavingStill,
  [WIDE]: {
    ...onRightPage,
    gridRow: 3,
    background: 'none',
    minHeight: 0,
    padding: 'calc(26 * var(--u)) calc(56 * var(--u)) 0',
  },
});
export const guest = css({
  maxWidth: '100%',
  '& span': { display: 'block', font: 'italic 400 max(1rem, calc(18 * var(--u)))/1.3 var(--font-body)' },
  '& strong': {
    display: 'block',
    marginTop: 4,
    font: '500 max(1.25rem, calc(26 * var(--u)))/1.2 var(--font-body)',
    color: 'var(--title)',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  },
  '[data-guest="long"] & strong': { fontSize: '1.125rem', color: 'var(--ink)' },
});

/** A word between two pairs of rules. */
export const button = css(ruledButton, {
  position: 'relative',
  width: 'min(100%, max(236 * var(--u), 200px))',
  minHeight: 52,
  color: 'var(--ink)',
  fontSize: 'max(.9375rem, calc(15 * var(--u)))',
  letterSpacing: '.16em',
  textTransform: 'uppercase',
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    height: 1,
    background: 'currentColor',
    opacity: 0.4,
  },
  '&::before': { top: 3 },
  '&::after': { bottom: 3 },
  '@media (hover: hover)': { '&:hover': { background: 'color-mix(in srgb, currentColor 7%, #0000)' } },
});
