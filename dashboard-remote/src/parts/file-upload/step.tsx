import { FONT_TITLE, ledger } from '@janur/ui';
import type { ReactNode } from 'react';
import { card } from '../styles.ts';

interface StepProps {
  number: number;
  title: string;
  /** A step that comes later is there, but quiet. */
  isAhead?: boolean;
  children: ReactNode;
}

/** One step of several that follow each other. */
export function Step({ number, title, isAhead = false, children }: StepProps) {
  return (
    <li data-ahead={isAhead || undefined} aria-current={isAhead ? undefined : 'step'} css={[card, step]}>
      <span aria-hidden="true" css={mark}>
        {number}
      </span>
      <div css={{ minWidth: 0 }}>
        <h2 css={{ margin: '2px 0 10px', font: `400 24px/1.2 ${FONT_TITLE}` }}>{title}</h2>
        {children}
      </div>
    </li>
  );
}

export const steps = { display: 'grid', gap: 14, margin: 0, padding: 0, listStyle: 'none' } as const;

const step = {
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr)',
  gap: 16,
  padding: '18px 22px 22px',
  '&[data-ahead]': { boxShadow: 'none', background: 'transparent' },
  '&[data-ahead] > span': { background: ledger.line, color: ledger.muted },
  '@media (max-width: 30em)': { gridTemplateColumns: '1fr', gap: 8, padding: 16 },
} as const;

const mark = {
  display: 'grid',
  placeContent: 'center',
  width: 40,
  height: 40,
  borderRadius: '50%',
  background: ledger.accent,
  color: ledger.onAccent,
  fontSize: 16,
  fontWeight: 700,
} as const;
