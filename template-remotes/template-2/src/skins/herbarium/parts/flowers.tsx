import { css, keyframes } from '@emotion/react';
import { Art, REDUCED_MOTION, WITHOUT_MOTION } from '@janur/template-parts';
import type { Piece } from './pieces.ts';

const sway = keyframes({ from: { rotate: '-1.2deg' }, to: { rotate: '1.2deg' } });

const painted = css({
  position: 'absolute',
  maxWidth: 'none',
  height: 'auto',
  pointerEvents: 'none',
  userSelect: 'none',
  '&[data-swaying]': { animation: `${sway} 7s ease-in-out infinite alternate` },
  [WITHOUT_MOTION]: { '&[data-swaying]': { animation: 'none' } },
  [REDUCED_MOTION]: { '&[data-swaying]': { animation: 'none' } },
});

interface FlowersProps {
  piece: Piece;
  className?: string;
  /** At once; those further down load when they come near. */
  isFirst?: boolean;
}

/** A piece of the painting, `--u` pixels a unit. It may stand over anything and is never in the way of a finger. */
export function Flowers({ piece, className, isFirst = false }: FlowersProps) {
  const { src, art, width, height } = piece;
  const picture = {
    className,
    style: { width: `calc(${width} * var(--u))`, aspectRatio: `${width} / ${height}` },
    width,
    height,
    loading: isFirst ? 'eager' : 'lazy',
    'data-swaying': isFirst ? '' : undefined,
  } as const;
  return art ? (
    <Art css={painted} {...picture} {...art} webp={src} />
  ) : (
    <img css={painted} {...picture} src={src} alt="" draggable={false} />
  );
}
