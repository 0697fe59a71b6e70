import { css } from '@emotion/react';
import type { Figure } from './catalogue.ts';
import { drawn } from './figure.ts';

const shape = css({ overflow: 'visible' });
const BRIGHT = 2.8;

/** One constellation in a field of 100 × 100. */
export function ZodiacFigure({ figure, className }: { figure: Figure; className?: string }) {
  const { points, path } = drawn(figure, 46);
  return (
    <svg css={shape} className={className} viewBox="-50 -50 100 100" aria-hidden="true">
      <path d={path} fill="none" stroke="var(--silver)" strokeWidth="1.1" />
      {points.map(([x, y], index) => (
        <path
          key={index}
          d="M0,-10Q1.400,-1.400 10,0Q1.400,1.400 0,10Q-1.400,1.400 -10,0Q-1.400,-1.400 0,-10Z"
          fill="#fffdf0"
          transform={`translate(${x.toFixed(1)},${y.toFixed(1)}) scale(${(figure.stars[index]?.magnitude ?? BRIGHT) < BRIGHT ? 0.72 : 0.44})`}
        />
      ))}
    </svg>
  );
}
