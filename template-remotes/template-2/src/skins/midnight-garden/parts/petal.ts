import { css } from '@emotion/react';
import petals from '../assets/petals.webp';

/** One of three fallen petals: coral, burgundy, peach. The drawing holds them in fields of 32 units. */
export const petal = (kind: number) =>
  css({
    position: 'absolute',
    width: 32,
    height: 36,
    background: `url(${petals}) ${-32 * kind}px 0 / 96px 36px no-repeat`,
    pointerEvents: 'none',
  });
