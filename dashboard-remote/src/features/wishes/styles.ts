import { ledger } from '@janur/ui';

/* What both cards of this screen are drawn with. */

export const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
  gap: 14,
  margin: 0,
  padding: 16,
  borderTop: `1px solid ${ledger.border}`,
  background: ledger.head,
  listStyle: 'none',
} as const;

export const wishCard = {
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: 10,
  minWidth: 0,
  padding: '16px 16px 12px',
  border: `1px solid ${ledger.border}`,
  borderRadius: 14,
  background: ledger.card,
} as const;

export const foot = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '6px 12px',
  paddingTop: 10,
  borderTop: `1px solid ${ledger.line}`,
} as const;

/** What can be done with it; on a phone side by side, whatever the words are. */
export const deeds = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginInlineStart: 'auto',
  '@media (max-width: 30em)': {
    flex: '1 1 100%',
    flexWrap: 'nowrap',
    '& > *': { flex: '1 1 0', paddingInline: 8 },
  },
} as const;

/** What somebody else said, in from the edge. */
export const answered = {
  paddingInlineStart: 14,
  borderInlineStart: `3px solid ${ledger.accent}`,
  fontSize: 15,
  lineHeight: 1.55,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
} as const;

/** Two targets of 24 px, one below the other. */
export const client = {
  display: 'block',
  lineHeight: '24px',
  color: ledger.ink,
  fontWeight: 600,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
} as const;

export const address = {
  display: 'inline-block',
  marginInlineEnd: 10,
  color: ledger.muted,
  fontSize: 13,
  lineHeight: '24px',
  overflowWrap: 'anywhere',
} as const;
