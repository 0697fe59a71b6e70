import { css } from '@emotion/react';
import { below, from } from '@janur/kit';
import { DESKTOP, LOW } from '@janur/template-parts';
import { FOIL } from '../parts/foil.ts';

/** `--u` is one unit of the drawing, which is 390 wide; wider phones and tablets get a wider bouquet up to 640 px. */
export const hero = css({
  '--u': 'calc(min(100vw, 640px) / 390)',
  '--flowers': 'min(408 * var(--u), 57svh)',
  position: 'relative',
  overflow: 'hidden',
  minHeight: '100svh',
  display: 'flex',
  flexDirection: 'column',
  textAlign: 'center',
  paddingBottom: 'max(calc(var(--flowers) * .775), 220px)',
  '&[data-layout="template-6"]': {
    '& [data-titles]': { order: 2, paddingTop: '38svh' },
    '& > :nth-child(3)': { order: 3 },
  },
  [LOW]: { display: 'grid', grid: '1fr / 1.2fr 1fr', alignItems: 'center', padding: '12px 24px 72px' },
  [DESKTOP]: { paddingBottom: '15vh' },
});

/** The part of the hero that the picture fills: it sinks into the night where the bouquet grows. */
export const scene = css({ position: 'absolute', inset: 0, pointerEvents: 'none' });

export const picture = css({
  position: 'absolute',
  inset: '0 0 24% 0',
  '& img': { objectPosition: '50% 30%' },
  '& [data-part="veil"]': { background: 'var(--night)' },
  '& [data-part="pause"]': {
    // above the candle's light and the titles
    zIndex: 1,
    pointerEvents: 'auto',
    left: 14,
    right: 'auto',
    top: 14,
    bottom: 'auto',
    border: '1px solid var(--gold)',
    background: 'color-mix(in srgb, var(--night) 62%, var(--gold))',
    color: 'var(--gold-1)',
  },
  [DESKTOP]: { inset: 0 },
});

const shade = (share: number) => `color-mix(in srgb, var(--night) ${share}%, #0000)`;

/** Dark above, where the names stand, and below; a candle's glow between. */
export const candle = css({
  position: 'absolute',
  inset: 0,
  background: [
    `radial-gradient(ellipse 66% 39% at 52.5% 39%, #f6c87757, #d98e3f24 35%, ${shade(20)} 70%, ${shade(86)})`,
    `linear-gradient(${shade(84)}, ${shade(52)} 28%, ${shade(20)} 40%, ${shade(56)} 49%, ${shade(96)} 63%, var(--night))`,
    'linear-gradient(#3b2c1638, #3b2c1638)',
  ].join(','),
  [DESKTOP]: {
    background: [
      `radial-gradient(ellipse 60% 50% at 50% 50%, #f6c87738, #d98e3f1c 40%, ${shade(24)} 75%, ${shade(80)})`,
      `linear-gradient(${shade(74)}, ${shade(52)} 34%, ${shade(48)} 56%, ${shade(92)} 82%, var(--night))`,
    ].join(','),
  },
});

export const visitor = css({
  position: 'absolute',
  left: 'calc(50% + 95 * var(--u))',
  top: '40%',
  width: 'calc(93 * var(--u))',
  height: 'auto',
  transform: 'translate(-50%, -50%) rotate(24deg)',
  '[data-layout="template-6"] &': { top: '22%' },
  [LOW]: { display: 'none' },
  [DESKTOP]: { left: '84%', top: '26%', width: 120 },
});

export const titles = css({
  position: 'relative',
  padding: '36px 20px 0',
  [LOW]: { padding: 0 },
  [DESKTOP]: { margin: 'auto 0 0', padding: '10vh 40px 0' },
});
export const emblem = css({ margin: '0 auto 12px' });

export const medallion = css({
  ...FOIL,
  display: 'block',
  width: 'fit-content',
  margin: '0 auto 12px',
  padding: '0 .2em',
  font: '400 2.75rem/1.1 var(--font-heading)',
});

export const eyebrow = css({
  font: '600 .875rem/1.3 var(--font-body)',
  letterSpacing: '.24em',
  textIndent: '.24em',
  textTransform: 'uppercase',
  color: 'var(--soft)',
  maxWidth: 'calc(100% - 88px)',
  marginInline: 'auto',
  [DESKTOP]: { fontSize: '1.125rem' },
});

/** The second name stands beside its "&"; with NAME_NEW_LINES the joining word has a line of its own. */
export const names = css({
  marginTop: 12,
  fontSize: 'max(1.75rem, min(calc(70 * var(--u) * var(--step)), calc(132vw / var(--word)), 5.5rem))',
  lineHeight: 1,
  letterSpacing: '-.015em',
  filter: 'drop-shadow(0 2px 10px color-mix(in srgb, var(--night) 80%, #0000))',
  // the last letters lean out of their box
  '& span': { ...FOIL, display: 'inline', padding: '.14em .06em', margin: '-.14em -.06em 0' },
  '& > [data-line]:first-of-type': { display: 'block' },
  '& [data-joiner]': { fontFamily: 'var(--font-body)', fontStyle: 'italic', fontWeight: 500, fontSize: '.95em' },
  '&[data-layout="new-lines"] span': { display: 'block' },
  '&[data-layout="new-lines"] [data-joiner]': {
    font: '400 .6em/1 var(--font-script)',
    padding: '.05em .2em .1em',
  },
  '&[data-layout="template-6"]': {
    fontSize: 'max(1.625rem, min(calc(46 * var(--u) * var(--step)), calc(120vw / var(--word))))',
    '& > [data-line]': { display: 'inline' },
  },
  [LOW]: { fontSize: 'max(1.75rem, min(calc(3.5rem * var(--step)), calc(70vw / var(--word))))' },
  [DESKTOP]: {
    fontSize: 'max(2.25rem, min(calc(7rem * var(--step)), calc(74vw / var(--word))))',
    marginTop: 20,
  },
});

export const when = css({
  position: 'relative',
  marginTop: 'auto',
  padding: 'clamp(96px, 20svh, 220px) 16px 0',
  '[data-layout="template-6"] &': { paddingTop: 24 },
  [LOW]: { margin: 0, padding: '0 48px 0 0' },
  [DESKTOP]: { margin: '0 0 auto', paddingTop: '5vh' },
});

export const date = css({
  font: 'italic 500 1.25rem/1.3 var(--font-body)',
  [DESKTOP]: { fontSize: '1.5rem' },
});

export const countdown = css({
  marginTop: 14,
  '& [data-part="units"]': { display: 'flex', justifyContent: 'center' },
  '& [data-part="unit"]': { flex: '0 1 80px', minWidth: 0 },
  '& b': {
    display: 'block',
    font: '400 2.375rem/1 var(--font-heading)',
    color: 'var(--title)',
  },
  '& span': { display: 'block', marginTop: 2, font: 'italic 500 1rem/1.2 var(--font-body)', color: 'var(--soft)' },
  '& [data-part="over"]': { font: '400 1.625rem/1.3 var(--font-heading)', color: 'var(--title)' },
  [`@media ${below('phone')}`]: { '& b': { fontSize: '2rem' }, '& span': { fontSize: '.9375rem' } },
  [DESKTOP]: {
    marginTop: 22,
    '& [data-part="unit"]': { flexBasis: 120 },
    '& b': { fontSize: '3.5rem' },
    '& span': { fontSize: '1.1875rem' },
  },
});

export const bouquet = css({
  position: 'absolute',
  left: '50%',
  bottom: 0,
  width: 'auto',
  height: 'calc(var(--flowers))',
  minWidth: '100%',
  maxWidth: 'none',
  objectFit: 'cover',
  objectPosition: '50% 0',
  transform: 'translateX(-50%)',
  pointerEvents: 'none',
  // wider than it is drawn it is cut before its foot
  [`@media ${from('large')}`]: { maskImage: 'linear-gradient(#000 62%, #0000 98%)' },
  [LOW]: { display: 'none' },
  [DESKTOP]: { display: 'none' },
});

/** The candle stands at the left: towards the other corners the bouquet grows dark. */
export const dusk = css({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  height: 'calc(var(--flowers) * .86)',
  pointerEvents: 'none',
  background: `radial-gradient(ellipse 86% 72% at 36% 42%, #ffc77a1f, #0000 40%, ${shade(80)})`,
  maskImage: 'linear-gradient(#0000, #000 46%)',
  [LOW]: { display: 'none' },
  [DESKTOP]: { display: 'none' },
});
