import { ledger } from '@janur/ui';

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

/** The way on, in sight on every step. */
export const foot = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  padding: '12px 0',
  fontSize: 14,
  background: 'var(--mantine-color-body)',
  '@media (max-width: 47.9375em)': { bottom: 'calc(64px + env(safe-area-inset-bottom))' },
} as const;
