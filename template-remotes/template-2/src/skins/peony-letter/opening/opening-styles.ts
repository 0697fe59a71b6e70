import { type CSSObject, css, keyframes } from '@emotion/react';
import { LEAVING, REDUCED_MOTION } from '../../../skeleton/media.ts';
import { openingSteps } from '../../../skeleton/name-style.ts';
import { caps, script } from '../parts/letters.ts';
import { ENVELOPE, LAID } from '../parts/paper.ts';
import { LOW, WIDE } from './opening-layout.ts';

/** What moves only where something may move. */
const moving = (styles: CSSObject) => ({
  [LEAVING]: styles,
  [`[data-animation="off"] ${LEAVING}`]: { animation: 'none', transition: 'none' },
  [REDUCED_MOTION]: { [LEAVING]: { animation: 'none', transition: 'none' } },
});

const away = keyframes({ '0%, 78%': { opacity: 1 }, to: { opacity: 0 } });
const liftFlap = keyframes({
  from: { transform: 'perspective(1400px) rotateX(0)' },
  to: { transform: 'perspective(1400px) rotateX(180deg)' },
});
const breakLeft = keyframes({ '40%': { opacity: 1 }, to: { transform: 'translate(-26%, 30%) rotate(-14deg)', opacity: 0 } });
const breakRight = keyframes({ '40%': { opacity: 1 }, to: { transform: 'translate(26%, 34%) rotate(14deg)', opacity: 0 } });
const riseLetter = keyframes({ to: { transform: 'translateY(-64%)' } });

/** `--u` is one unit of the drawing, which is 390 units wide on phones. */
export const root = css({
  '--u': 'calc(100vw / 390)',
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  background: ENVELOPE,
  [WIDE]: {
    '--u': '1px',
    display: 'grid',
    placeItems: 'center',
    background: `${LAID}, radial-gradient(circle at 50% 40%, color-mix(in oklab, var(--secondary) 60%, var(--third)), var(--secondary))`,
  },
  ...moving({ animation: `${away} 1080ms linear forwards` }),
  [`[data-animation="off"] ${LEAVING}`]: { animation: 'none', opacity: 0, transition: 'opacity 200ms' },
});

/** Seen from behind: all of a phone, or on a desk. */
export const envelope = css({
  position: 'relative',
  height: '100%',
  overflow: 'hidden',
  display: 'grid',
  grid: '"stage" minmax(clamp(110px, 28dvh, 240px), 1fr) "foot" minmax(0, auto) / minmax(0, 1fr)',
  [WIDE]: {
    width: 'min(720px, 92vw)',
    height: 'auto',
    maxHeight: '94dvh',
    gridTemplateRows: 'auto minmax(0, auto)',
    background: ENVELOPE,
    boxShadow: '0 30px 60px -18px color-mix(in srgb, var(--wine-deep) 60%, transparent), 0 0 0 1px var(--base)',
  },
  [LOW]: { grid: '"stage foot" minmax(0, 1fr) / 46% 54%' },
});

/** Its foot is 24 units below the seal's middle. */
export const stage = css({
  gridArea: 'stage',
  position: 'relative',
  minHeight: 0,
  containerType: 'size',
  '--art-width': 'max(100cqw, 100cqh * 390 / 486)',
  '--art-ratio': '390 / 486',
  [LOW]: { marginBottom: 56 },
  [WIDE]: { height: 'min(330px, 44dvh)', '--art-width': 'max(100cqw, 100cqh * 720 / 330)', '--art-ratio': '720 / 330' },
});

/** Keeps the drawing's proportions, covers the stage and stands on its foot. */
const art = {
  position: 'absolute',
  bottom: 0,
  left: '50%',
  width: 'var(--art-width)',
  aspectRatio: 'var(--art-ratio)',
  marginLeft: 'calc(var(--art-width) / -2)',
} as const;

export const drawing = css(art);
export const upright = css({ [WIDE]: { display: 'none' } });
export const wide = css({ display: 'none', [WIDE]: { display: 'block' } });

export const flap = css({
  position: 'absolute',
  inset: 0,
  transformOrigin: '50% 0',
  backfaceVisibility: 'hidden',
  ...moving({ animation: `${liftFlap} 640ms 200ms cubic-bezier(.5,0,.6,1) forwards` }),
});

/** Waits behind the pocket, and comes out. */
export const letter = css({
  position: 'absolute',
  inset: '16% 8% -60%',
  transform: 'translateY(74%)',
  background: `${LAID}, var(--base)`,
  boxShadow: 'inset 0 0 0 8px var(--base), inset 0 0 0 9px var(--line), 0 -2px 14px #0002',
  ...moving({ animation: `${riseLetter} 620ms 480ms cubic-bezier(.3,0,.3,1) forwards` }),
});

/** The grain over pocket and ground, below the flap. */
export const grain = css({ position: 'absolute', inset: 0, background: LAID, pointerEvents: 'none' });

/** The picture as the flap's lining: peonies grow over its lower end. */
export const lining = css(art, {
  clipPath: 'polygon(0 0, 100% 0, 100% 34%, 91.2% 46.6%, 78.8% 62.3%, 66.6% 77%, 50% 96%, 33.4% 77%, 21.2% 62.3%, 8.8% 46.6%, 0 34%)',
  [WIDE]: { clipPath: 'polygon(0 0, 100% 0, 100% 5%, 78% 38%, 64% 62%, 50% 86%, 36% 62%, 22% 38%, 0 5%)' },
  '& img': {
    position: 'absolute',
    left: 0,
    top: 'calc(100% - 100cqh)',
    width: '100%',
    height: '84cqh',
    objectPosition: 'var(--cover-position, 50% 30%)',
    maskImage: 'linear-gradient(#000 52%, #0000 96%)',
    background: 'none',
  },
});

/** Any other picture is a stamp on the flap. */
export const stamp = css({
  position: 'absolute',
  left: '50%',
  bottom: '34%',
  height: 'min(54cqh, 260px)',
  transform: 'translateX(-50%) rotate(-3deg)',
  '& > div': { height: '100%', padding: 10, background: 'var(--base)' },
  '& img': { height: '100%', width: 'auto', aspectRatio: '3 / 4', objectPosition: 'var(--cover-position, 50% 30%)' },
  '[data-cover="LANDSCAPE"] &': { height: 'min(40cqh, 200px)' },
  '[data-cover="LANDSCAPE"] & img': { aspectRatio: '3 / 2' },
});

export const logo = css({ width: '55%', maxHeight: '11dvh', margin: '0 auto 10px', objectFit: 'contain' });

/** The seal; below it, at the envelope's foot, what it is for. Both are the one button. */
export const button = css({
  gridArea: 'stage',
  alignSelf: 'end',
  justifySelf: 'center',
  zIndex: 3,
  '--seal': 'calc(144 * var(--u) * var(--art-scale, 1))',
  width: 'var(--seal)',
  margin: 'calc(var(--seal) * -.1) 0 calc(var(--seal) * -.415)',
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'none',
  color: 'var(--caps)',
  cursor: 'pointer',
  '--focus': 'var(--ink-on-third)',
  '@media (max-height: 640px)': { '--art-scale': 0.84 },
  [LOW]: { '--seal': '104px', '--art-scale': 1, marginBottom: 'calc(56px - var(--seal) * .415)' },
  [WIDE]: { '--seal': '138px', '--art-scale': 1 },
  // the words below would move with it
  '[data-pressed] &&&': { transform: 'none', filter: 'none' },
  '[data-pressed] & > span:not(:last-child)': { transform: 'translateY(1px) scale(.985)', filter: 'brightness(.9)' },
});

/** Both halves are cut a little beyond the crack, so that none is seen before it breaks. */
const crack = (beyond: number) =>
  [50, 46, 55, 45, 54, 47, 50].map((x, index) => `${x + beyond}% ${(index * 50) / 3}%`).join(', ');
const half = { gridArea: '1 / 1' } as const;
export const halves = css({ display: 'grid' });
export const leftHalf = css({
  ...half,
  clipPath: `polygon(0 0, ${crack(0.35)}, 0 100%)`,
  ...moving({ animation: `${breakLeft} 460ms cubic-bezier(.3,.1,.6,1) forwards` }),
});
export const rightHalf = css({
  ...half,
  clipPath: `polygon(100% 0, ${crack(-0.35)}, 100% 100%)`,
  ...moving({ animation: `${breakRight} 460ms cubic-bezier(.3,.1,.6,1) forwards` }),
});

export const hint = css({
  position: 'absolute',
  insetInline: 0,
  bottom: 'max(16px, 5.4dvh, env(safe-area-inset-bottom))',
  minHeight: 44,
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  gap: 10,
  padding: '0 24px',
  font: 'italic 500 1.0625rem/1.2 var(--font-body)',
  textAlign: 'center',
  '& svg': { flex: 'none' },
  [LOW]: { left: '46%', bottom: 14 },
  [WIDE]: { bottom: 34, fontSize: '1.1875rem' },
});

/** The names scroll when they are more than there is room for; the seal never does. */
export const foot = css({
  gridArea: 'foot',
  position: 'relative',
  zIndex: 2,
  minHeight: 0,
  overflowY: 'auto',
  scrollbarWidth: 'none',
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  textAlign: 'center',
  color: 'var(--ink-on-third)',
  padding:
    'clamp(50px, 8.9dvh, 84px) 20px calc(max(16px, 5.4dvh, env(safe-area-inset-bottom)) + 44px + clamp(6px, 1.8dvh, 20px))',
  [WIDE]: { padding: '74px 48px 108px' },
  [LOW]: { alignContent: 'center', padding: '16px 20px 66px' },
  ...moving({ opacity: 0, transition: 'opacity 300ms 420ms' }),
});

export const eyebrow = css({ ...caps, color: 'var(--caps)', maxWidth: '26em' });

export const names = css(openingSteps, {
  ...script,
  color: 'var(--title-on-third)',
  marginTop: 'clamp(4px, 1.4dvh, 12px)',
  fontSize:
    'max(1.75rem, min(calc(54 * var(--u) * var(--step) * var(--script)), calc(330 * var(--u) / (var(--longest-word) * .46 + .6)), 8.4dvh))',
  lineHeight: 1.06,
  textWrap: 'balance',
  '& [data-joiner]': { fontSize: '.7em' },
  '[data-names="medium"] &': { '--step': 0.86 },
  [WIDE]: { fontSize: 'max(2rem, min(calc(76px * var(--step) * var(--script)), calc(600px / (var(--longest-word) * .46 + .6))))' },
  [LOW]: { fontSize: 'max(1.75rem, min(calc(52px * var(--step) * var(--script)), calc(48vw / (var(--longest-word) * .46 + .6))))' },
});

export const rule = css({ margin: 'clamp(6px, 1.7dvh, 14px) auto', color: 'var(--primary)', [LOW]: { display: 'none' } });

export const date = css({ font: 'italic 400 1.0625rem/1.3 var(--font-body)', '[data-guest="short"] &, [data-guest="long"] &': { display: 'none' } });

export const guest = css({
  display: 'grid',
  font: 'italic 400 1.125rem/1.25 var(--font-body)',
  '& strong': {
    font: '500 clamp(1.25rem, calc(23 * var(--u)), 1.5rem)/1.3 var(--font-heading)',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  },
  '[data-guest="long"] & strong': { fontSize: '1.125rem' },
});
