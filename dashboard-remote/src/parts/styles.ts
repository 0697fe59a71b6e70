import { ledger, shadow } from '@janur/ui';

/* What every screen of lists and numbers is drawn with. */

export const card = {
  containerType: 'inline-size',
  border: `1px solid ${ledger.border}`,
  borderRadius: 14,
  background: ledger.card,
  boxShadow: shadow,
  fontSize: 14,
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
  overflow: 'clip',
} as const;

/** Above a list: search and choices. */
export const tools = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  padding: '12px 16px',
} as const;

/** On a phone: a row from edge to edge that a thumb pushes aside. */
export const pushed = {
  width: 'calc(100% + 32px)',
  marginInline: -16,
  padding: '4px 16px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& > *': { flex: 'none' },
} as const;

export const table = {
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  textAlign: 'start',
  '& th': {
    height: 38,
    padding: '0 12px 0 0',
    borderBlock: `1px solid ${ledger.border}`,
    background: ledger.head,
    color: ledger.muted,
    fontWeight: 600,
    textAlign: 'start',
    whiteSpace: 'nowrap',
  },
  '& td': { height: 52, padding: '6px 12px 6px 0', borderTop: `1px solid ${ledger.line}`, lineHeight: 1.35 },
  '& tfoot th': { height: 52, background: 'none', color: 'inherit', borderBottom: 0 },
  '& tfoot td': { borderTop: `1px solid ${ledger.border}` },
  '& tbody tr:first-of-type td': { borderTop: 0 },
  '& tbody tr:hover td': { background: ledger.row },
  '& :is(th, td):first-of-type': { paddingInlineStart: 16 },
  '& :is(th, td):last-of-type': { paddingInlineEnd: 16 },
} as const;

export const spoken = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

export const oneLine = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

/** Rows that may be wider than their card. What is only spoken stands inside: else it would widen the page. */
export const scrolledRows = {
  position: 'relative',
  overflowX: 'auto',
  transition: 'opacity 120ms 120ms',
  '&[data-stale]': { opacity: 0.55 },
} as const;

/** A field of a form. */
export const input = {
  wordSpacing: 'inherit',
  width: '100%',
  minHeight: 44,
  padding: '0 12px',
  border: `1px solid ${ledger.control}`,
  borderRadius: 10,
  background: ledger.card,
  color: ledger.ink,
  font: 'inherit',
  fontSize: 15,
  fontWeight: 500,
  '&:focus': {
    borderColor: ledger.brand,
    boxShadow: `inset 0 0 0 1px ${ledger.brand}, 0 0 0 3px ${ledger.accent}`,
    outline: 'none',
  },
  '&[aria-invalid=true]': { borderColor: ledger.danger },
} as const;

/** A choice that can be made and changes nothing, in a list of the platform that takes colours. */
export const mutedOption = { color: ledger.muted } as const;

/** A sheet of A4 on the screen, as it is printed. */
export const paper = {
  width: '210mm',
  maxWidth: '100%',
  margin: '0 auto 20px',
  padding: '14mm',
  border: `1px solid ${ledger.border}`,
  borderRadius: 6,
  background: '#ffffff',
  color: '#1b2626',
  fontSize: '10pt',
  lineHeight: 1.45,
  '@media screen and (max-width: 36em)': { padding: '7mm' },
} as const;
