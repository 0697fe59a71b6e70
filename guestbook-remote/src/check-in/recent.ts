import type { Verdict } from './verdict.ts';

/** One row of what this device saw last. */
export interface Recent {
  readonly id: number;
  readonly kind: 'arrived' | 'duplicate' | 'refused';
  readonly name: string | undefined;
  readonly table: string | null;
  readonly pax: number;
  readonly at: Date;
}

let count = 0;

/** The row a verdict leaves behind, when it leaves one. */
export function recentOf(verdict: Verdict): Recent | undefined {
  const row = { id: (count += 1), at: new Date() };
  if (verdict.state === 'arrived' || verdict.state === 'duplicate') {
    const { name, table_number: table, total_guests_attended: pax } = verdict.guest;
    return { ...row, kind: verdict.state, name, table, pax };
  }
  if (verdict.state === 'refused') return { ...row, kind: 'refused', name: undefined, table: null, pax: 0 };
  return undefined;
}
