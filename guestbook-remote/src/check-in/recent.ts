import type { Screen } from './screen.ts';

/** One row of what this device saw last. */
export interface Recent {
  readonly id: number;
  readonly kind: 'arrived' | 'duplicate' | 'refused';
  readonly name: string | undefined;
  readonly table: string | null;
  readonly people: number;
  readonly at: Date;
}

let count = 0;

/** The row a screen leaves behind, when it leaves one. */
export function recentOf(screen: Screen): Recent | undefined {
  const row = { id: (count += 1), at: new Date() };
  switch (screen.state) {
    case 'arrived': {
      const { name, table, people } = screen.arrival;
      return { ...row, kind: 'arrived', name, table, people };
    }
    case 'in': {
      const { name, table_number: table, total_guests_attended: people } = screen.verdict.guest;
      return { ...row, kind: 'duplicate', name, table, people };
    }
    case 'refused':
      return { ...row, kind: 'refused', name: undefined, table: null, people: 0 };
    default:
      return undefined;
  }
}
