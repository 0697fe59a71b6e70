import { ledger } from '@janur/ui';

/** The heading of a part of a sheet. */
export const heading = { margin: '0 0 8px', fontSize: 15, fontWeight: 700 } as const;

/** A part of a proposal, and its parties. */
export const box = { padding: '10px 14px 8px', border: `1px solid ${ledger.border}`, borderRadius: 12 } as const;
export const rows = {
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: 14,
  lineHeight: 1.4,
  '& li': { display: 'grid', padding: '7px 0', borderTop: `1px solid ${ledger.line}` },
  '& li:first-of-type': { borderTop: 0 },
  '& b': { marginInlineEnd: 8, fontWeight: 600, fontSize: 15 },
  '& em': {
    display: 'inline-block',
    color: ledger.warning,
    fontStyle: 'normal',
    fontWeight: 600,
  },
} as const;
