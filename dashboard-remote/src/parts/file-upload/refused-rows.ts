import type { Problem, RefusedRows } from '@janur/contracts';
import { ApiError } from '@janur/data';

export interface WrongRow {
  readonly row: number;
  readonly values: Readonly<Partial<Record<string, string>>>;
  /** What is wrong, by column. */
  readonly problems: Readonly<Partial<Record<string, Problem>>>;
}

/** What the server says is wrong with a file, row by row; undefined when it refused it for another reason. */
export function wrongRowsOf(error: unknown): { count: number; rows: WrongRow[] } | undefined {
  if (!(error instanceof ApiError) || error.code !== 'VALIDATION_FAILED') return undefined;
  const { count, rows, values = {} } = error.details as Partial<RefusedRows>; // the contract's RefusedRows, or nothing
  if (!rows || rows.length === 0) return undefined;
  const byRow = Map.groupBy(rows, ({ row }) => row);
  return {
    count: count ?? rows.length,
    rows: [...byRow].map(([row, problems]) => ({
      row,
      values: values[row] ?? {},
      problems: Object.fromEntries(problems.map(({ column, code, params }) => [column, { code, params }])),
    })),
  };
}
