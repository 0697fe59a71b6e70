import { css } from '@emotion/react';

/** A section's piece of the night: light at one place of it, and at both ends the dark that the next one begins with. */
export const ground = (x: number, y: number) =>
  css({
    position: 'relative',
    overflow: 'hidden',
    background: [
      'linear-gradient(var(--night), #0000 clamp(80px, 16%, 220px) calc(100% - clamp(80px, 16%, 220px)), var(--night))',
      `radial-gradient(ellipse 120% 70% at ${x}% ${y}%, var(--dusk), var(--base) 45%, var(--night))`,
    ].join(','),
  });
