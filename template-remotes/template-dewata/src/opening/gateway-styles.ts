import { css } from '@emotion/react';
import { LEAVING, LOW, REDUCED_MOTION } from '@janur/template-parts';
import dawn from '../assets/dawn.svg?printed';
import prada from '../assets/prada.svg';

/** Who wants no motion sees it fade, the gate where it stands. */
const staying = { transform: 'none', transition: 'none' } as const;
export const leavingStill = {
  [REDUCED_MOTION]: { [LEAVING]: staying },
  '[data-animation="off"] [data-leaving] &': staying,
} as const;

/** `--u` is one unit of the drawing, which is 390 wide and 844 high. */
export const root = css({
  '--u': 'min(100vw / 390, 100dvh / 844, 1.5px)',
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  overflow: 'hidden',
  textAlign: 'center',
  color: 'var(--ink)',
  background: 'var(--base)',
  [LEAVING]: { opacity: 0, transition: 'opacity 400ms 700ms ease-in' },
  [LOW]: {
    '--u': 'calc(100dvh / 560)',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gridTemplateRows: 'minmax(0, 1fr) auto',
  },
});

export const sky = css({
  position: 'absolute',
  inset: 0,
  background: `url(${dawn}) 50% calc(100% - 150 * var(--u)) / max(100%, 1200 * var(--u)) auto no-repeat, linear-gradient(#54483c 0 0) 0 100% / 100% calc(151 * var(--u)) no-repeat, linear-gradient(var(--base) 25%, #f9e2bd 42%, #f4bd83 58%, #e58f62 74%, #b9654f)`,
  [LOW]: { left: '50%', backgroundPosition: '50% 100%, 0 200%, 0 0' },
});

/** Between the names and the ground; the gate is as high as there is room for. */
export const place = css({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 'calc(8 * var(--u))',
  minHeight: 0,
  marginTop: 'calc(-30 * var(--u))',
  marginBottom: 'calc(-34 * var(--u))',
  [LOW]: { gridColumn: 2, gridRow: '1 / -1', margin: '12px 0 0', gap: 4 },
});

const half = {
  position: 'relative',
  minHeight: 0,
  '& [data-part="gate"]': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'contain',
    objectPosition: '0 100%',
  },
  '& > [data-part="tedung"]': {
    position: 'absolute',
    left: 'min(calc(104 * var(--u)), 100% - 88 * var(--u))',
    bottom: 'calc(26 * var(--u))',
    width: 'calc(84 * var(--u))',
    height: 'auto',
  },
  [LEAVING]: { transition: 'transform 1000ms cubic-bezier(.5,0,.3,1)' },
} as const;
export const left = css(half, {
  transform: 'scaleX(-1)',
  [LEAVING]: { ...half[LEAVING], transform: 'translateX(-46vw) scaleX(-1)' },
  [REDUCED_MOTION]: { [LEAVING]: { transform: 'scaleX(-1)', transition: 'none' } },
  '[data-animation="off"] [data-leaving] &': { transform: 'scaleX(-1)', transition: 'none' },
});
export const right = css(half, { [LEAVING]: { ...half[LEAVING], transform: 'translateX(46vw)' }, ...leavingStill });

/** The dawn between the halves. */
export const beam = css({
  position: 'absolute',
  left: 'calc(50% - 8 * var(--u))',
  bottom: 0,
  width: 'calc(16 * var(--u))',
  height: '100%',
  background: '#ffefb8',
  clipPath: 'polygon(40% 0, 60% 0, 100% 100%, 0 100%)',
  opacity: 0.85,
  transformOrigin: '50% 100%',
  [LEAVING]: { transform: 'scaleX(9)', opacity: 0, transition: 'transform 800ms ease-in, opacity 600ms ease-in' },
  ...leavingStill,
});

/** A picture hangs before the gate, in gold-printed cloth. */
export const picture = css({
  position: 'absolute',
  left: '50%',
  bottom: '15%',
  width: 'min(56%, calc(190 * var(--u)))',
  height: 'min(68%, calc(250 * var(--u)))',
  transform: 'translateX(-50%)',
  border: 'calc(13 * var(--u)) solid #5a2a27',
  borderImage: `url(${prada}) 30 / calc(13 * var(--u)) stretch`,
  background: '#f6f1e7',
  '& img': { width: '100%', height: '100%', objectFit: 'cover', objectPosition: 'var(--cover-position, 50% 30%)' },
  '&[data-type="LANDSCAPE"]': { width: 'min(78%, calc(290 * var(--u)))', height: 'min(52%, calc(200 * var(--u)))' },
  // whole in its window of 3 to 4, a gilt line around it in place of the cloth
  '&[data-type="PORTRAIT"]': {
    width: 'auto',
    height: 'min(76%, calc(272 * var(--u)))',
    aspectRatio: '3 / 4',
    padding: 'calc(7 * var(--u))',
    border: '2px solid var(--gilt)',
    borderImage: 'none',
  },
  '&[data-type="LOGO"]': {
    width: '55%',
    maxWidth: 'calc(220 * var(--u))',
    height: 'min(46%, calc(180 * var(--u)))',
    border: 0,
    borderImage: 'none',
    background: 'none',
    '& img': { objectFit: 'contain' },
  },
  [LEAVING]: { opacity: 0, transition: 'opacity 300ms' },
});
