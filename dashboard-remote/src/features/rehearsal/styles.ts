import { FONT_TITLE, ledger } from '@janur/ui';
import { grid } from '../../parts/panel-styles.ts';

export const columns = {
  ...grid,
  alignItems: 'start',
  '@media (min-width: 62em)': { gridTemplateColumns: 'minmax(0, 1.3fr) minmax(320px, 1fr)' },
} as const;
export const padded = { padding: '18px 22px 20px', '@media (max-width: 30em)': { padding: '16px' } } as const;
export const line = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 14,
  padding: '9px 0',
  borderTop: `1px solid ${ledger.line}`,
  lineHeight: 1.4,
  '&:first-of-type': { borderTop: 0 },
} as const;
export const big = { font: `400 34px/1.15 ${FONT_TITLE}`, fontVariantNumeric: 'tabular-nums' } as const;
export const numbers = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  gap: '16px 24px',
  margin: 0,
  '& dt': { color: ledger.muted },
  '& dd': { margin: 0 },
} as const;
export const chosen = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
  padding: '14px 22px',
  '@media (max-width: 30em)': { padding: '14px 16px' },
} as const;
