import { ledger } from '@janur/ui';
import type { ReactNode } from 'react';

/** Fields side by side where there is room. */
export function Fields({ columns = 1, children }: { columns?: 1 | 2 | 3; children: ReactNode }) {
  return (
    <div css={grid} data-columns={columns}>
      {children}
    </div>
  );
}

/** Fields that belong together, under a title of their own. */
export function Group({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section css={group}>
      <div css={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12, minHeight: 36 }}>
        <h3 css={{ margin: 0, fontSize: 16, fontWeight: 700 }}>{title}</h3>
        {aside}
      </div>
      {children}
    </section>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: 16,
  '@media (min-width: 30em)': {
    '&[data-columns="2"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '&[data-columns="3"]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
  '@container pane (max-width: 560px)': {
    '&&[data-columns="3"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '&&[data-columns="3"] > :nth-of-type(3n + 1)': { gridColumn: '1 / -1' },
  },
  '@container pane (max-width: 440px)': { '&&&&': { gridTemplateColumns: 'minmax(0, 1fr)' } },
} as const;

const group = {
  display: 'grid',
  gap: 14,
  paddingTop: 18,
  borderTop: `1px solid ${ledger.border}`,
  '&:first-of-type': { borderTop: 0, paddingTop: 0 },
} as const;
