/** Letters of the poster: as black and as narrow as the face goes. Set `fontSize` beside it. */
export const poster = {
  fontFamily: 'var(--font-heading)',
  fontWeight: 900,
  fontStretch: '62%',
  lineHeight: 0.84,
  letterSpacing: '-.02em',
  wordSpacing: '.07em',
  textTransform: 'uppercase',
} as const;

/** What stands beside it. */
export const label = { font: '700 1rem/1.2 var(--font-body)', letterSpacing: '.01em' } as const;
export const prose = { font: '400 1.0625rem/1.45 var(--font-body)' } as const;

/** There is one line, and it is two pixels wide. */
export const RULE = '2px solid currentColor';

/** The three grounds: concrete is the page's own. */
export const black = {
  color: 'var(--on-primary)',
  '--focus': 'var(--on-primary)',
  '--heading': 'var(--on-primary)',
  background: 'var(--primary)',
} as const;
export const signal = {
  color: 'var(--on-secondary)',
  '--focus': 'var(--on-secondary)',
  '--heading': 'var(--on-secondary)',
  background: 'var(--secondary)',
} as const;

/** A bar over the whole width that is a button. */
export const bar = {
  ...black,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 16,
  width: '100%',
  minHeight: 64,
  padding: '14px 20px',
  border: 0,
  borderRadius: 0,
  font: '700 1.1875rem/1.15 var(--font-body)',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  cursor: 'pointer',
  outlineOffset: -5,
  '&:active': { color: 'var(--on-secondary)', background: 'var(--secondary)' },
} as const;

/** What leads on, for a pseudo-element. */
export const arrow = {
  flex: 'none',
  width: 30,
  height: 30,
  background: 'var(--secondary)',
  mask: `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='30' height='30'%3E%3Cpath d='M3,27L27,3M8,3h19v19' fill='none' stroke='%23000' stroke-width='4'/%3E%3C/svg%3E")`,
} as const;

/** A photo as a photocopier would see it. */
export const harsh = { filter: 'grayscale(1) contrast(1.35)' } as const;
/** Portraits are often light: darker first, so that their ground does not burn out. */
export const portrait = { filter: 'grayscale(1) brightness(.86) contrast(1.45)' } as const;

/** For the eyes of screen readers only. */
export const unseen = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
