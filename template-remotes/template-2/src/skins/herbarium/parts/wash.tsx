import { css, keyframes } from '@emotion/react';
import { REDUCED_MOTION, WITHOUT_MOTION } from '@janur/template-parts';
import ovalVeil from '../assets/oval-veil.webp';
import oval from '../assets/oval.svg';
import strokeVeil from '../assets/stroke-veil.webp';
import stroke from '../assets/stroke.svg';
import broadVeil from '../assets/wash-a-veil.webp';
import broad from '../assets/wash-a.svg';
import tallVeil from '../assets/wash-b-veil.webp';
import tall from '../assets/wash-b.svg';

const SHAPES = {
  oval: { outline: oval, veil: ovalVeil },
  broad: { outline: broad, veil: broadVeil },
  tall: { outline: tall, veil: tallVeil },
  stroke: { outline: stroke, veil: strokeVeil },
};

/** A mask of one outline over the whole box. */
export const cutBy = (outline: string) => ({
  maskImage: `url("${outline}")`,
  maskSize: '100% 100%',
  maskRepeat: 'no-repeat',
});

const bleed = keyframes({ from: { clipPath: 'circle(0% at 50% 46%)' }, to: { clipPath: 'circle(75% at 50% 46%)' } });

const STILL = { animation: 'none !important', clipPath: 'none !important' };

/** Wet paint spreads: put it on what is within a `Reveal`, which says when. */
export const bleeding = css({
  '[data-state="shown"] &': { animation: `${bleed} 1.4s cubic-bezier(.3,.5,.3,1) backwards` },
  '[data-state="waiting"] &': { clipPath: 'circle(0%)' },
  [WITHOUT_MOTION]: STILL,
  [REDUCED_MOTION]: STILL,
});

/** `--veil` is how thin the paint is inside. */
const wash = css({
  position: 'absolute',
  pointerEvents: 'none',
  // what gathered at the edge is a shade deeper than the paint
  background: 'color-mix(in oklab, var(--third) 88%, var(--leaf))',
  '&[data-tone="peach"]': {
    background: 'color-mix(in oklab, var(--peach) 88%, var(--secondary))',
    '--thin-on-third': 'var(--thin)',
  },
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    opacity: 'var(--veil, .52)',
    background: 'var(--thin-on-third)',
    maskImage: 'var(--clouds)',
    maskSize: '100% 100%',
    maskRepeat: 'no-repeat',
  },
});

interface WashProps {
  shape: keyof typeof SHAPES;
  tone?: 'sage' | 'peach';
  className?: string;
}

/** A pool of dried paint: darker at its edge, cloudy inside, in the couple's colours. Give it its place. */
export function Wash({ shape, tone = 'sage', className }: WashProps) {
  const { outline, veil } = SHAPES[shape];
  return (
    <div
      css={wash}
      className={className}
      data-tone={tone}
      aria-hidden="true"
      style={{ ...cutBy(outline), ['--clouds' as string]: `url("${veil}")` }} // its type knows only standard properties
    />
  );
}
