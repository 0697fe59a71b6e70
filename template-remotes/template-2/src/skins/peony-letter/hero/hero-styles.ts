import { css } from '@emotion/react';
import { DESKTOP, LOW, NARROW } from '../../../skeleton/media.ts';
import { caps, script } from '../parts/letters.ts';
import { ENVELOPE, LAID, SHEET } from '../parts/paper.ts';
import { DECKLED } from '../parts/deckle.ts';

const CURVED =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 390 60' preserveAspectRatio='none'%3E%3Cpath d='M0,4C70,26 135,54 195,54C255,54 320,26 390,4V60H0Z'/%3E%3C/svg%3E\")";

/** `--u` is one unit of the drawing, which is 390 wide; the pocket's edge is 60 high. */
export const hero = css({
  '--u': 'calc(min(100vw, 480px) / 390)',
  '--pocket': '254px',
  position: 'relative',
  overflow: 'hidden',
  minHeight: 'max(100svh, 640px)',
  display: 'flex',
  flexDirection: 'column',
  background: `${LAID}, radial-gradient(circle at 50% 30%, color-mix(in oklab, var(--third) 94%, var(--base)), var(--flush) 110%)`,
  [DESKTOP]: { '--u': '1.28px', minHeight: 'max(100svh, 800px)' },
});

/** The open flap, seen from inside. */
export const back = css({
  position: 'absolute',
  bottom: 'calc(var(--pocket) - 50px)',
  left: 0,
  width: '100%',
  height: 'calc(490 * var(--u))',
});

export const place = css({
  position: 'relative',
  flex: 1,
  display: 'flex',
  width: 'calc(334 * var(--u))',
  marginInline: 'auto',
  marginTop: 'calc(30 * var(--u))',
  [DESKTOP]: { width: 'min(960px, 100% - 120px)', marginTop: 40 },
});
export const shade = css({
  position: 'absolute',
  inset: '4px 2px -60px',
  boxShadow: '0 6px 22px 2px color-mix(in srgb, var(--wine-deep) 38%, transparent)',
});
/** It goes on behind the pocket. */
export const sheet = css(DECKLED, {
  position: 'absolute',
  inset: '0 0 -80px',
  background: SHEET,
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: '14px 14px -10px',
    border: '1px solid var(--line)',
    boxShadow: 'inset 0 0 0 3px var(--base), inset 0 0 0 3.5px var(--line)',
    opacity: 0.9,
  },
  [DESKTOP]: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      left: 'calc(50% - 60px)',
      width: 120,
      background: 'linear-gradient(90deg, #0000, color-mix(in srgb, var(--wine-deep) 12%, transparent) 50%, color-mix(in srgb, #fff 60%, transparent) 50%, #0000)',
    },
  },
});

export const letter = css({
  position: 'relative',
  flex: 1,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateRows: 'auto auto 1fr',
  alignContent: 'start',
  color: 'var(--ink)',
  '--focus': 'var(--ink)',
  padding: 'calc(32 * var(--u)) calc(18 * var(--u)) calc(66 * var(--u)) calc(32 * var(--u))',
  [LOW]: { paddingBottom: 'calc(80 * var(--u))' },
  '[data-layout="template-6"] &': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    paddingInline: 'calc(28 * var(--u))',
  },
  [DESKTOP]: {
    gridTemplateColumns: '1fr 1fr',
    gridTemplateRows: 'auto auto 1fr',
    columnGap: 110,
    padding: '56px 70px 92px 72px',
  },
});

export const head = css({
  paddingTop: 'calc(12 * var(--u))',
  minWidth: 0,
  '[data-layout="template-6"] &': { textAlign: 'center', padding: 0 },
  [DESKTOP]: { textAlign: 'center', padding: '8px 0 0' },
});
export const eyebrow = css({ ...caps, lineHeight: 1.6, letterSpacing: '.17em', color: 'var(--caps-on-base)', hyphens: 'auto', [NARROW]: { fontSize: '.75rem', letterSpacing: '.06em' }, [DESKTOP]: { fontSize: '1rem' } });
export const day = css({
  marginTop: 10,
  font: 'italic 400 1.125rem/1.35 var(--font-body)',
  '& :is(span, time)': { display: 'block' },
  '[data-layout="template-6"] & :is(span, time)': { display: 'inline' },
  [DESKTOP]: { fontSize: '1.3125rem', '& :is(span, time)': { display: 'inline' } },
});

export const stamp = css({
  width: 'calc(160 * var(--u))',
  height: 'calc(214 * var(--u))',
  transform: 'rotate(3.5deg)',
  '& > [aria-hidden]': {
    position: 'absolute',
    left: 'calc(-62 * var(--u))',
    bottom: 'calc(-14 * var(--u))',
    width: 'calc(92 * var(--u))',
    transform: 'rotate(-15.5deg)',
  },
  '[data-layout="template-6"] &': { width: 'calc(220 * var(--u))', height: 'calc(250 * var(--u))', marginTop: 14, transform: 'none' },
  [DESKTOP]: { gridColumn: 2, gridRow: '1 / span 3', width: 312, height: 412, justifySelf: 'center', alignSelf: 'center' },
});

export const seal = css({
  '--seal': 'calc(108 * var(--u))',
  margin: 'calc(-44 * var(--u)) auto calc(-8 * var(--u))',
  zIndex: 1,
  [DESKTOP]: { gridColumn: 2, gridRow: '1 / span 3', alignSelf: 'end', '--seal': '150px', zIndex: 2 },
});

export const names = css({
  ...script,
  gridColumn: '1 / -1',
  minWidth: 0,
  marginTop: 'calc(10 * var(--u))',
  paddingRight: 'calc(10 * var(--u))',
  color: 'var(--title)',
  fontSize:
    'max(2rem, min(calc(70 * var(--u) * (.3 + .7 * var(--step)) * var(--script)), calc(272 * var(--u) / (var(--word) * .46 + .75))))',
  lineHeight: 1.05,
  textAlign: 'right',
  '& [data-line]:first-of-type': { display: 'block', textAlign: 'left' },
  '& [data-joiner]': { fontSize: '.72em' },
  '&[data-layout="new-lines"]': { textAlign: 'center', padding: 0, '& [data-line]': { textAlign: 'center' } },
  '&[data-layout="new-lines"] [data-line], &[data-layout="new-lines"] [data-joiner]': { display: 'block', margin: 0 },
  '&[data-layout="template-6"]': {
    textAlign: 'center',
    padding: 0,
    '& [data-line]:first-of-type': { display: 'inline' },
    fontSize: 'max(2rem, min(calc(48 * var(--u) * (.3 + .7 * var(--step)) * var(--script)), calc(240 * var(--u) / (var(--word) * .46 + .6))))',
  },
  [DESKTOP]: {
    gridColumn: 1,
    marginTop: 30,
    fontSize: 'max(2.5rem, min(calc(100px * (.3 + .7 * var(--step)) * var(--script)), calc(346px / (var(--word) * .5 + .9))))',
  },
});

export const words = css({
  gridColumn: '1 / -1',
  justifySelf: 'center',
  maxWidth: 'calc(210 * var(--u))',
  marginTop: 'calc(24 * var(--u))',
  font: 'italic 400 1.1875rem/1.35 var(--font-body)',
  textAlign: 'center',
  textWrap: 'balance',
  [DESKTOP]: { gridColumn: 1, fontSize: '1.375rem', maxWidth: 320, marginTop: 34 },
});

/** Before the letter, behind the envelope's front. */
export const posy = css({
  position: 'absolute',
  width: 'calc(224 * var(--u))',
  height: 'auto',
  maxWidth: 'none',
  bottom: 'calc(var(--pocket) - 84 * var(--u))',
  pointerEvents: 'none',
});
export const posyLeft = css({ right: 'calc(50% + 17 * var(--u))', [DESKTOP]: { right: 'calc(50% + min(480px, 50vw - 60px) - 150px)' } });
export const posyRight = css({ left: 'calc(50% + 17 * var(--u))', [DESKTOP]: { left: 'calc(50% + min(480px, 50vw - 60px) - 150px)' } });

export const pocket = css({
  position: 'relative',
  flex: 'none',
  minHeight: 'var(--pocket)',
  padding: '74px 16px calc(102px + env(safe-area-inset-bottom))',
  color: 'var(--ink-on-third)',
  // cut in a curve above
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '-4px 0 0',
    background: ENVELOPE,
    maskImage: `${CURVED}, linear-gradient(#000 0 0)`,
    maskSize: '100% 64px, 100% calc(100% - 63px)',
    maskPosition: '0 0, 0 100%',
    maskRepeat: 'no-repeat',
  },
  '&:not(:has([role="timer"]))': { '--pocket': '180px' },
});
/** The pocket's edge: light on the paper, a line of copper below it. */
export const edge = css({ position: 'absolute', left: 0, top: -4, width: '100%', height: 64, overflow: 'visible' });
export const wave = css({ position: 'absolute', left: 0, top: 102, color: 'var(--title-on-third)', opacity: 0.32, maxWidth: 'none' });

export const countdown = css({
  position: 'relative',
  color: 'var(--title)',
  '& [data-part="units"]': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 10 },
  '& [data-part="unit"]': {
    width: 'clamp(64px, 20vw, 78px)',
    aspectRatio: '1',
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    borderRadius: '50%',
    border: '1.6px solid var(--title)',
    background: 'var(--base)',
    position: 'relative',
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: 3,
      borderRadius: '50%',
      border: '1px dashed color-mix(in oklab, var(--title) 60%, var(--base))',
    },
  },
  '& b': { font: '500 1.6875rem/1 var(--font-heading)', fontVariantNumeric: 'lining-nums' },
  '& span': { marginTop: 2, font: 'italic 500 .9375rem/1 var(--font-body)', color: 'var(--ink)' },
  '& [data-part="over"]': {
    width: 'fit-content',
    marginInline: 'auto',
    padding: '14px 26px',
    font: 'italic 500 1.25rem/1.3 var(--font-body)',
    textAlign: 'center',
    background: 'var(--base)',
    border: '1.6px solid',
    borderRadius: 60,
  },
  '@media (max-width: 359px)': { '& [data-part="units"]': { gap: 6 }, '& span': { fontSize: '.8125rem' } },
  [DESKTOP]: {
    '& [data-part="units"]': { gap: 22 },
    '& [data-part="unit"]': { width: 100 },
    '& b': { fontSize: '2.125rem' },
    '& span': { fontSize: '1.0625rem' },
  },
});
