import { ledger } from '@janur/ui';
import type { ReactNode } from 'react';
import { Notice } from '../layout/problem-pages.tsx';

/** Nothing found, or nothing there yet, and the one thing to do about it. */
export function Empty({ title, advice, action }: { title: string; advice: string; action?: ReactNode }) {
  return (
    <div role="status" css={{ display: 'grid', minHeight: 320, borderTop: `1px solid ${ledger.border}` }}>
      <Notice drawing={<Tray />} title={title} advice={advice} action={action} />
    </div>
  );
}

function Tray() {
  return (
    <svg width={148} height={104} viewBox="0 0 148 104" fill="none" aria-hidden="true">
      <g stroke={ledger.brand} strokeWidth={2} strokeLinecap="round" strokeLinejoin="round">
        <path d="M48,14L92,8l5,40H52z" fill={ledger.accent} />
        <path d="M52,22l20,14 19,-19" strokeWidth={1.6} />
        <path d="M22,48h28l6,12h36l6,-12h28l-8,44H30z" fill={ledger.card} />
        <path d="M8,98h132" strokeWidth={1.6} opacity={0.45} />
      </g>
    </svg>
  );
}
