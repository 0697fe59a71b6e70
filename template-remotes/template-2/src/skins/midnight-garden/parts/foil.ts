/** A leaf for each line of what is a block. */
export const LEAF_A_LINE = { backgroundSize: '100% 1lh' } as const;

/**
 * Candle-lit gold leaf on large letters; where a gradient cannot be cut to them they are plain gold. On an inline
 * element every line is a leaf of its own. On `third` put `data-on-third` around it.
 */
export const FOIL = {
  color: 'var(--foil-of, var(--title))',
  '@supports (background-clip: text)': {
    color: 'transparent',
    boxDecorationBreak: 'clone',
    WebkitBoxDecorationBreak: 'clone',
    background:
      'linear-gradient(178deg, var(--foil-1) 6%, var(--foil-2) 48%, var(--foil-3) 62%, var(--foil-4) 92%) text',
  },
  '@media (forced-colors: active)': { color: 'CanvasText', background: 'none' },
} as const;
