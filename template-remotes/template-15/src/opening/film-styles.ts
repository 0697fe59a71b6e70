import { css, keyframes } from '@emotion/react';
import { below, from } from '@janur/kit';
import { LEAVING, REDUCED_MOTION, WITHOUT_MOTION } from '@janur/template-parts';
import dust from '../assets/dust.svg?printed';
import code from '../assets/edge-code.svg';
import grain from '../assets/grain.svg';
import ringsUrl from '../assets/rings.svg';
import holes from '../assets/sprockets.svg';

/** Landscape phones and desktops: the leader at the left, the words at the right. */
export const WIDE = `@media ${from('tablet')} and (min-aspect-ratio: 1/1)`;

const STILL = `${WITHOUT_MOTION.replace(' &', '')} ${LEAVING}`;
const plain = { transform: 'none', animation: 'none', transition: 'none' } as const;

/** Nothing moves: not while it stands, not while it goes. */
export const still = { [WITHOUT_MOTION]: plain, [REDUCED_MOTION]: plain } as const;

const iris = keyframes({ from: { clipPath: 'circle(72% at 50% 50%)' }, to: { clipPath: 'circle(0 at 50% 50%)' } });

/** The signature move ends as reels do: the iris closes on the page. */
export const root = css({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  display: 'grid',
  grid: '"corner" auto "leader" minmax(0, 1fr) "words" auto "ticket" auto / minmax(0, 1fr)',
  background: 'var(--film)',
  color: 'var(--print)',
  '--focus': 'var(--print)',
  '--edge': '34px',
  padding: 'max(20px, env(safe-area-inset-top)) 0 max(clamp(10px, 3dvh, 22px), env(safe-area-inset-bottom))',
  [WIDE]: {
    '--edge': 'clamp(34px, 5vw, 64px)',
    grid: '"leader corner" auto "leader words" minmax(0, 1fr) "leader ticket" auto / minmax(0, 45fr) minmax(0, 55fr)',
  },
  [`@media ${below('phone')}`]: { '--edge': '24px' },
  [LEAVING]: { animation: `${iris} 440ms 640ms cubic-bezier(.5,0,.8,.6) both` },
  [STILL]: { animation: 'none', opacity: 0, transition: 'opacity 200ms' },
  [REDUCED_MOTION]: { [LEAVING]: { animation: 'none', opacity: 0, transition: 'opacity 200ms' } },
});

/** The frame in the gate: old stock, burnt at its edges. */
export const plate = css({
  position: 'absolute',
  inset: '20px var(--edge) 0',
  overflow: 'hidden',
  display: 'grid',
  borderRadius: '10px 10px 0 0',
  background: [
    'radial-gradient(46% 30% at 104% 62%, #e8672fb0 0, #e8893f55 45%, #e8893f00)',
    'radial-gradient(30% 22% at -6% 92%, #d9492f88 0, #d9492f00)',
    'radial-gradient(36% 14% at 96% -2%, #f0a04c77 0, #f0a04c00)',
    'radial-gradient(110% 52% at 50% 27%, #fffaec 0, var(--leader) 48%, #e3d2a9)',
  ].join(', '),
  boxShadow: '0 -8px 0 #0d0d0f, 0 -20px 0 #766a50',
});

/** Where the leader stands: between date and names, or the left half. It is measured, so that its rings fit. */
export const leader = css({
  gridArea: 'leader',
  position: 'relative',
  minHeight: 0,
  margin: '6px var(--edge)',
  containerType: 'size',
  display: 'grid',
  placeItems: 'center',
  [WIDE]: { marginRight: 0 },
});
export const dial = css({
  '--d': 'min(100cqw - 14px, 96cqh)',
  [WIDE]: { '--d': 'min(100cqw - 40px, 84cqh)' },
  position: 'relative',
  width: 'var(--d)',
  height: 'var(--d)',
  display: 'grid',
  placeItems: 'center',
  '& > *': { gridArea: '1 / 1' },
});

const turn = keyframes({ from: { transform: 'rotate(-1080deg)' } });
const again = keyframes({ to: { transform: 'rotate(720deg)' } });

export const sweep = css({
  position: 'absolute',
  left: '50%',
  top: '50%',
  width: 'max(1800px, 200vw)',
  aspectRatio: '1',
  translate: '-50% -50%',
  background: 'conic-gradient(#8a521f24 0 228deg, #5b4a2f00 228.4deg)',
  animation: `${turn} 1500ms linear both`,
  ...still,
  [LEAVING]: { animation: `${again} 640ms linear both` },
  [STILL]: plain,
});
export const cross = css({
  position: 'absolute',
  left: '50%',
  top: '50%',
  width: 'max(1800px, 200vw)',
  height: 'calc(var(--d) * 1.1)',
  transform: 'translate(-50%, -50%)',
  background:
    'linear-gradient(var(--print) 0 0) 0 50% / 100% 1.6px no-repeat, linear-gradient(var(--print) 0 0) 50% 0 / 1.6px 100% no-repeat',
  // the words stand beside it
  [WIDE]: { width: 'calc(var(--d) * 1.1)' },
});
export const rings = css({
  position: 'relative',
  width: '100%',
  height: '100%',
  background: `url("${ringsUrl}") 50% / contain no-repeat`,
  pointerEvents: 'none',
});

const shown = keyframes({ '0%, 99%': { opacity: 1 }, '100%': { opacity: 0 } });
const comes = keyframes({ from: { opacity: 0 }, '1%, 100%': { opacity: 1 } });

/** 5, 4, 3 of half a second each; 2 and 1 while the ticket is torn. */
export const digits = css({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  font: '400 calc(var(--d) * .93)/1 var(--font-heading)',
  color: 'var(--print)',
  '& > *': { gridArea: '1 / 1', opacity: 0 },
  '& > :nth-of-type(1)': { animation: `${shown} 500ms linear` },
  '& > :nth-of-type(2)': { animation: `${shown} 500ms 500ms linear` },
  '& > :nth-of-type(3)': { opacity: 1, animation: `${comes} 500ms 1000ms linear backwards` },
  [LEAVING]: {
    '& > :nth-of-type(3)': { animation: 'none', opacity: 0 },
    '& > :nth-of-type(4)': { animation: `${shown} 330ms linear` },
    '& > :nth-of-type(5)': { animation: `${comes} 400ms 330ms linear both` },
  },
  [WITHOUT_MOTION]: { '& > :nth-of-type(n)': { animation: 'none' }, '& > :nth-of-type(3)': { opacity: 1 } },
  [REDUCED_MOTION]: { '& > :nth-of-type(n)': { animation: 'none' }, '& > :nth-of-type(3)': { opacity: 1 } },
});

export const star = css({ width: '82%', marginTop: '-3%' });

/** In the inner ring; what is no photo lies in its own frame before the clock. */
export const picture = css({
  width: '86.3%',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: '50%',
  background: 'var(--leader)',
  '& img': { width: '100%', height: '100%', objectPosition: 'var(--cover-position, 50% 30%)' },
  '&[data-type="LOGO"] img': { objectFit: 'contain', padding: '20%' },
  '&[data-type="LANDSCAPE"]': {
    width: '84%',
    aspectRatio: '3 / 2',
    borderRadius: 4,
    zIndex: 1,
    border: '6px solid var(--film)',
  },
  '&[data-type="PORTRAIT"]': {
    width: '64%',
    aspectRatio: '3 / 4',
    borderRadius: 4,
    zIndex: 1,
    border: '6px solid var(--film)',
  },
});

/** Dust and grain, and the cue dot of the projectionist. */
export const marks = css({
  position: 'absolute',
  inset: 0,
  '--dust': `url("${dust}")`,
  background: `radial-gradient(circle 12px at calc(100% - 66px) 47px, #e9dec6 10px, #0000 10.5px), radial-gradient(circle 12px at calc(100% - 64px) 48px, var(--print) 11.500px, #0000 12px), var(--dust) 0 0 / clamp(322px, 60%, 644px) auto no-repeat, var(--dust) 100% 100% / clamp(322px, 60%, 644px) auto no-repeat`,
  pointerEvents: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, background: `url("${grain}")`, opacity: 0.08 },
});

/** The perforated edge of the film at either side. */
export const edge = css({
  position: 'absolute',
  insetBlock: 0,
  left: 0,
  width: 'var(--edge)',
  background: `url("${code}") 0 120px / 100% auto repeat-y, url("${holes}") 0 -6px / 100% auto repeat-y, var(--film)`,
  pointerEvents: 'none',
  '& + &': { left: 'auto', right: 0, transform: 'scaleX(-1)' },
});
