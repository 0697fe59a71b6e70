import { GUEST_LIST_COLUMNS, type Problem, type RefusedRows, type RowCorrections } from '@janur/contracts';
import { ApiError } from '@janur/data';

/** In the order of the template; a guest's code is nobody's to correct. */
export const COLUMNS = GUEST_LIST_COLUMNS.filter((column) => column !== 'code');

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

/** Whether cells are wrong that can be corrected here: a wrong header is not one of them. */
export const isCorrectable = (rows: readonly WrongRow[]): boolean =>
  rows.every(
    ({ values, problems }) =>
      Object.keys(problems).every((column) => COLUMNS.some((known) => known === column) || column === 'code') &&
      (Object.keys(values).length > 0 || Object.values(problems).some((problem) => problem?.code === 'required')),
  );

/** The corrections with one cell more; a row that was left out comes back with it. */
export function withCell(
  corrections: RowCorrections,
  { row, column, text }: { row: number; column: string; text: string },
): RowCorrections {
  return { ...corrections, [row]: { ...corrections[row], [column]: text } };
}

/** Leaves a row out, or takes it in again as the file has it. */
export function withRow(corrections: RowCorrections, row: number, isLeftOut: boolean): RowCorrections {
  const { [row]: _former, ...others } = corrections;
  return isLeftOut ? { ...others, [row]: null } : others;
}
