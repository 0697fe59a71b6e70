import { css } from '@emotion/react';
import { below, from } from '@janur/kit';
import { DESKTOP, LEAVING, openingSteps, REDUCED_MOTION, WITHOUT_MOTION } from '@janur/template-parts';
import { LOW, TABLET } from '../../skeleton/media.ts';
import { GRAIN, LINEN, PRESSED } from './paper.tsx';

const STILL = { transform: 'none', transition: 'opacity 200ms', opacity: 0 } as const;

/** `--u` is one unit of the drawing: a card of 342 × 640 units, a window of 390 × 844. */
export const root = css({
  '--u': 'min(100vw / 390, 100dvh / 844)',
  position: 'absolute',
  inset: 0,
  overflow: 'hidden auto',
  display: 'grid',
  gridTemplateRows: 'minmax(min-content, 1fr) auto',
  justifyItems: 'center',
  background: `${LINEN}, color-mix(in oklab, var(--base) 96%, #7a6248)`,
  [`@media ${from('large')}`]: { '--u': 'min(1.08px, 100dvh / 844)' },
  [TABLET]: { '--u': 'min(1.36px, 100dvh / 844)' },
  [LOW]: { '--u': 'max(100dvh / 700, .7px)' },
  [LEAVING]: { opacity: 0, transition: 'opacity 300ms 760ms' },
  [REDUCED_MOTION]: { [LEAVING]: STILL },
});

export const stage = css({
  alignSelf: 'center',
  width: 'calc(342 * var(--u))',
  margin: 'calc(40 * var(--u)) 0 calc(20 * var(--u))',
  perspective: 1400,
});

/** The card turns over; its other side is the invitation's. */
export const card = css({
  position: 'relative',
  minHeight: 'calc(640 * var(--u))',
  display: 'grid',
  gridTemplateRows: 'minmax(calc(460 * var(--u)), 1fr) auto calc(74 * var(--u))',
  // the guest before the names
  '[data-style="QUERY_REVERSE"] &': { gridTemplateRows: 'calc(36 * var(--u)) auto minmax(calc(460 * var(--u)), 1fr)' },
  transformStyle: 'preserve-3d',
  [LEAVING]: { transform: 'rotateY(-180deg)', transition: 'transform 700ms cubic-bezier(.5,.05,.3,1)' },
  [WITHOUT_MOTION.replace('&', LEAVING)]: STILL,
  [REDUCED_MOTION]: { [LEAVING]: STILL },
});
const side = { backfaceVisibility: 'hidden' } as const;
export const front = css(side, { gridArea: '1 / 1 / -1 / 1', position: 'relative', isolation: 'isolate' });
export const back = css(side, { isolation: 'isolate', position: 'absolute', inset: 0, transform: 'rotateY(180deg)' });
/** What is printed on the other side stands there before the card turns. */
export const backType = css({
  position: 'absolute',
  inset: 'calc(36 * var(--u)) 24px calc(26 * var(--u))',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  textAlign: 'center',
  color: 'var(--title-on-third)',
  textShadow: PRESSED,
  '& > i': {
    width: 'calc(132 * var(--u))',
    height: 'calc(168 * var(--u))',
    marginBottom: 'calc(64 * var(--u))',
    borderRadius: '50%',
    border: '1.3px solid var(--copper)',
    boxShadow:
      'inset 0 0 0 4px var(--paper), inset 0 0 0 6px var(--copper), inset 0 0 0 calc(90 * var(--u)) color-mix(in oklab, var(--primary) 34%, var(--paper))',
  },
});
export const backNames = css(openingSteps, {
  fontFamily: 'var(--font-heading)',
  fontWeight: 600,
  lineHeight: 0.95,
  fontSize:
    'max(1.375rem, min(calc(47 * var(--u) * var(--step)), calc(400 * var(--u) / max(4, var(--longest-word, 6)))))',
  '& [data-line]': { display: 'block' },
  '& [data-joiner]': {
    display: 'block',
    margin: '.06em 0 .1em',
    font: '400 .8em/.72 var(--font-script)',
    color: 'var(--copper)',
    textShadow: 'none',
  },
});
export const backDate = css({
  marginTop: 'calc(10 * var(--u))',
  marginBottom: 'calc(200 * var(--u))',
  font: '600 max(.875rem, calc(15 * var(--u)))/1.35 var(--font-heading)',
  letterSpacing: '.1em',
  color: 'var(--ink-on-third)',
});

export const frontType = css(side, {
  gridArea: '1 / 1',
  position: 'relative',
  display: 'grid',
  minWidth: 0,
  '[data-style="QUERY_REVERSE"] &': { gridRow: 3 },
});

export const corner = css({
  left: 'calc(22 * var(--u))',
  top: 'calc(22 * var(--u))',
  width: 'calc(120 * var(--u))',
  aspectRatio: '1',
});

export const wreath = css({
  position: 'absolute',
  left: '50%',
  top: 'calc(46 * var(--u))',
  width: 'calc(310 * var(--u))',
  height: 'auto',
  transform: 'translateX(-50%)',
  marginLeft: 'calc(-1 * var(--u))',
});

export const lines = css({
  position: 'relative',
  alignSelf: 'start',
  marginTop: 'calc(108 * var(--u))',
  marginInline: 'auto',
  width: 'calc(178 * var(--u))',
  minHeight: 'calc(246 * var(--u))',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 'calc(10 * var(--u))',
  textAlign: 'center',
  color: 'var(--title-on-third)',
  textShadow: PRESSED,
});
export const small = css({
  font: '600 max(.8125rem, calc(15 * var(--u)))/1.2 var(--font-heading)',
  letterSpacing: '.1em',
  textWrap: 'balance',
});
export const monogram = css({
  fontFamily: 'var(--font-heading)',
  fontWeight: 600,
  fontSize: 'calc(84 * var(--u))',
  lineHeight: 0.92,
  letterSpacing: '-.04em',
  whiteSpace: 'nowrap',
  '& i': {
    padding: '0 .06em 0 .12em',
    font: '400 .86em/.5 var(--font-script)',
    letterSpacing: 0,
    color: 'var(--copper)',
    textShadow: '0 1px 0 #fff',
  },
});
export const names = css(openingSteps, {
  font: '600 max(.8125rem, calc(18.5 * var(--u) * var(--step)))/1.1 var(--font-heading)',
  letterSpacing: '.04em',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

export const logo = css({ width: '55%', maxHeight: 'calc(92 * var(--u))', objectFit: 'contain' });
/** In place of the monogram: the couple's picture as an oval, duotoned like the one on the other side. */
export const cover = css({
  position: 'relative',
  overflow: 'hidden',
  width: 'calc(104 * var(--u))',
  height: 'calc(128 * var(--u))',
  borderRadius: '50%',
  outline: '1.6px dotted var(--copper)',
  outlineOffset: 4,
  '&[data-type="LANDSCAPE"]': { width: 'calc(144 * var(--u))', height: 'calc(96 * var(--u))', borderRadius: 2 },
  '&[data-type="PORTRAIT"]': { width: 'calc(99 * var(--u))', height: 'calc(132 * var(--u))', borderRadius: 2 },
  '[data-names="huge"] &': { scale: '.72', margin: 'calc(-18 * var(--u)) 0' },
  '& img': {
    width: '100%',
    height: '100%',
    filter: 'grayscale(1) brightness(1.06) contrast(1.5)',
    objectPosition: 'var(--cover-position, 50% 30%)',
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: 'color-mix(in srgb, var(--primary) 86%, #0000)',
    mixBlendMode: 'screen',
  },
});

/** Ribbon around the card, with the guest's name; without a guest it is narrow. */
export const band = css(side, {
  gridArea: '2 / 1',
  position: 'relative',
  margin: '0 calc(-4 * var(--u))',
  minHeight: 'calc(112 * var(--u))',
  display: 'grid',
  alignContent: 'center',
  gap: 4,
  padding: 'calc(16 * var(--u)) calc(104 * var(--u)) calc(16 * var(--u)) calc(20 * var(--u))',
  color: 'var(--on-primary)',
  background: `linear-gradient(#fff2, #0000 10px calc(100% - 12px), #0004), ${GRAIN}, var(--primary)`,
  boxShadow: '0 9px 9px -4px #3b2a2470',
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    height: 1.5,
    background: 'linear-gradient(90deg, #8a5a2e, #e2b98a 30%, #b88a5b 55%, #f0d3ad 80%, #8a5a2e)',
  },
  '&::before': { top: 7 },
  '&::after': { bottom: 7 },
  // where it is folded behind the card
  '& > i': {
    position: 'absolute',
    top: '100%',
    width: 'calc(5 * var(--u))',
    height: 'calc(8 * var(--u))',
    background: 'color-mix(in oklab, var(--primary) 60%, #1d0a0f)',
    '&:first-of-type': { left: 0, clipPath: 'polygon(0 0, 100% 0, 100% 100%)' },
    '&:last-of-type': { right: 0, clipPath: 'polygon(0 0, 100% 0, 0 100%)' },
  },
  '[data-guest="none"] &': { minHeight: 'calc(56 * var(--u))' },
  '& strong': {
    font: '600 max(1.125rem, calc(25 * var(--u)))/1.12 var(--font-heading)',
    display: 'block',
    overflowWrap: 'anywhere',
  },
  '[data-guest="long"] & strong': { fontSize: 'max(1rem, calc(19 * var(--u)))' },
  '& span': { font: '400 max(.875rem, calc(15 * var(--u)))/1.2 var(--font-body)' },
});

export const lavender = css(side, {
  position: 'absolute',
  zIndex: 1,
  right: 'calc(-8 * var(--u))',
  bottom: 'calc(-14 * var(--u))',
  transformOrigin: '100% 100%',
  '[data-style="QUERY_REVERSE"] &': { transform: 'scale(.6)' },
  width: 'calc(150 * var(--u))',
  height: 'auto',
  maxWidth: 'none',
  pointerEvents: 'none',
});

/** As the lavender lies, and lower: a birthday's name stands above the ribbon. */
export const candles = css(lavender, {
  right: 'calc(-2 * var(--u))',
  width: 'calc(128 * var(--u))',
  '[data-style="QUERY_REVERSE"] &': { transform: 'scale(.5)' },
});

/** Always in view: where there is little height, the card scrolls under it. */
export const foot = css({
  position: 'sticky',
  zIndex: 2,
  bottom: 0,
  padding: '0 16px max(calc(52 * var(--u)), env(safe-area-inset-bottom) + 12px)',
  [LEAVING]: { opacity: 0, transition: 'opacity 200ms' },
});
export const button = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 12,
  minHeight: 54,
  maxWidth: '100%',
  padding: '8px 34px 10px',
  border: 0,
  borderRadius: 2,
  font: '600 1.1875rem/1.15 var(--font-heading)',
  letterSpacing: '.06em',
  color: 'var(--on-primary)',
  background: `${GRAIN}, var(--primary)`,
  boxShadow: '0 1px 0 #fff8 inset, 0 6px 14px -6px #3b303499',
  cursor: 'pointer',
  '& svg': { flex: 'none' },
  // between the discs of the letters' size and the language
  [`@media ${below('phone')}`]: {
    maxWidth: 'calc(100vw - 140px)',
    padding: '8px 10px 10px',
    fontSize: '1.0625rem',
    letterSpacing: '.03em',
  },
});

export const shade = css({
  position: 'fixed',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '100% 0',
  pointerEvents: 'none',
  [DESKTOP]: { left: 'auto', width: '44vw' },
});
