import { css, keyframes } from '@emotion/react';
import { LEAVING, REDUCED_MOTION, WITHOUT_MOTION } from '@janur/template-parts';

/** Landscape phones: the balloon at the left, the words in a cloud at the right. */
export const LYING = '@media (max-height: 520px) and (min-aspect-ratio: 1/1)';

const STILL = `${WITHOUT_MOTION.replace(' &', '')} ${LEAVING}`;

export const root = css({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  background: 'linear-gradient(#9ed8f5, #d9f0fb 46%, #fff3df 78%)',
  [LYING]: { gridTemplateRows: 'none', gridTemplateColumns: '44% 56%' },
  [LEAVING]: { background: '#fff0', transition: 'background 500ms 300ms' },
});

export const stage = css({ position: 'relative', minHeight: 0 });

/** 4000 × 900 units; a phone sees 800 of them, the balloon's own measure. */
export const world = css({
  position: 'absolute',
  left: '50%',
  bottom: 0,
  height: 'calc(100% - 72px)',
  minHeight: 300,
  width: 'auto',
  maxWidth: 'none',
  transform: 'translateX(-50%)',
  [LEAVING]: { opacity: 0, transition: 'opacity 400ms 350ms' },
});

const bob = keyframes({ to: { transform: 'translateY(-10px)' } });
const TAKE_OFF = 'transform 1000ms cubic-bezier(.5,-.2,.8,.5)';

/** The signature move: the balloon takes off, and the cloud sinks below it. */
export const flight = css({
  position: 'absolute',
  left: '50%',
  bottom: 26,
  height: 'calc(100% - 132px)',
  aspectRatio: '500 / 836',
  translate: '-50% 0',
  [LYING]: { height: 'calc(100% - 84px)', bottom: 12 },
  [LEAVING]: { transform: 'translateY(-150vh)', transition: TAKE_OFF },
  [STILL]: { transform: 'none', opacity: 0, transition: 'opacity 200ms' },
  [REDUCED_MOTION]: { [LEAVING]: { transform: 'none', opacity: 0, transition: 'opacity 200ms' } },
  '& > *': {
    animation: `${bob} 3s ease-in-out infinite alternate`,
    [WITHOUT_MOTION]: { animation: 'none' },
    [REDUCED_MOTION]: { animation: 'none' },
  },
});
export const balloon = css({ width: '100%', height: '100%' });

/** A photo looks out of a round window over the hearts; the others hang on the balloon like a picture that was pinned there. */
export const picture = css({
  position: 'absolute',
  overflow: 'hidden',
  '& img': { width: '100%', height: '100%', objectPosition: 'var(--cover-position, 50% 30%)' },
  '&[data-type="PHOTO"]': {
    left: '23%',
    top: '4.6%',
    width: '54%',
    aspectRatio: '1',
    borderRadius: '50%',
    border: 'clamp(6px, 1.1vh, 10px) solid #fff6e6',
    background: '#fff6e6',
    boxShadow: '0 0 0 3px #33305c22',
  },
  '&:not([data-type="PHOTO"])': {
    left: '50%',
    top: '8%',
    border: '6px solid #fff',
    borderRadius: 18,
    background: '#fff',
    boxShadow: '0 8px 18px #33305c33',
    rotate: '-3deg',
    translate: '-50% 0',
  },
  '&[data-type="LANDSCAPE"]': { width: '104%', aspectRatio: '3 / 2', top: '13%' },
  '&[data-type="PORTRAIT"]': { width: '64%', aspectRatio: '3 / 4' },
});

export const bank = css({
  position: 'absolute',
  insetInline: 0,
  bottom: 'calc(100% - 22px)',
  height: 86,
  background: 'calc(50% + 100px) 100% / auto 100% repeat-x',
  [LYING]: { display: 'none' },
});
