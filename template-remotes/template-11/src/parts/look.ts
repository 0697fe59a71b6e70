/** A pill, 48 px high. */
export const pill = {
  display: 'grid',
  placeContent: 'center',
  minHeight: 48,
  padding: '8px 20px',
  border: 0,
  borderRadius: 24,
  font: '600 1rem/1.2 var(--font-body)',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  color: 'var(--cream)',
  background: 'var(--red)',
  cursor: 'pointer',
} as const;
export const darkPill = { ...pill, background: 'var(--deep)' } as const;
export const lightPill = { ...pill, color: 'var(--deep)', background: 'var(--cream)' } as const;
/** What was done. */
export const donePill = { ...pill, color: 'var(--soot)', background: 'var(--pool)' } as const;

/** Card that lies on any ground; `--shade` is its second ink, a little beside it. */
export const card = {
  color: 'var(--soot)',
  '--focus': 'var(--soot)',
  background: 'var(--paper)',
  borderRadius: 28,
  boxShadow: '9px 10px 0 var(--shade, var(--gold))',
} as const;

/** The kit's dialog as a card. */
export const dialog = {
  ...card,
  boxShadow: 'none',
  width: 'min(440px, 100vw - 28px)',
  maxWidth: 'none',
  maxHeight: 'min(88dvh, 760px)',
  padding: 0,
  border: '6px solid var(--gold)',
  overflowY: 'auto',
  '&::backdrop': { background: '#062f31d9' },
  '& > [data-part="dialog-body"]': { display: 'grid', gap: 18, padding: '10px 18px 26px' },
  '& > [data-part="dialog-body"] > [data-part="close"]': {
    ...pill,
    position: 'sticky',
    top: 8,
    zIndex: 1,
    width: 50,
    minHeight: 50,
    padding: 0,
    borderRadius: '50%',
    marginInlineStart: 'auto',
  },
  '& [data-part="title"]': { fontSize: '1.875rem', lineHeight: 1.1, color: 'var(--red)', textAlign: 'center' },
} as const;
