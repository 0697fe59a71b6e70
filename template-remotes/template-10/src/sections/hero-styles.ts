import { css } from '@emotion/react';
import { CJK, DESKTOP, LOW } from '@janur/template-parts';
import coral from '../assets/buoy-coral.svg';
import teal from '../assets/buoy-teal.svg';
import horizon from '../assets/seascape.svg';
import lines from '../assets/tide-lines.svg';
import mask from '../assets/tide-mask.svg';
import { caption } from '../parts/look.ts';

/** `--u` is one unit of the drawing, which is 390 × 844. */
export const hero = css({
  '--u': 'min(100vw / 390, 1.7px)',
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto minmax(calc(230 * var(--u)), 1fr) auto',
  minHeight: 'max(100svh, 560px)',
  overflow: 'clip',
  textAlign: 'center',
  background:
    'linear-gradient(var(--sky), color-mix(in oklab, var(--sky) 25%, var(--base)) calc(150 * var(--u)), var(--base) calc(230 * var(--u)))',
  [DESKTOP]: {
    '--u': 'min(42vw / 390, 100dvh / 844)',
    minHeight: 0,
    height: '100dvh',
    gridTemplateRows: 'auto auto minmax(0, 1fr) auto',
  },
  [LOW]: { '--u': '.9px' },
});

export const date = css(caption, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 16px',
  padding: 'max(calc(28 * var(--u)), 18px) 24px 0',
});

export const titles = css({
  position: 'relative',
  zIndex: 1,
  padding: 'calc(24 * var(--u)) 40px 0',
});

export const eyebrow = css({ ...caption, marginBottom: 'calc(6 * var(--u))' });

/** The second name stands to the right of the first, the joining sign before it. */
export const names = css({
  '--size': 'max(2.5rem, min(calc(92 * var(--u) * var(--step)), calc(330 * var(--u) / (var(--word) * .47))))',
  fontFamily: 'var(--font-script)',
  fontSize: 'var(--size)',
  lineHeight: 0.9,
  color: 'var(--title)',
  paddingTop: '.12em',
  '& [data-line]:first-of-type': { display: 'block', paddingRight: '1.1em' },
  '& [data-joiner]': {
    marginRight: '-.02em',
    font: 'italic 600 .44em/1 var(--font-heading)',
    verticalAlign: '.26em',
    color: 'var(--coral)',
  },
  '& [data-joiner] + [data-line]': { position: 'relative', left: '.16em' },
  '& > :only-child': { paddingInline: '0 !important', fontSize: '1.25em' },
  // long names need the whole line
  '&[style*="--step:0"], &[style*="--step: 0"]': {
    lineHeight: 1,
    '& [data-line]': { paddingInline: '0 !important', left: '0 !important', display: 'block' },
    '& [data-joiner]': { display: 'block', margin: 0, lineHeight: 0.9 },
  },
  '&[data-layout="new-lines"]': {
    '& [data-line]': { display: 'block', paddingInline: 0, left: 0 },
    '& [data-joiner]': { display: 'block', margin: '.06em 0 0', fontSize: '.34em', verticalAlign: 'baseline' },
  },
  [CJK]: { fontSize: 'calc(var(--size) * .6)', lineHeight: 1.35 },
});

/** The initials in a lifebuoy, as TEMPLATE_6 has them in its crest. */
export const initials = css({
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  gap: '.1em',
  width: 'calc(150 * var(--u))',
  aspectRatio: '1',
  margin: '0 auto calc(4 * var(--u))',
  borderRadius: '50%',
  font: 'italic 600 calc(50 * var(--u))/1 var(--font-heading)',
  color: 'var(--title)',
  background:
    'radial-gradient(closest-side, var(--base) 66%, #17495a 66.5% 68%, #0000 68.5% 97%, #17495a 97.5% 99.5%, #0000 100%), repeating-conic-gradient(#e98a6d 0 14deg, #fffdf8 14deg 76deg, #e98a6d 76deg 90deg)',
});

/** Along the right margin, read from above. */
export const place = css({
  position: 'absolute',
  right: 12,
  top: 'calc(30 * var(--u))',
  writingMode: 'vertical-rl',
  font: '500 .8125rem/1 var(--font-body)',
  letterSpacing: '.14em',
  whiteSpace: 'nowrap',
});

/** Reaches up behind the names' foot; there it is still sky. */
export const view = css({
  position: 'relative',
  marginTop: 'calc(-46 * var(--u))',
  minHeight: 'calc(230 * var(--u))',
  [DESKTOP]: { minHeight: 0 },
});

export const picture = css({
  position: 'absolute',
  inset: '0 0 30px',
  overflow: 'hidden',
  maskImage: 'linear-gradient(#0000 calc(26 * var(--u)), #000 calc(150 * var(--u)))',
  '& [data-part="pause"]': { bottom: 'calc(80 * var(--u))' },
  '&[data-tinted] img, &[data-tinted] video': {
    filter: 'saturate(.35) sepia(.42) hue-rotate(138deg) saturate(1.4) brightness(1.2)',
  },
  '&[data-tinted]::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    pointerEvents: 'none',
    background: 'linear-gradient(#f9d5bc8c, #f6bf9e8c 42%, #4fa3ab66 58%)',
  },
});

/** Where there is no picture the sun goes down over the sea. */
export const seascape = css({
  position: 'absolute',
  inset: '0 0 0',
  overflow: 'hidden',
  maskImage: 'linear-gradient(#0000, #000 calc(90 * var(--u)))',
  background: `url("${horizon}") 50% calc(100% - 26 * var(--u)) / calc(2400 * var(--u)) auto no-repeat, linear-gradient(#0000, var(--dawn) 70%)`,
});

export const gulls = css({
  position: 'absolute',
  left: 'calc(24 * var(--u))',
  top: 'calc(30 * var(--u))',
  width: 'calc(80 * var(--u))',
});

export const waves = css({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  height: 'calc(112 * var(--u))',
  overflow: 'clip',
});
export const calm = css({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  height: 'calc(8 * var(--u))',
  background: 'var(--base)',
});

/** Four units that ride on the tide: the first and third on a crest, the others in a trough. */
export const countdown = css({
  '--col': 'calc(97.5 * var(--u))',
  position: 'relative',
  minHeight: 'calc(166 * var(--u) + 86px)',
  [DESKTOP]: { minHeight: 'calc(196 * var(--u))' },
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    left: '50%',
    top: 'calc(60 * var(--u))',
    bottom: 0,
    width: 'calc(24 * var(--col))',
    marginLeft: 'calc(-12 * var(--col))',
  },
  '&::before': {
    background: 'var(--third)',
    mask: `url("${mask}") 0 0 / 100% calc(190 * var(--u)) no-repeat, linear-gradient(#000, #000) 0 calc(189 * var(--u)) no-repeat`,
  },
  '&::after': { background: `url("${lines}") 0 0 / 100% calc(190 * var(--u)) no-repeat` },
  '& [data-part="units"]': {
    position: 'relative',
    zIndex: 1,
    display: 'grid',
    gridTemplateColumns: 'repeat(4, var(--col))',
    justifyContent: 'center',
  },
  '& [data-part="unit"]:nth-of-type(even)': { transform: 'translateY(calc(48 * var(--u)))' },
  '& b': {
    display: 'block',
    height: 'calc(89 * var(--u))',
    paddingTop: 'calc(2 * var(--u))',
    font: '600 max(1.875rem, calc(38 * var(--u)))/1.1 var(--font-heading)',
    color: 'var(--title)',
    background: `url("${coral}") 50% 100% / calc(24 * var(--u)) auto no-repeat`,
  },
  '& [data-part="unit"]:nth-of-type(even) b': { backgroundImage: `url("${teal}")` },
  '& span': {
    display: 'block',
    marginTop: 'calc(9 * var(--u))',
    font: '500 max(.875rem, calc(14.5 * var(--u)))/1.15 var(--font-body)',
    color: 'var(--ink-on-third)',
  },
  '& [data-part="over"]': {
    position: 'relative',
    zIndex: 1,
    padding: 'calc(140 * var(--u)) 24px 0',
    font: 'italic 600 1.75rem/1.2 var(--font-heading)',
    color: 'var(--title-on-third)',
  },
});
