import { ledger } from '@janur/ui';

export const grid = { display: 'grid', gap: 16, alignContent: 'start', minWidth: 0 } as const;
export const columns = {
  ...grid,
  '@media (min-width: 62em)': { gridTemplateColumns: 'minmax(0, 1.55fr) minmax(300px, 1fr)' },
} as const;
export const padded = { padding: '18px 22px 20px' } as const;
export const cardTitle = { margin: 0, fontSize: 16, fontWeight: 700 } as const;
export const noteText = { margin: '4px 0 0', maxWidth: 620, color: ledger.muted, lineHeight: 1.5 } as const;
