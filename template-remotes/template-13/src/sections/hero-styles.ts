import { css, keyframes } from '@emotion/react';
import { CJK, DESKTOP, LOW, REDUCED_MOTION, WITHOUT_MOTION } from '@janur/template-parts';
import moon from '../assets/moon.svg';
import planet from '../assets/planet.svg';
import saturn from '../assets/saturn.svg';
import spark from '../assets/spark.svg';
import { SILVER, small } from '../parts/layout.ts';

/** `--u` is one unit of the drawing, which is 390 wide. */
export const hero = css({
  '--u': 'calc(min(100vw, 560px) / 390)',
  position: 'relative',
  minHeight: '100svh',
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBottom: 'calc(104px + env(safe-area-inset-bottom))',
  textAlign: 'center',
  background: 'radial-gradient(420px 400px at 50% 200px, color-mix(in srgb, var(--dusk) 70%, #0000), #0000)',
  [DESKTOP]: {
    '--u': 'min(var(--side) * .9 / 390, (100dvh - 170px) / 390, 1.75px)',
    gridTemplateRows: '1fr auto 1fr',
    paddingBottom: 48,
    background: 'none',
  },
  [LOW]: {
    '--u': 'calc(40vw / 390)',
    gridTemplate: '"chart words" auto "chart count" 1fr / 44% 56%',
    paddingBottom: 96,
  },
});

/** On desktops it stays at the page's left while the page goes by. */
export const side = css({
  padding: 'calc(16 * var(--u)) 0 0',
  [DESKTOP]: {
    position: 'fixed',
    zIndex: 1,
    insetBlock: 0,
    left: 0,
    width: 'var(--side)',
    padding: '0 0 104px',
    display: 'grid',
    placeContent: 'center',
  },
  [LOW]: { gridArea: 'chart', alignSelf: 'center' },
});
export const chart = css({
  position: 'relative',
  width: 'calc(370 * var(--u))',
  height: 'calc(370 * var(--u))',
  marginInline: 'auto',
});
export const turning = css({
  position: 'absolute',
  inset: 0,
  borderRadius: '50%',
  background: 'var(--night)',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '4.6%',
    borderRadius: '50%',
    background:
      'radial-gradient(circle at 50% 10%, color-mix(in srgb, var(--dusk) 80%, var(--panel)), color-mix(in srgb, var(--night) 60%, var(--panel)) 70%)',
  },
});
export const rim = css({ position: 'absolute', inset: 0, width: '100%', height: '100%' });

export const disc = css({
  position: 'absolute',
  left: 'calc(63 * var(--u))',
  top: 'calc(113 * var(--u))',
  width: 'calc(244 * var(--u))',
  height: 'calc(244 * var(--u))',
  borderRadius: '50%',
  background: 'var(--night)',
});
export const picture = css({
  position: 'absolute',
  inset: 'calc(10 * var(--u))',
  overflow: 'hidden',
  borderRadius: '50%',
  background: 'var(--deep)',
  '& [data-part="pause"]': { right: 'calc(50% - 24px)', bottom: 8, color: '#fff', background: '#0b1430cc' },
});
export const bezel = css({ position: 'absolute', inset: 0, width: '100%', height: '100%', pointerEvents: 'none' });
const twinkle = keyframes({ from: { opacity: 1 }, to: { opacity: 0.7 } });
export const star = css({
  position: 'absolute',
  left: 'calc(88 * var(--u))',
  top: 'calc(-33 * var(--u))',
  width: 'calc(68 * var(--u))',
  height: 'calc(68 * var(--u))',
  background: `url(${spark}) 50% / contain no-repeat`,
  animation: `${twinkle} 4s ease-in-out infinite alternate`,
  pointerEvents: 'none',
  [WITHOUT_MOTION]: { animation: 'none' },
  [REDUCED_MOTION]: { animation: 'none' },
});

/** A small dial that hangs on the rim. */
const medal = {
  position: 'absolute',
  top: 'calc(262 * var(--u))',
  width: 'calc(92 * var(--u))',
  height: 'calc(92 * var(--u))',
  borderRadius: '50%',
  background: 'radial-gradient(circle at 50% 20%, var(--dusk), var(--night) 75%)',
  boxShadow:
    '0 0 0 1.4px var(--gold), 0 0 0 calc(5 * var(--u)) var(--night), 0 0 0 calc(5 * var(--u) + 1.2px) var(--silver)',
} as const;
export const age = css({
  ...medal,
  left: 'calc(10 * var(--u))',
  display: 'grid',
  placeContent: 'center',
  gap: 2,
  color: 'var(--gold)',
  '& b': { font: '400 calc(38 * var(--u))/1 var(--font-heading)' },
  '& span': { font: '500 max(.8125rem, calc(13 * var(--u)))/1.1 var(--font-body)', color: 'var(--star)' },
});
export const sign = css({ ...medal, right: 'calc(10 * var(--u))' });

export const words = css({
  position: 'relative',
  padding: 'calc(20 * var(--u)) 20px 0',
  [DESKTOP]: { gridRow: 2, padding: '0 40px' },
  [LOW]: { gridArea: 'words', padding: '28px 20px 0 0' },
  // so low is a page of 400 %: under the globe
  '@media (max-height: 300px)': { paddingTop: 64 },
});
export const initials = css({
  width: 'fit-content',
  margin: '0 auto 12px',
  padding: '10px 22px 8px',
  border: '1px solid var(--silver)',
  borderRadius: '50%',
  font: '400 1.625rem/1.2 var(--font-heading)',
  color: 'var(--gold)',
});
export const eyebrow = css(small);
export const names = css({
  marginTop: 'calc(8 * var(--u))',
  fontSize: 'max(1.625rem, min(calc(46 * var(--u) * var(--step)), calc(480 * var(--u) / var(--word))))',
  lineHeight: 1.06,
  letterSpacing: '.02em',
  overflowWrap: 'anywhere',
  '& [data-line]': SILVER,
  '& [data-line]:first-of-type': { display: 'block' },
  '& [data-joiner]': {
    font: '700 .96em/.6 var(--font-script)',
    letterSpacing: 0,
    color: 'var(--gold)',
    marginRight: '.1em',
  },
  '&[data-layout="new-lines"] > span': { display: 'block' },
  '&[data-layout="new-lines"] [data-joiner]': { fontSize: '.7em', lineHeight: 1 },
  '&[data-layout="template-6"] [data-line]:first-of-type': { display: 'inline' },
  // one name grows
  '&:not(:has([data-joiner]))': {
    fontSize: 'max(1.75rem, min(calc(58 * var(--u) * var(--step)), calc(480 * var(--u) / var(--word))))',
  },
  [CJK]: {
    lineHeight: 1.3,
    fontSize: 'max(1.625rem, min(calc(40 * var(--u) * var(--step)), calc(330 * var(--u) / var(--word))))',
  },
  [DESKTOP]: {
    fontSize: 'max(2rem, min(calc(5rem * var(--step)), calc(54vw * .9 / (var(--word) * .74))))',
    '&:not(:has([data-joiner]))': {
      fontSize: 'max(2rem, min(calc(6rem * var(--step)), calc(54vw * .9 / (var(--word) * .74))))',
    },
  },
});
export const date = css({
  marginTop: 6,
  font: '400 1.0625rem/1.4 var(--font-body)',
  color: 'var(--star)',
  [DESKTOP]: { fontSize: '1.25rem', marginTop: 12 },
});

const ICONS = [moon, saturn, planet, spark];
const SIZES = ['60%', '88%', '88%', '150%'];

/** Four bodies on an orbit: the number above, its word below. */
export const countdown = css({
  position: 'relative',
  alignSelf: 'center',
  width: '100%',
  maxWidth: 640,
  marginInline: 'auto',
  paddingTop: 'calc(14 * var(--u))',
  '--orbit': 'max(215vw, 1190px)',
  '& [data-part="units"]': {
    display: 'flex',
    justifyContent: 'space-evenly',
    padding: '0 calc(7 * var(--u)) 6px',
    // the orbit runs through the middle of the bodies
    background:
      'radial-gradient(circle at 50% calc(var(--orbit) + 58px), #0000 calc(var(--orbit) - 1.2px), var(--silver) calc(var(--orbit) - .4px) calc(var(--orbit) + .4px), #0000 calc(var(--orbit) + 1.2px))',
  },
  '& [data-part="unit"]': {
    flex: '0 1 94px',
    minWidth: 0,
    display: 'grid',
    justifyItems: 'center',
    gap: 5,
  },
  '& [data-part="unit"]:is(:first-of-type, :last-of-type)': { transform: 'translateY(11px)' },
  '& b': {
    display: 'grid',
    justifyItems: 'center',
    font: '400 1.9375rem/1 var(--font-heading)',
    color: 'var(--gold)',
    fontVariantNumeric: 'tabular-nums lining-nums',
    height: 74,
    alignContent: 'space-between',
  },
  '& b::after': { content: '""', width: 30, height: 30, borderRadius: '50%', backgroundColor: 'var(--night)' },
  ...Object.fromEntries(
    ICONS.map((icon, index) => [
      `& [data-part="unit"]:nth-of-type(${index + 1}) b::after`,
      { background: `url(${icon}) 50% / ${SIZES[index]} no-repeat, var(--night)` },
    ]),
  ),
  '& span': { font: '400 .9375rem/1.15 var(--font-body)', maxWidth: '100%', overflowWrap: 'anywhere' },
  '& [data-part="over"]': { padding: '20px 24px', font: '400 1.5rem/1.3 var(--font-heading)', color: 'var(--gold)' },
  [DESKTOP]: {
    gridRow: 3,
    paddingBottom: 24,
    '--orbit': '1400px',
    '& b': { fontSize: '2.5rem', height: 84 },
    '& [data-part="units"]': { backgroundPosition: '0 10px' },
    '& span': { fontSize: '1.0625rem' },
  },
  [LOW]: { gridArea: 'count', '& b': { fontSize: 'clamp(1.125rem, 5.6vw, 1.9375rem)' } },
});
