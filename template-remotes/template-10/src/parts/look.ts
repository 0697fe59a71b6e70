const pill = {
  display: 'grid',
  placeContent: 'center',
  minHeight: 50,
  padding: '10px 20px',
  border: 0,
  borderRadius: 25,
  font: '600 1rem/1.25 var(--font-body)',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  cursor: 'pointer',
} as const;

/** The button that matters. */
export const solid = { ...pill, color: 'var(--on-primary)', background: 'var(--primary)' } as const;

/** An outline on paper. */
export const outline = {
  ...pill,
  color: 'inherit',
  background: 'transparent',
  boxShadow: 'inset 0 0 0 1.5px currentColor',
} as const;

/** White on water. */
export const buoyant = {
  ...pill,
  color: 'var(--ink)',
  '--focus': 'var(--ink)',
  background: 'var(--paper)',
  boxShadow: '0 8px 22px #06222c44',
} as const;

export const prose = { font: '400 1.0625rem/1.6 var(--font-body)' } as const;

/** Small capitals of a chart. */
export const caption = {
  font: '500 .875rem/1.5 var(--font-body)',
  letterSpacing: '.18em',
  textTransform: 'uppercase',
} as const;

/** The kit's dialog as a letter out of the bottle. */
export const sheet = {
  width: 'min(470px, 100vw - 28px)',
  maxWidth: 'none',
  maxHeight: 'min(88dvh, 780px)',
  padding: 0,
  border: 0,
  borderRadius: 26,
  overflowY: 'auto',
  color: 'var(--ink)',
  '--focus': 'var(--ink)',
  background: 'var(--sand)',
  boxShadow: 'inset 0 0 0 8px var(--paper), inset 0 0 0 9px var(--secondary), 0 24px 60px #06222c99',
  '&::backdrop': { background: '#06222cb8' },
  '& > [data-part="dialog-body"]': { display: 'grid', gap: 18, padding: '18px 24px 34px', textAlign: 'center' },
  '& > [data-part="dialog-body"] > [data-part="close"]': {
    ...solid,
    position: 'sticky',
    top: 16,
    zIndex: 1,
    justifySelf: 'end',
    width: 48,
    minHeight: 48,
    padding: 0,
    '--focus': 'var(--ink)',
  },
  '& [data-part="title"]': { font: 'italic 600 2rem/1.15 var(--font-heading)', color: 'var(--title)' },
} as const;
