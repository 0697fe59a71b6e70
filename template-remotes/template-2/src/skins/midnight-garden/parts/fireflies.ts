import { css, keyframes } from '@emotion/react';
import { REDUCED_MOTION, WITHOUT_MOTION } from '@janur/template-parts';

const glimmer = keyframes({ from: { opacity: 0.55 }, to: { opacity: 1 } });

/** Where they hang, in hundredths of the box, and how far they shine, in pixels. */
export type Firefly = readonly [x: number, y: number, radius: number];

const shine = ([x, y, radius]: Firefly) =>
  `radial-gradient(circle ${radius}px at ${x}% ${y}%, #fff6cf, #f6d98ae6 18%, #dca23c38 50%, #dca23c00)`;

/** Points of light over the box around them; they glimmer unless somebody wants it still. */
export const fireflies = (...flies: Firefly[]) =>
  css({
    position: 'absolute',
    inset: 0,
    pointerEvents: 'none',
    background: flies.map(shine).join(','),
    animation: `${glimmer} 2600ms ease-in-out infinite alternate`,
    [WITHOUT_MOTION]: { animation: 'none' },
    [REDUCED_MOTION]: { animation: 'none' },
  });
