import { css, keyframes } from '@emotion/react';
import { REDUCED_MOTION, WITHOUT_MOTION } from '@janur/template-parts';

const dawn = keyframes({ from: { opacity: 0.12 } });
const fall = keyframes({
  from: { transform: 'translateY(-34vh) rotate(-50deg)' },
  to: { transform: 'translateY(34vh) translateX(var(--drift)) rotate(120deg)' },
});

/** Flowers lie in the dark until the light, which follows the scroll, falls on them. */
export const lit = css({
  '@supports (animation-timeline: view())': {
    animation: `${dawn} linear both`,
    animationTimeline: 'view()',
    animationRange: 'entry 0% cover 36%',
    [WITHOUT_MOTION]: { animation: 'none' },
    [REDUCED_MOTION]: { animation: 'none' },
  },
});

/** A petal that falls past as the page scrolls. */
export const falling = css({
  '@supports (animation-timeline: view())': {
    animation: `${fall} linear both`,
    animationTimeline: 'view()',
    [WITHOUT_MOTION]: { display: 'none' },
    [REDUCED_MOTION]: { display: 'none' },
  },
});
