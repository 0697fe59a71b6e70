import { css } from '@emotion/react';

/** A drawing whose body has the couple's colour: its shape filled with `colour`, its own light and lines over it. */
export const tinted = (shape: string, light: string, colour: string) =>
  css({
    pointerEvents: 'none',
    '&::before, &::after': { content: '""', position: 'absolute', inset: 0 },
    '&::before': { background: colour, mask: `url("${shape}") 0 100% / 100% 100% no-repeat` },
    '&::after': { background: `url("${light}") 0 100% / 100% 100% no-repeat` },
  });
