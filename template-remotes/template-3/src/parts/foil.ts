/** Gold leaf on large letters; where a gradient cannot be cut to them they are plain gold. Only on soga. */
export const FOIL = {
  color: 'var(--gold-2)',
  '@supports (background-clip: text)': {
    color: 'transparent',
    boxDecorationBreak: 'clone',
    WebkitBoxDecorationBreak: 'clone',
    background:
      'linear-gradient(178deg, var(--gold-1) 8%, var(--gold-2) 48%, var(--gold-3) 62%, var(--gold-4) 96%) text',
  },
  '@media (forced-colors: active)': { color: 'CanvasText', background: 'none' },
} as const;

/** The same in more light, for fine strokes. */
export const BRIGHT = {
  '@supports (background-clip: text)': {
    ...FOIL['@supports (background-clip: text)'],
    background: 'linear-gradient(178deg, var(--gold-1) 30%, var(--gold-2) 74%, var(--gold-3) 120%) text',
  },
} as const;
