import { css, keyframes } from '@emotion/react';
import { DESKTOP, LEAVING } from '@janur/template-parts';
import corner from '../assets/corner.webp';
import posy from '../assets/posy-left.webp';
import { ENVELOPE, LAID } from '../parts/paper.ts';
import { moving } from './leaving.ts';
import { LOW, WIDE } from './opening-layout.ts';

const away = keyframes({ '0%, 78%': { opacity: 1 }, to: { opacity: 0 } });
const liftFlap = keyframes({
  from: { transform: 'perspective(1400px) rotateX(0)' },
  to: { transform: 'perspective(1400px) rotateX(180deg)' },
});
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
    '&::before, &::after': { [DESKTOP]: { content: '""', position: 'absolute', pointerEvents: 'none' } },
    // cut flowers lie on the desk
    '&::before': {
      [DESKTOP]: {
        left: '-2vw',
        bottom: '-2vw',
        width: '25vw',
        aspectRatio: '224 / 200',
        background: `url("${posy}") 0 0 / 100% no-repeat`,
      },
    },
    '&::after': {
      [DESKTOP]: {
        right: '-5vw',
        top: '-4vw',
        width: '23vw',
        aspectRatio: '240 / 334',
        background: `url("${corner}") 0 0 / 100% no-repeat`,
      },
    },
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
  clipPath:
    'polygon(0 0, 100% 0, 100% 34%, 91.2% 46.6%, 78.8% 62.3%, 66.6% 77%, 50% 96%, 33.4% 77%, 21.2% 62.3%, 8.8% 46.6%, 0 34%)',
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
