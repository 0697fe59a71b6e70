/** Buttons like building blocks. */
export const block = {
  display: 'grid',
  placeContent: 'center',
  minHeight: 48,
  padding: '10px 12px',
  border: 0,
  borderRadius: 16,
  font: '600 1rem/1.2 var(--font-script)',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  color: '#fff',
  background: 'var(--night)',
  cursor: 'pointer',
} as const;
/** The quiet one: on paper. */
export const quiet = { ...block, color: 'var(--night)', background: '#eeecfd' } as const;
/** The loud one, which can be pressed in. */
export const loud = {
  ...block,
  minHeight: 60,
  borderRadius: 60,
  fontSize: '1.1875rem',
  color: 'var(--toy-ink)',
  background: 'var(--sun)',
  boxShadow: '0 6px 0 var(--sun-deep)',
} as const;
/** A thing that succeeded. */
export const done = { color: 'var(--toy-ink)', background: 'var(--mint)', boxShadow: '0 6px 0 var(--teal)' } as const;

/** Paper that lies on any page. */
export const paper = {
  color: 'var(--toy-ink)',
  '--focus': 'var(--toy-ink)',
  background: 'var(--paper)',
  borderRadius: 26,
} as const;

const close = {
  display: 'grid',
  placeItems: 'center',
  width: 52,
  height: 52,
  padding: 0,
  border: 0,
  borderRadius: '46% 54% 48% 52%',
  color: 'var(--toy-ink)',
  background: 'var(--sun)',
  cursor: 'pointer',
} as const;

/** The kit's dialog as a sheet of paper. */
export const sheet = {
  ...paper,
  width: 'min(440px, 100vw - 28px)',
  maxWidth: 'none',
  maxHeight: 'min(88dvh, 760px)',
  padding: 0,
  border: '8px solid var(--coral)',
  borderRadius: 40,
  overflowY: 'auto',
  '&::backdrop': { background: '#211e47c4' },
  '& > [data-part="dialog-body"]': { display: 'grid', gap: 18, padding: '10px 18px 26px', textAlign: 'center' },
  '& > [data-part="dialog-body"] > [data-part="close"]': {
    ...close,
    position: 'sticky',
    top: 8,
    zIndex: 1,
    marginInlineStart: 'auto',
  },
  '& [data-part="title"]': { fontSize: '1.875rem', lineHeight: 1.05, color: 'var(--crayon)' },
} as const;
