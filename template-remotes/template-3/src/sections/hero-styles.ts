import { css } from '@emotion/react';
import { DESKTOP, LOW, NARROW } from '@janur/template-parts';
import flames from '../assets/lidah-api.svg';
import { GILT, KAWUNG } from '../parts/grounds.ts';

/** `--u` is one unit of the drawing, which is 390 wide; the gunungan grows with the window up to 560 px. */
export const hero = css({
  '--u': 'calc(min(100vw, 640px, 78svh) / 390)',
  position: 'relative',
  minHeight: '100svh',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  textAlign: 'center',
  padding: '0 20px 104px',
  background: KAWUNG,
  // a small phone shows its countdown above the bar
  '@media (max-height: 700px) and (orientation: portrait)': {
    '--u': 'calc(min(100vw, 43svh) / 390)',
    paddingBottom: 92,
  },
  [LOW]: { '--u': '100svh / 480', flexDirection: 'row', gap: 20, padding: '8px 24px 64px 40px' },
  // the gunungan stands before the fold of the cloth at the left
  [DESKTOP]: {
    '--u': 'min(30vw / 390 * 1.35, 100vh / 560)',
    minHeight: '100vh',
    justifyContent: 'center',
    padding: '40px 40px 120px',
  },
});

export const cloth = css({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  width: '100%',
  height: 'auto',
  aspectRatio: '390 / 200',
  [LOW]: { width: '52%' },
  [DESKTOP]: { display: 'none' },
});

export const figure = css({
  flex: 'none',
  width: 'calc(261 * var(--u))',
  marginTop: 'calc(47 * var(--u))',
  '[data-layout="template-6"] &': { order: 2, marginTop: 26 },
  [LOW]: { marginTop: 0, alignSelf: 'flex-start', '[data-layout="template-6"] &': { order: 0, marginTop: 0 } },
  [DESKTOP]: {
    position: 'absolute',
    left: 0,
    top: '50%',
    width: 'calc(300 * var(--u))',
    transform: 'translate(-50%, -52%)',
    '[data-layout="template-6"] &': { marginTop: 0 },
  },
});

export const picture = css({
  position: 'absolute',
  inset: 0,
  '& img': { objectPosition: '50% 30%' },
  '& [data-part="veil"]': { background: 'var(--soga-deep)' },
  // the gunungan is narrow at its top: the button stands at its foot
  '& [data-part="pause"]': {
    left: 'calc(50% - 24px)',
    right: 'auto',
    bottom: 14,
    color: 'var(--on-soga)',
    background: 'var(--soga-2)',
  },
});

/** What is seen where the couple chose no picture. */
export const initials = css({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  paddingTop: '26%',
  font: '400 calc(54 * var(--u))/1 var(--font-script)',
  color: 'var(--soga)',
});

export const words = css({
  position: 'relative',
  width: '100%',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  paddingTop: 'calc(12 * var(--u))',
  '[data-layout="template-6"] &': { paddingTop: 'calc(112 * var(--u))' },
  [LOW]: { minWidth: 0, paddingTop: 0, '[data-layout="template-6"] &': { paddingTop: 0 } },
  [DESKTOP]: {
    paddingLeft: 'calc(150 * var(--u))',
    '&, [data-layout="template-6"] &': { paddingTop: 0 },
  },
});
export const crest = css({ marginBottom: 8, [LOW]: { display: 'none' } });

export const eyebrow = css({
  maxWidth: '100%',
  font: '500 .8125rem/1.4 var(--font-body)',
  letterSpacing: '.24em',
  textIndent: '.24em',
  textTransform: 'uppercase',
  color: 'var(--bronze)',
  '[data-layout="template-6"] &': { padding: '2px 12px', background: 'var(--base)' },
  [DESKTOP]: { fontSize: '1.0625rem' },
});

export const names = css({
  marginTop: 8,
  maxWidth: '100%',
  fontSize: 'max(1.875rem, min(calc(50 * var(--u) * var(--step)), calc(150vw / var(--word))))',
  lineHeight: 1.02,
  color: 'var(--title)',
  '[data-invitation] &': { fontFamily: 'var(--font-script)' },
  '&:not(:has([data-joiner]))': { scale: '1.2' },
  '& [data-joiner]': { fontSize: '.8em' },
  '& [data-line]:has(+ [data-joiner])': { display: 'block' },
  '&[data-layout="new-lines"] span': { display: 'block' },
  '&[data-layout="new-lines"] [data-joiner]': { fontSize: '.6em' },
  '&:lang(zh), &:lang(ja), &:lang(ko)': { scale: '.82', lineHeight: 1.3 },
  [LOW]: { fontSize: 'max(1.625rem, min(calc(3rem * var(--step)), calc(76vw / var(--word))))' },
  [DESKTOP]: { fontSize: 'max(2.5rem, min(calc(6.25rem * var(--step)), calc(58vw / var(--word))))', marginTop: 18 },
});

export const ukel = css({
  maxWidth: '80%',
  marginTop: 4,
  [LOW]: { display: 'none' },
  [DESKTOP]: { width: 340, height: 'auto', marginTop: 16 },
});

export const date = css({
  marginTop: 3,
  font: 'italic 500 1.25rem/1.35 var(--font-heading)',
  color: 'var(--bronze)',
  [DESKTOP]: { fontSize: '1.75rem', marginTop: 14 },
});

/** Squares of soga with four tongues of flame, a golden thread in each. */
export const countdown = css({
  marginTop: 11,
  maxWidth: '100%',
  '& [data-part="units"]': { display: 'flex', justifyContent: 'center', gap: 5 },
  '& [data-part="unit"]': {
    '--size': '75px',
    position: 'relative',
    isolation: 'isolate',
    flex: 'none',
    width: 'var(--size)',
    height: 'var(--size)',
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    color: 'var(--on-soga)',
  },
  '& [data-part="unit"]::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    background: 'var(--soga-2)',
    mask: `url(${flames}) 50% / 100% 100% no-repeat`,
  },
  '& [data-part="unit"]::after': {
    content: '""',
    position: 'absolute',
    inset: '20.5%',
    border: '1px solid',
    borderImage: `${GILT} 1`,
    pointerEvents: 'none',
  },
  '& b': { font: '600 1.625rem/1 var(--font-heading)', fontVariantNumeric: 'lining-nums' },
  '& span': { marginTop: 1, font: '500 .75rem/1.1 var(--font-body)', color: 'var(--soft-on-soga)' },
  '& [data-part="over"]': { font: 'italic 500 1.5rem/1.3 var(--font-heading)', color: 'var(--title)' },
  [NARROW]: {
    '& [data-part="units"]': { gap: 0 },
    '& [data-part="unit"]': { '--size': '70px' },
    '& span': { fontSize: '.625rem' },
  },
  [LOW]: { marginTop: 8, '& [data-part="unit"]': { '--size': '70px' } },
  [DESKTOP]: {
    marginTop: 34,
    '& [data-part="units"]': { gap: 12 },
    '& [data-part="unit"]': { '--size': '118px' },
    '& b': { fontSize: '2.5rem' },
    '& span': { fontSize: '1rem', marginTop: 2 },
  },
});
