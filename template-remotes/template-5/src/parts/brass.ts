/** Brass as a surface of lines and ornaments; not for words to stand on. */
export const BRASS =
  'linear-gradient(90deg, var(--brass-1), var(--brass-2) 22%, var(--brass-3) 50%, var(--primary) 75%, var(--brass-1))';

/** A plate of brass for words in `--on-primary`. */
export const PLATE = 'linear-gradient(97deg, var(--primary), var(--lit) 52%, var(--primary) 92%)';

/** Polished brass on large letters; on `third` put `data-on-third` around it. Its stroke gives the thin face a body. */
export const FOIL = {
  color: 'var(--foil-of)',
  '@supports (background-clip: text)': {
    color: 'transparent',
    boxDecorationBreak: 'clone',
    WebkitBoxDecorationBreak: 'clone',
    background:
      'linear-gradient(100deg, var(--foil-1), var(--foil-2) 26%, var(--foil-3) 46%, var(--foil-4) 62%, var(--foil-1)) text',
    WebkitTextStroke: '.7px color-mix(in srgb, var(--foil-of) 85%, #0000)',
  },
  '@media (forced-colors: active)': { color: 'CanvasText', background: 'none' },
} as const;

/** A row of small triangles. */
export const FRIEZE = 'conic-gradient(from 153deg at 50% 0, var(--brass-2) 0 54deg, #0000 0) 50% 0 / 10px 8px repeat-x';
