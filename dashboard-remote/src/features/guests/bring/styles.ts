import { ledger, media } from '@janur/ui';

export const panel = {
  display: 'grid',
  gap: 12,
  padding: 18,
  border: `1px solid ${ledger.border}`,
  borderRadius: 14,
  background: ledger.card,
  fontSize: 14,
  '@media (max-width: 30em)': { padding: 14 },
} as const;

export const chip = {
  maxWidth: 220,
  padding: '2px 8px',
  overflow: 'hidden',
  borderRadius: 7,
  background: ledger.line,
  fontSize: 13,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

/** The way on, in sight on every step: an edge from side to side, and what is longer goes on below it. */
export const foot = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '10px 12px',
  marginInline: -16,
  padding: '12px 16px',
  borderTop: `1px solid ${ledger.border}`,
  fontSize: 14,
  background: 'var(--mantine-color-body)',
  '@media (min-width: 40em)': { marginInline: -24, paddingInline: 24 },
  '@media (max-width: 47.9375em)': { bottom: 'calc(64px + env(safe-area-inset-bottom))' },
  [media.desktop]: { marginInline: -32, paddingInline: 32 },
} as const;

/** What leads on is as wide as a phone, and below what is said of it. */
export const forward = { '@media (max-width: 39.99em)': { order: 1, width: '100%' } } as const;
