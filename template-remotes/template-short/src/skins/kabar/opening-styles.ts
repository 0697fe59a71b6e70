import { css } from '@emotion/react';
import { from } from '@janur/kit';
import {
  CJK,
  DESKTOP,
  ifSlim,
  LEAVING,
  NARROW,
  openingSteps,
  REDUCED_MOTION,
  WITHOUT_MOTION,
} from '@janur/template-parts';
import columns from '../../assets/kabar-columns.svg';
import cup from '../../assets/kabar-cup.svg';
import confetti from '../../assets/kabar-confetti.svg';
import glasses from '../../assets/kabar-glasses.svg';
import lattice from '../../assets/kabar-lattice.svg';
import { LOW, TABLET } from '../../skeleton/media.ts';
import { doubleRule, halftone, HAIR, NEWSPRINT } from './press.ts';

/** The label's lines are longer there than what the picture leaves. */
const BELOW = ifSlim('64px');
const STILL = { transform: 'none', transition: 'opacity 200ms', opacity: 0 } as const;

/** `--u` is one unit of the drawing: a paper of 354 × 604 units in a window of 390 × 844. */
export const root = css({
  '--u': 'min(100vw / 390, 100dvh / 844)',
  position: 'absolute',
  inset: 0,
  overflow: 'hidden auto',
  display: 'grid',
  gridTemplateRows: 'minmax(min-content, 1fr) auto',
  justifyItems: 'center',
  background: 'var(--secondary)',
  isolation: 'isolate',
  '&::before': {
    content: '""',
    position: 'fixed',
    zIndex: -1,
    inset: 0,
    background: `url("${lattice}") 0 0 / calc(52 * var(--u))`,
    opacity: 0.16,
  },
  '&[data-birthday]::before': {
    background: `url("${confetti}") 0 0 / calc(92 * var(--u))`,
    opacity: 0.34,
  },
  [`@media ${from('large')}`]: { '--u': 'min(1.08px, 100dvh / 844)' },
  [TABLET]: { '--u': 'min(1.42px, 100dvh / 844)' },
  [LOW]: { '--u': 'max(100dvh / 720, .68px)' },
  [LEAVING]: { opacity: 0, transition: 'opacity 320ms 780ms' },
  [REDUCED_MOTION]: { [LEAVING]: STILL },
});

/** What stands beside a paper on a breakfast table. */
const beside = {
  display: 'none',
  position: 'absolute',
  pointerEvents: 'none',
  transition: 'opacity 300ms',
  [LEAVING]: { opacity: 0 },
} as const;
export const breakfast = css({
  ...beside,
  [DESKTOP]: {
    display: 'block',
    left: 'calc(50% - min(560px, 44vw))',
    top: 'calc(50% - 220px)',
    width: 270,
    aspectRatio: '1',
    rotate: '-18deg',
    background: `url("${cup}") 50% / contain no-repeat`,
  },
});
export const spectacles = css({
  ...beside,
  [DESKTOP]: {
    display: 'block',
    right: 'calc(50% - min(580px, 45vw))',
    bottom: 'calc(50% - 260px)',
    width: 300,
    aspectRatio: '300 / 190',
    rotate: '-14deg',
    background: `url("${glasses}") 50% / contain no-repeat`,
  },
});

export const stage = css({
  position: 'relative',
  alignSelf: 'center',
  width: 'calc(354 * var(--u))',
  margin: 'calc(46 * var(--u)) 0 calc(40 * var(--u))',
  [NARROW]: { marginBottom: `calc(70 * var(--u) + ${BELOW})` },
  perspective: 1600,
});

/** A bundle of folded pages, a little askew. */
export const paper = css({
  position: 'relative',
  transform: 'rotate(-1.8deg)',
  transformStyle: 'preserve-3d',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '0 calc(-5 * var(--u)) calc(-9 * var(--u)) calc(5 * var(--u))',
    background: 'var(--shade)',
    borderBottom: '2px solid #b9ab8c',
    boxShadow: '0 14px 26px -2px #2a0d0699, 0 -3px 0 -1px #b9ab8c66',
  },
  [LEAVING]: {
    transform: 'rotate(0deg) translateY(-12%) scale(1.04)',
    transition: 'transform 620ms cubic-bezier(.4,.1,.3,1)',
  },
  [WITHOUT_MOTION.replace('&', LEAVING)]: STILL,
  [REDUCED_MOTION]: { [LEAVING]: STILL },
});
export const front = css({
  position: 'relative',
  minHeight: 'calc(604 * var(--u))',
  display: 'flex',
  flexDirection: 'column',
  padding: 'calc(16 * var(--u)) calc(16 * var(--u)) 0',
  textAlign: 'center',
  color: 'var(--ink)',
  background: NEWSPRINT,
  // the bend of the spine and the fold below
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    pointerEvents: 'none',
    background:
      'linear-gradient(90deg, #2a1a1029, #fff2 12%, #2a1a1014 50%, #fff3 54%, #2a1a1033), linear-gradient(#2a1a1000 62%, #2a1a100d 94%, #2a1a1057)',
  },
});
/** The lower half, folded behind: it swings down when the paper is opened. */
export const lower = css({
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  height: '60%',
  transformOrigin: '50% 0',
  transform: 'rotateX(-178deg)',
  backfaceVisibility: 'hidden',
  background: NEWSPRINT,
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '16px 8px 0',
    background: 'var(--ink)',
    opacity: 0.5,
    maskImage: `url("${columns}")`,
    maskSize: '100% calc(150 * var(--u))',
  },
  '&::after': { content: '""', position: 'absolute', inset: 0, background: 'linear-gradient(#2a1a1066, #0000 40%)' },
  [LEAVING]: { transform: 'none', transition: 'transform 600ms cubic-bezier(.4,.1,.3,1)' },
});

export const top = css({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: 12,
  font: '600 max(.8125rem, calc(13 * var(--u)))/1.25 var(--font-body)',
  '& > :first-of-type': { textAlign: 'start' },
  '& > :last-of-type': { textAlign: 'end' },
});
/** Who prints it: both initials. */
export const press = css({
  '& > span + span::before': { content: '"&"', padding: '0 .3em', fontStyle: 'italic', color: 'var(--red)' },
});
export const vignette = css({ width: 'calc(60 * var(--u))', height: 'calc(44 * var(--u))' });
export const masthead = css({
  marginTop: 'calc(6 * var(--u))',
  font: '400 calc(55 * var(--u))/.95 var(--font-script)',
  letterSpacing: '-.005em',
  color: 'var(--title)',
  textWrap: 'balance',
  '&::after': { ...doubleRule, marginTop: 'calc(10 * var(--u))' },
});
/** A birthday's whole sentence. */
export const longMasthead = css(masthead, { fontSize: 'calc(39 * var(--u))', lineHeight: 1 });
export const dateline = css({
  display: 'flex',
  justifyContent: 'center',
  padding: 'calc(5 * var(--u)) 0',
  borderBottom: HAIR,
  font: '600 max(.8125rem, calc(13 * var(--u)))/1.2 var(--font-body)',
});
/** Set as large as the longest word allows. */
export const headline = css(openingSteps, {
  // letters that a guest's browser spaces out have the paper's margins too
  margin: 'auto calc(-12 * var(--u))',
  padding: 'calc(14 * var(--u)) 0 calc(12 * var(--u))',
  fontFamily: 'var(--font-heading)',
  fontWeight: 700,
  fontSize: 'max(1.375rem, min(calc(112 * var(--u) * var(--step)), calc(560 * var(--u) / var(--longest-word))))',
  lineHeight: 0.86,
  letterSpacing: '-.03em',
  color: 'var(--title)',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  '& [data-joiner]': { fontWeight: 400, fontStyle: 'italic', color: 'var(--red)', letterSpacing: 0 },
  '[data-cover] &': {
    fontSize: 'max(1.25rem, min(calc(98 * var(--u) * var(--step)), calc(540 * var(--u) / var(--longest-word))))',
  },
});
/** One name has the room of two. */
export const oneName = css(headline, {
  paddingBottom: 'calc(8 * var(--u))',
  [CJK]: { lineHeight: 1.2 },
  fontSize: 'max(1.375rem, min(calc(112 * var(--u) * var(--step)), calc(520 * var(--u) / var(--longest-word))))',
  '[data-cover] &': {
    fontSize: 'max(1.25rem, min(calc(100 * var(--u) * var(--step)), calc(520 * var(--u) / var(--longest-word))))',
  },
});
/** The line under the headline. */
export const deck = css({
  marginBottom: 'auto',
  paddingBottom: 'calc(14 * var(--u))',
  font: '700 max(1.0625rem, calc(22 * var(--u)))/1.15 var(--font-heading)',
  color: 'var(--ink)',
  textWrap: 'balance',
  '&:empty': { padding: 0 },
});
/** Bears what is printed over the picture. */
export const pictured = css({ position: 'relative', flex: 'none', display: 'grid' });
export const burst = css({
  position: 'absolute',
  zIndex: 1,
  right: 'calc(-6 * var(--u))',
  top: 'calc(-13 * var(--u))',
  width: 'max(74px, calc(96 * var(--u)))',
});
/** In place of a picture: the cake, in the middle column. */
export const window = css({
  position: 'absolute',
  insetInline: 0,
  top: 'calc(12 * var(--u))',
  width: 'calc(144 * var(--u))',
  display: 'grid',
  placeContent: 'center',
  padding: 'calc(12 * var(--u))',
  marginInline: 'auto',
  background: 'var(--base)',
});
export const cake = css(vignette, { width: 'calc(126 * var(--u))', height: 'calc(105 * var(--u))' });
export const photo = css(halftone, {
  flex: 'none',
  height: 'calc(250 * var(--u))',
  '& img': { width: '100%', height: '100%', objectPosition: 'var(--cover-position, 50% 30%)' },
  '&[data-type="LANDSCAPE"]': { height: 'calc(215 * var(--u))' },
  '&[data-type="PORTRAIT"]': { width: 'calc(204 * var(--u))', height: 'calc(272 * var(--u))', marginInline: 'auto' },
});
export const logo = css({
  width: '55%',
  maxHeight: 'calc(190 * var(--u))',
  objectFit: 'contain',
  margin: '0 auto 12%',
});
/** Without a picture: columns of small type under the headline. */
export const type = css({
  flex: 'none',
  height: 'calc(236 * var(--u))',
  borderTop: HAIR,
  background: 'var(--ink)',
  opacity: 0.55,
  maskImage: `url("${columns}")`,
  maskSize: '100% calc(150 * var(--u))',
});

/** The subscriber's label, glued on. */
export const label = css({
  position: 'absolute',
  zIndex: 1,
  insetInline: 'calc(20 * var(--u))',
  bottom: 'calc(-24 * var(--u))',
  padding: 'calc(12 * var(--u)) 16px calc(13 * var(--u))',
  color: 'var(--ink)',
  background: 'var(--white)',
  borderTop: '5px solid var(--ink)',
  boxShadow: '0 8px 16px -6px #2a0d06aa',
  transform: 'rotate(1.6deg)',
  '& span': { font: '400 max(.9375rem, calc(15 * var(--u)))/1.2 var(--font-body)' },
  '& strong': {
    marginTop: 5,
    font: '700 max(1.25rem, calc(27 * var(--u)))/1.1 var(--font-heading)',
    display: 'block',
    overflowWrap: 'anywhere',
  },
  '[data-guest="long"] & strong': { fontSize: '1.1875rem' },
  // below the faces, however many lines the guest has
  [NARROW]: {
    insetInline: 'calc(8 * var(--u))',
    bottom: `calc(-56 * var(--u) - ${BELOW})`,
    padding: '7px 12px 9px',
    '& span': { fontSize: '.875rem' },
    '& strong': { marginTop: 2, fontSize: '1.0625rem' },
  },
  [LEAVING]: { opacity: 0, transition: 'opacity 200ms' },
  // the guest before the names
  '[data-style="QUERY_REVERSE"] &': {
    position: 'relative',
    insetInline: 0,
    bottom: 0,
    margin: '0 calc(20 * var(--u)) calc(-14 * var(--u))',
  },
});

export const foot = css({
  position: 'sticky',
  zIndex: 2,
  bottom: 0,
  width: 'min(100%, calc(390 * var(--u)))',
  padding: '0 calc(38 * var(--u)) max(calc(40 * var(--u)), env(safe-area-inset-bottom) + 10px)',
  [NARROW]: { paddingBottom: 'max(14px, env(safe-area-inset-bottom))' },
  [LEAVING]: { opacity: 0, transition: 'opacity 200ms' },
});
export const button = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 12,
  width: '100%',
  minHeight: 58,
  padding: '8px 14px',
  border: 0,
  font: '700 1.1875rem/1.15 var(--font-heading)',
  letterSpacing: '.02em',
  color: 'var(--on-primary)',
  background: 'var(--primary)',
  cursor: 'pointer',
  '& svg': { flex: 'none' },
});
