import { css } from '@emotion/react';

/** The back curtain in the dark: folds of 26 px, lit from above. */
export const drapes = css({
  background: [
    'radial-gradient(90% 62% at 50% 12%, #0d0d0f00, #0d0d0f80 46%, #0d0d0ff2)',
    'repeating-linear-gradient(90deg, #16080b 0, color-mix(in srgb, var(--velvet) 40%, #0d0d0f) 11px, color-mix(in srgb, var(--velvet) 26%, #0d0d0f) 16px, #120609 26px)',
    '#0d0d0f',
  ].join(', '),
});
