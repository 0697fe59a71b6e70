import { css } from '@emotion/react';
import { CJK, DESKTOP, LOW, NARROW } from '@janur/template-parts';
import canang from '../assets/canang.svg';
import dawn from '../assets/dawn.svg';
import { eyebrowText } from '../parts/layout.ts';
import { GOLD_RULE, POLENG } from '../parts/materials.ts';

/** `--u` is one unit of the drawing, 390 wide on a phone. Beside a low phone's picture stand the words. */
export const hero = css({
  '--u': 'min(min(100vw, 600px) / 390, 100svh / 820)',
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'minmax(min(400 * var(--u), 52svh), 1fr) auto',
  minHeight: '100svh',
  paddingBottom: 'calc(92px + env(safe-area-inset-bottom))',
  textAlign: 'center',
  [LOW]: {
    '--u': 'calc(100svh / 580)',
    gridTemplateColumns: '1fr 1fr',
    gridTemplateRows: 'minmax(0, 1fr)',
    paddingBottom: 'calc(64px + env(safe-area-inset-bottom))',
  },
  [DESKTOP]: { '--u': 'min((100vw - 2 * var(--gate)) / 520, 100vh / 800)', paddingBottom: 108 },
});

export const stage = css({ position: 'relative', overflowX: 'clip' });
const behind = { position: 'absolute', inset: 0, bottom: 'calc(20 * var(--u))', overflow: 'hidden' } as const;
export const picture = css(behind, {
  '& [data-part="pause"]': { bottom: 'calc(30 * var(--u))', right: 'calc(50% - 24px)' },
  // a broad window shows the land below the sky
  [DESKTOP]: { '& img': { objectPosition: '50% 72%' } },
});
export const dawning = css(behind, {
  background: `url(${dawn}) 50% 100% / max(100%, 1200 * var(--u)) auto no-repeat, linear-gradient(var(--base), #f9e2bd 30%, #f4bd83 62%, #e58f62)`,
});

/** Beside the page of a desktop the gate stands fixed already. */
const gate = {
  position: 'absolute',
  bottom: 'calc(30 * var(--u))',
  width: 'calc(138 * var(--u))',
  height: 'auto',
  [DESKTOP]: { display: 'none' },
} as const;
export const gateLeft = css(gate, { right: 'calc(100% - 114 * var(--u))', transform: 'scaleX(-1)' });
export const gateRight = css(gate, { left: 'calc(100% - 114 * var(--u))' });
const penjor = {
  position: 'absolute',
  bottom: 'calc(20 * var(--u))',
  width: 'min(180 * var(--u), 46%)',
} as const;
export const penjorLeft = css(penjor, { left: 'calc(-15 * var(--u))' });
export const penjorRight = css(penjor, { right: 'calc(-15 * var(--u))' });

/** A band of poleng between rules of gold with a fringe, frangipani in its middle. */
export const saput = css({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  height: 'calc(36 * var(--u))',
  background: `${GOLD_RULE} 0 0 / 100% 5px no-repeat, ${GOLD_RULE} 0 100% / 100% 5px no-repeat, ${POLENG} 50% 5px / calc(24 * var(--u)) auto`,
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    top: '100%',
    height: 8,
    background: 'repeating-linear-gradient(90deg, #0000 0 6px, #c08a1c 6px 7.5px, #0000 7.500px 8px)',
  },
  '& img': {
    position: 'absolute',
    zIndex: 1,
    left: 'calc(50% - 99 * var(--u))',
    top: 'calc(-26 * var(--u))',
    width: 'calc(198 * var(--u))',
    height: 'auto',
  },
});

export const words = css({
  position: 'relative',
  padding: 'calc(24 * var(--u)) 14px 0',
  [LOW]: { alignSelf: 'center', padding: '8px 14px 0' },
  [DESKTOP]: { paddingTop: 'calc(22 * var(--u))' },
});
/** Cut into a small plate of stone, at the paper's right edge. */
export const language = css({
  position: 'absolute',
  zIndex: 1,
  right: 4,
  top: 'calc(6px + 4 * var(--u))',
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  padding: 0,
  border: 0,
  color: 'var(--ink)',
  background: 'none',
  cursor: 'pointer',
  '& b': { padding: '5px 6px', boxShadow: 'inset 0 0 0 1.5px var(--gilt)', font: '800 .8125rem/1 var(--font-body)' },
  '&:active b': { background: 'var(--third)' },
  [DESKTOP]: { right: 18 },
});
export const eyebrow = css(eyebrowText, {
  color: 'var(--ink)',
  '& > span': { display: 'block' },
  [NARROW]: { letterSpacing: '.08em' },
});
export const names = css({
  margin: '12px auto 0',
  fontSize: 'max(1.5rem, min(33 * var(--u) * max(var(--step), .72), 350 * var(--u) / (var(--word) * .52)))',
  lineHeight: 1.15,
  color: 'var(--title)',
  '& > [data-line]': { display: 'inline-block', maxWidth: '100%' },
  '& > [data-joiner]': { font: '700 1.2em/.5 var(--font-script)', color: 'var(--amber)', padding: '0 .12em' },
  '&[data-layout="new-lines"] > span': { display: 'block', lineHeight: 1.1 },
  '&[data-layout="new-lines"] > [data-joiner]': { font: '500 .5em/1.4 var(--font-body)' },
  // as TEMPLATE_6 stands: capitals over a rule
  '&[data-layout="template-6"]': {
    letterSpacing: '.06em',
    textTransform: 'uppercase',
    fontSize: 'max(1.5rem, min(27 * var(--u) * max(var(--step), .72), 330 * var(--u) / (var(--word) * .74)))',
  },
  '&:not(:has([data-joiner]))': {
    fontSize: 'max(1.5rem, min(44 * var(--u) * max(var(--step), .7), 350 * var(--u) / (var(--word) * .52)))',
  },
  [CJK]: { lineHeight: 1.35, '& > [data-line]': { fontSize: '.86em' } },
});

export const line = css({
  maxWidth: 460,
  margin: '8px auto 0',
  font: '500 1.0625rem/1.4 var(--font-body)',
  color: 'var(--ink)',
  textWrap: 'balance',
});

/** The number lies in the middle of the offering, which keeps its petals around it. */
export const countdown = css({
  marginTop: 'calc(18 * min(var(--u), 1.2px))',
  '& [data-part="units"]': { display: 'flex', justifyContent: 'center', gap: 'clamp(2px, 1.5vw, 14px)' },
  '& [data-part="unit"]': {
    display: 'grid',
    justifyItems: 'center',
    gap: 4,
    width: 'clamp(68px, 21.5vw, 104px)',
    [LOW]: { width: 68 },
  },
  '& b': {
    display: 'grid',
    placeItems: 'center',
    width: '100%',
    aspectRatio: '1',
    font: '800 clamp(1rem, 5vw, 1.375rem)/1 var(--font-body)',
    fontVariantNumeric: 'tabular-nums',
    color: '#33271a',
    background: `url(${canang}) 50% / 100% auto no-repeat, radial-gradient(closest-side, #fbf7ee 50%, #0000 51%)`,
    [LOW]: { fontSize: '1rem' },
  },
  '& [data-part="unit"] > span': { font: '700 .875rem/1.2 var(--font-body)', color: 'var(--ink)' },
  '& [data-part="over"]': { padding: '12px 16px', font: '400 1.5rem/1.3 var(--font-heading)', color: 'var(--title)' },
});
