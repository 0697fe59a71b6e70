import { css } from '@emotion/react';
import { below, from } from '@janur/kit';
import { CJK, DESKTOP, LOW, NARROW } from '@janur/template-parts';
import laminate from '../assets/laminate.svg';
import tile from '../assets/tile.svg';

export const hero = css({
  position: 'relative',
  minHeight: '100svh',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  overflow: 'clip',
  textAlign: 'center',
  background: `url("${laminate}") 50% 0 / 444px 840px, var(--base)`,
  [LOW]: { gridTemplate: 'none / 45% 55%', alignItems: 'center' },
});

/** One unit is a 390th of the stage's width. */
export const stage = css({
  '--u': 'calc(min(100vw, 560px, 62svh) / 390)',
  position: 'relative',
  zIndex: 1, // over the fading of the laminate
  width: 'calc(390 * var(--u))',
  height: 'calc(444 * var(--u))',
  margin: '0 auto',
  [`@media ${from('tablet')} and ${below('desktop')} and (orientation: portrait)`]: {
    '--u': 'calc(min(100vw, 700px, 57svh) / 390)',
  },
  [LOW]: { '--u': 'calc(min(44vw, 70svh) / 390)' },
  [DESKTOP]: { '--u': 'calc(min(50vw, 49svh) / 390)' },
});
const NUMERAL = {
  '1': 'calc(300 * var(--u))',
  '2': 'calc(290 * var(--u))',
  '3': 'calc(208 * var(--u))',
} as const;
/** Ornament: what is said by it stands in words below. */
export const numeral = css({
  position: 'absolute',
  insetInline: 0,
  top: 'calc(43 * var(--u))',
  fontFamily: 'var(--font-heading)',
  lineHeight: 'calc(210 * var(--u))',
  letterSpacing: '-.014em',
  whiteSpace: 'nowrap',
  color: 'var(--gold)',
  textShadow: 'calc(7 * var(--u)) calc(7 * var(--u)) 0 var(--third)',
  ...Object.fromEntries(
    Object.entries(NUMERAL).map(([digits, fontSize]) => [`&[data-digits="${digits}"]`, { fontSize }]),
  ),
});
export const window = css({
  position: 'absolute',
  left: 'calc(46 * var(--u))',
  top: 'calc(130 * var(--u))',
  width: 'calc(303 * var(--u))',
  '[data-layout="template-6"] &': {
    left: 'calc(36 * var(--u))',
    width: 'calc(318 * var(--u))',
    top: 'calc(100 * var(--u))',
  },
});
export const picture = css({
  position: 'absolute',
  inset: 0,
  '& [data-part="pause"]': { right: '34%', bottom: '12%' },
});

const star = { position: 'absolute', translate: '-50% -50%' } as const;
export const right = css({
  ...star,
  left: '90.3%',
  top: 'calc(138 * var(--u))',
  width: 'calc(48 * var(--u))',
  rotate: '22deg',
});
export const left = css({
  ...star,
  left: '12.8%',
  top: 'calc(408 * var(--u))',
  width: 'calc(68 * var(--u))',
  rotate: '10deg',
});
export const small = css({ ...star, left: '6.7%', top: 'calc(315 * var(--u))', width: 'calc(26 * var(--u))' });

export const words = css({
  position: 'relative',
  padding: '0 16px calc(max(24px, env(safe-area-inset-bottom)) + 84px)',
  // the laminate fades where words stand
  background: 'radial-gradient(closest-side, var(--base) 66%, #0000) 50% 34% / 120% 116% no-repeat',
  '& [data-line="eyebrow"]': {
    font: '400 1.5rem/1.2 var(--font-script)',
    color: 'var(--ink)',
    margin: '6px auto 0',
    maxWidth: 340,
  },
  '& [data-line="tagline"]': { font: '400 1.8125rem/1.15 var(--font-script)', color: 'var(--title)', marginTop: 4 },
  '& [data-line="day"]': { font: '600 1.0625rem/1.3 var(--font-body)', marginTop: 12 },
  color: 'var(--ink)',
  [LOW]: { paddingBlock: '16px 84px' },
  [DESKTOP]: {
    paddingBottom: 40,
    '& [data-line="eyebrow"]': { fontSize: '1.875rem', maxWidth: 560 },
    '& [data-line="tagline"]': { fontSize: '2.375rem' },
    '& [data-line="day"]': { fontSize: '1.25rem' },
  },
});
export const names = css({
  fontSize: 'max(1.75rem, min(calc(5.125rem * var(--step)), calc(112vw / var(--word))))',
  lineHeight: 0.98,
  color: 'var(--title)',
  textShadow: '.037em .037em 0 var(--gold)',
  '&:has([data-joiner])': { fontSize: 'max(1.75rem, min(calc(3.5rem * var(--step)), calc(112vw / var(--word))))' },
  '& [data-joiner]': { font: '400 .62em/1 var(--font-script)', color: 'var(--ink)', textShadow: 'none' },
  '&[data-layout="new-lines"] :is([data-line], [data-joiner])': { display: 'block' },
  '&[data-layout="template-6"]': {
    fontSize: 'max(1.625rem, min(calc(4rem * var(--step)), calc(104vw / var(--word))))',
  },
  [CJK]: { fontSize: 'max(1.75rem, min(calc(4.2rem * var(--step)), calc(72vw / var(--word))))' },
  [LOW]: { fontSize: 'max(1.625rem, min(calc(3.75rem * var(--step)), calc(66vw / var(--word))))' },
  [DESKTOP]: {
    '&&': { fontSize: 'max(2.5rem, min(calc(6.5rem * var(--step)), calc(62vw / var(--word))))' },
    '&&:has([data-joiner])': { fontSize: 'max(2.5rem, min(calc(5.5rem * var(--step)), calc(62vw / var(--word))))' },
  },
});

const TILES = [
  { face: 'var(--teal)', shade: 'var(--gold)', number: 'var(--cream)' },
  { face: 'var(--gold)', shade: 'var(--red)', number: 'var(--soot)' },
  { face: 'var(--red)', shade: 'var(--gold)', number: 'var(--cream)' },
  { face: 'var(--third)', shade: 'var(--teal)', number: 'var(--ink-on-third)' },
] as const;
const mask = `url("${tile}") 0 0 / 100% 100%`;

export const countdown = css({
  marginTop: 13,
  '& [data-part="units"]': { display: 'flex', justifyContent: 'center', gap: 'clamp(0px, .8vw, 8px)' },
  '& [data-part="unit"]': {
    position: 'relative',
    flex: '0 1 88px',
    minWidth: 0,
    '&:nth-of-type(2n)': { top: 6 },
  },
  '& [data-part="unit"]::before': {
    content: '""',
    position: 'absolute',
    left: 4,
    top: 5,
    width: '100%',
    height: 72,
    mask,
  },
  '& b': {
    position: 'relative',
    display: 'block',
    height: 72,
    mask,
    font: '400 clamp(1.375rem, 8.4vw, 2.0625rem)/1 var(--font-heading)',
    paddingTop: 13,
  },
  ...Object.fromEntries(
    TILES.flatMap(({ face, shade, number }, index) => [
      [`& [data-part="unit"]:nth-of-type(${index + 1})::before`, { background: shade }],
      [`& [data-part="unit"]:nth-of-type(${index + 1}) b`, { background: face, color: number }],
    ]),
  ),
  '& span': { display: 'block', marginTop: 5, font: '500 .9375rem/1.15 var(--font-body)', overflowWrap: 'anywhere' },
  '& [data-part="over"]': { font: '400 1.75rem/1.2 var(--font-script)' },
  [NARROW]: { '& span': { fontSize: '.875rem' } },
  [DESKTOP]: {
    marginTop: 30,
    '& [data-part="units"]': { gap: 16 },
    '& [data-part="unit"]': { flexBasis: 112 },
    '& [data-part="unit"]::before, & b': { height: 92 },
    '& b': { fontSize: '2.625rem', paddingTop: 17 },
    '& span': { fontSize: '1.0625rem' },
  },
});
