import { FONT_TITLE, ledger } from '@janur/ui';

export const grid = { display: 'grid', gap: 16, alignContent: 'start', minWidth: 0 } as const;
export const columns = {
  ...grid,
  '@media (min-width: 62em)': { gridTemplateColumns: 'minmax(0, 1.6fr) minmax(280px, 1fr)' },
} as const;
export const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  minWidth: 0,
  marginBottom: 14,
  color: ledger.muted,
} as const;
export const padded = { padding: '18px 22px 20px' } as const;
export const cardTitle = { margin: 0, fontSize: 16, fontWeight: 700 } as const;
export const quiet = { margin: '4px 0 0', color: ledger.muted, lineHeight: 1.5 } as const;
export const plain = { margin: '10px 0 0', padding: 0, listStyle: 'none' } as const;
export const row = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 14,
  minHeight: 52,
  padding: '8px 0',
  borderTop: `1px solid ${ledger.line}`,
  '&:first-of-type': { borderTop: 0 },
} as const;
export const big = { font: `400 42px/1.15 ${FONT_TITLE}`, fontVariantNumeric: 'tabular-nums' } as const;
export const name = { minWidth: 0, overflowWrap: 'anywhere' } as const;
export const below = { display: 'block', color: ledger.muted, fontWeight: 500 } as const;
