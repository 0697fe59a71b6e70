import { css } from '@emotion/react';
import { CJK, DESKTOP, LOW, LOWEST, NARROW } from '@janur/template-parts';
import fringe from '../assets/fringe.svg';
import rim from '../assets/rim.svg';
import window from '../assets/window.svg';
import { DUSK } from '../parts/dusk.ts';
import { edgeThread, fieldThread, FOIL, SHEEN, tumpalThread, WARP, waveThread } from '../parts/thread.ts';

/** `--u` is one unit of the drawing, which is 390 wide. On desktops the window stands beside the words. */
export const hero = css({
  '--u': 'calc(min(100vw, 680px) / 390)',
  position: 'relative',
  minHeight: '100svh',
  display: 'grid',
  gridTemplateRows: 'auto auto auto 1fr',
  paddingBottom: 'calc(78px + env(safe-area-inset-bottom))',
  textAlign: 'center',
  [DESKTOP]: {
    '--u': 'clamp(1.2px, min(100dvh / 560, 100vw / 860), 1.75px)',
    gridTemplateColumns: 'calc(430 * var(--u)) minmax(0, 1fr)',
    gridTemplateRows: '1fr auto auto 1fr auto',
    alignItems: 'center',
    padding: '0 0 74px',
  },
  [LOW]: {
    '--u': 'calc(100dvh / 440)',
    gridTemplateColumns: 'calc(400 * var(--u)) minmax(0, 1fr)',
    gridTemplateRows: '1fr auto auto 1fr',
    paddingBottom: 62,
  },
  // half of the window is the words'
  [LOWEST]: { '--u': 'min(100dvh / 440, 100vw / 800)' },
});

/** The cloth that the window is cut into. */
export const cloth = css({
  position: 'relative',
  height: 'calc(396 * var(--u))',
  overflow: 'hidden',
  background: 'var(--cloth)',
  '& > div:first-of-type': { position: 'absolute', inset: 0, ...fieldThread, '--thread': '.34' },
  [DESKTOP]: { gridArea: '1 / 1 / 5 / 2', height: '100%', minHeight: 'calc(448 * var(--u))', paddingTop: 20 },
  [LOW]: { gridArea: '1 / 1 / 5 / 2', height: '100%' },
});
export const dusk = css({
  position: 'absolute',
  inset: 0,
  background: `radial-gradient(ellipse 66% 52% at 50% 17%, var(--night) 42%, color-mix(in srgb, var(--night) 74%, #0000) 66%, color-mix(in srgb, var(--night) 24%, #0000)), ${WARP}`,
});
export const frame = css({
  position: 'absolute',
  left: 'calc(50% - 195 * var(--u))',
  top: 0,
  width: 'calc(390 * var(--u))',
  aspectRatio: '390 / 420',
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: `url(${rim}) 0 0 / 100% 100%`,
    pointerEvents: 'none',
  },
  [DESKTOP]: { top: 'calc(50% - 200 * var(--u))' },
});
export const picture = css({
  position: 'absolute',
  inset: 0,
  mask: `url(${window}) 0 0 / 100% 100%`,
  background: DUSK,
  '& img, & video': { objectPosition: '50% 60%' },
  '& [data-part="pause"]': { right: '6%', bottom: '9%' },
});
/** Without a picture a house stands before the dusk. */
export const house = css({ position: 'absolute', left: '24%', bottom: '5%', width: '52%', height: 'auto' });

/** Under the ridge, on night: never wider than the sag of the roof. */
export const day = css({
  position: 'absolute',
  top: 'calc(36 * var(--u))',
  left: 'calc(50% - 116 * var(--u))',
  width: 'calc(232 * var(--u))',
  display: 'grid',
  color: 'var(--cream)',
  font: '400 clamp(.9375rem, calc(16 * var(--u)), 1.25rem)/1.3 var(--font-body)',
  '& [data-line="weekday"]': { letterSpacing: '.1em' },
  '& b': { font: '700 calc(33 * var(--u))/1.15 var(--font-heading)', color: '#f3d893', whiteSpace: 'nowrap' },
  [DESKTOP]: { top: 'calc(50% - 166 * var(--u))' },
  [LOW]: { font: '400 .875rem/1.25 var(--font-body)' },
});

/** A border, then shoots that hang from it. */
export const band = css({
  position: 'relative',
  background: 'var(--night)',
  borderTop: '2px solid',
  borderImage: `${SHEEN} 1`,
  paddingBottom: 6,
  '& > :first-of-type': { ...edgeThread, marginTop: 2 },
  '& > :last-of-type': { ...tumpalThread, marginTop: 3, transform: 'scaleY(-1)' },
  [DESKTOP]: { gridArea: '5 / 1 / 6 / 3' },
  [LOW]: { display: 'none' },
});

export const titles = css({
  padding: '4px 18px 0',
  [DESKTOP]: { gridArea: '2 / 2', padding: '0 32px' },
  [LOW]: { gridArea: '2 / 2', padding: '8px 18px 0' },
  [LOWEST]: { padding: '4px 10px 0' },
});
export const eyebrow = css({ font: '400 1rem/1.35 var(--font-body)', letterSpacing: '.1em', color: 'var(--soft)' });
export const names = css({
  '--size': 'calc(53 * var(--u) * var(--step))',
  fontSize: 'max(1.625rem, min(var(--size), calc(344 * var(--u) / (var(--word) * .56))))',
  fontWeight: 700,
  lineHeight: 1.08,
  '& [data-line]': { ...FOIL, display: 'inline-block', maxWidth: '100%' },
  '& [data-joiner]': {
    font: '400 .8em/1 var(--font-script)',
    color: 'var(--rose)',
    padding: '0 .06em',
    [CJK]: { fontSize: '.55em' },
  },
  '&[data-layout="new-lines"] > span, &[data-layout="template-6"] > span': { display: 'block', marginInline: 'auto' },
  '&:not(:has([data-joiner]))': { '--size': 'calc(62 * var(--u) * var(--step))' },
  [CJK]: { '--size': 'calc(43 * var(--u) * var(--step))', lineHeight: 1.3 },
  [DESKTOP]: { '--size': 'calc(58 * var(--u) * var(--step))', '& > span': { display: 'block' } },
  [LOW]: { '--size': '44px' },
});
/** Both initials on a wajik, for TEMPLATE_6's composition. */
export const initials = css({
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  width: 104,
  height: 104,
  margin: '0 auto 12px',
  font: '700 1.875rem/1 var(--font-heading)',
  color: 'var(--title)',
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    inset: 15,
    border: '2px solid var(--gold)',
    transform: 'rotate(45deg)',
  },
  '&::after': { inset: 21, borderWidth: 1 },
});
export const line = css({
  maxWidth: 380,
  margin: '6px auto 0',
  textWrap: 'balance',
  font: '400 1.125rem/1.4 var(--font-heading)',
  [DESKTOP]: { fontSize: '1.375rem', maxWidth: 460 },
});

/** Four ends of cloth, their warp knotted below. */
export const countdown = css({
  alignSelf: 'center',
  padding: '12px 18px 4px',
  '& [data-part="units"]': {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: 6,
    maxWidth: 342,
    marginInline: 'auto',
    [DESKTOP]: { maxWidth: 440, gap: 12 },
  },
  '& [data-part="unit"]': {
    position: 'relative',
    display: 'grid',
    gap: 2,
    justifyItems: 'center',
    alignContent: 'center',
    minHeight: 104,
    padding: '22px 2px 20px',
    marginBottom: 22,
    color: 'var(--cream)',
    background: `${WARP}, var(--cloth)`,
    '&::before, &::after': { content: '""', position: 'absolute', insetInline: 0, ...waveThread },
    '&::before': { top: 0 },
    '&::after': { bottom: 0 },
  },
  '& b': { font: '700 clamp(1.625rem, 9.4vw, 2.3125rem)/1.1 var(--font-heading)', color: '#fbe6b0' },
  '& span': {
    maxWidth: '100%',
    font: '400 .9375rem/1.2 var(--font-body)',
    overflowWrap: 'anywhere',
  },
  // the knotted warp hangs below the cloth
  '& [data-part="unit"] > b::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    top: '100%',
    height: 22,
    background: 'var(--gold)',
    mask: `url(${fringe}) 0 0 / 40px 22px repeat-x`,
  },
  '& [data-part="over"]': { font: '700 1.75rem/1.25 var(--font-heading)', color: 'var(--title)', paddingTop: 12 },
  [NARROW]: { paddingInline: 12, '& span': { fontSize: '.875rem' } },
  [DESKTOP]: { gridArea: '3 / 2', paddingTop: 40, '& b': { fontSize: '2.75rem' } },
  [LOW]: { gridArea: '3 / 2', paddingBlock: '8px 0', '& [data-part="unit"]': { minHeight: 92 } },
});
