import { css } from '@emotion/react';

export const NEWSPRINT =
  'var(--newsprint), radial-gradient(80% 60% at 80% 10%, var(--white) 0, #0000 70%), radial-gradient(70% 50% at 10% 90%, var(--shade) 0, #0000 70%), var(--base)';

/** A thick rule and a thin one. */
export const doubleRule = {
  content: '""',
  display: 'block',
  height: 6,
  borderTop: '3px solid var(--ink)',
  borderBottom: '1px solid var(--ink)',
} as const;
export const HAIR = '1px solid var(--ink)';

/**
 * A photo in dots of printer's ink: where the picture and a screen of soft dots are dark together, hard contrast makes
 * ink of it. Only for what does not scroll: a filter is paid with every frame that moves.
 */
export const halftone = css({
  position: 'relative',
  overflow: 'hidden',
  background: '#fff',
  filter: 'contrast(3.4)',
  '& :is(img, video)': {
    // what `levelPicture` has measured on the picture
    filter: 'grayscale(1) brightness(var(--brightness, .92)) contrast(var(--contrast, 1))',
  },
  '& [data-part="veil"]': { display: 'none' },
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: -8,
    pointerEvents: 'none',
    background: 'radial-gradient(circle at 50% 50%, #000 0, #fff 74%) 0 0 / 2.6px 2.6px',
    rotate: '45deg',
    scale: '1.7',
    opacity: 0.34,
  },
});

/** How wide one line may be set for its letters: `--letters` of them, each `wide` em. */
export const fitted = (largest: string, wide: number, room: string) =>
  `min(${largest}, calc(${room} / (var(--letters) * ${wide})))`;
