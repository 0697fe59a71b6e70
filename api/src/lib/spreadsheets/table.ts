import { type Problem, problem, problemAt } from '@janur/contracts';
import { isReadable } from '@janur/contracts/rules';
import { HttpError } from '../errors.ts';
import type { SheetRow } from './protocol.ts';

/** What is wrong with one cell: the row as the spreadsheet program counts it, the column by its name. */
export interface CellProblem extends Problem {
  readonly row: number;
  readonly column: string;
}

/** The columns of a table: each with the other words that people write above it. */
export type TableColumns<Name extends string> = Readonly<Record<Name, readonly string[]>>;

export interface TableRow<Name extends string> {
  readonly row: number;
  /** Cells by column; one that is empty or not in the file is not there. */
  readonly values: Readonly<Partial<Record<Name, string>>>;
}

interface Table<Name extends string> {
  readonly columns: TableColumns<Name>;
  readonly required: readonly Name[];
  /** The name of the file's part, under which problems are told. */
  readonly part: string;
}

/** More do not help whoever corrects the file. */
const TOLD = 100;

/**
 * The rows of a table, in batches. The header says which column is which; a column that nobody knows is refused by
 * name rather than left out in silence.
 */
export async function* readTable<Name extends string>(
  sheet: AsyncIterable<SheetRow[]>,
  table: Table<Name>,
): AsyncGenerator<TableRow<Name>[], void> {
  let header: (Name | undefined)[] | undefined;
  for await (const [first, ...rest] of sheet) {
    if (!first) continue;
    const rows = header ? [first, ...rest] : rest;
    header ??= headerOf(first.cells, first.row, table);
    const names = header;
    const unreadable = rows.flatMap((row) => unreadableCells(row, names));
    if (unreadable.length > 0) throw wrongCells(table.part, unreadable);
    yield rows.map(({ row, cells }) => ({ row, values: readValues(names, cells) }));
  }
  if (!header) throw wrongCells(table.part, [{ row: 1, column: table.required[0] ?? '', ...problem('file_empty') }]);
}

const unreadableCells = ({ row, cells }: SheetRow, names: readonly (string | undefined)[]): CellProblem[] =>
  cells.flatMap((cell, index) => {
    const column = names[index];
    return column === undefined || isReadable(cell) ? [] : [{ row, column, ...problem('unreadable') }];
  });

function headerOf<Name extends string>(
  cells: readonly string[],
  row: number,
  { columns, required, part }: Table<Name>,
): (Name | undefined)[] {
  const problems: CellProblem[] = [];
  const names = cells.map((cell) => {
    if (cell === '') return undefined;
    const name = nameOf(cell, columns);
    if (name === undefined) problems.push({ row, column: cell.slice(0, 60), ...problem('unknown_column') });
    return name;
  });
  const seen = new Set<Name>();
  for (const name of names) {
    if (name === undefined) continue;
    if (seen.has(name)) problems.push({ row, column: name, ...problem('column_twice') });
    seen.add(name);
  }
  for (const name of required) {
    if (!seen.has(name)) problems.push({ row, column: name, ...problem('column_missing') });
  }
  if (problems.length > 0) throw wrongCells(part, problems);
  return names;
}

function nameOf<Name extends string>(cell: string, columns: TableColumns<Name>): Name | undefined {
  const word = cell
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '_')
    .replaceAll(/^_|_$/g, '');
  const names = Object.keys(columns) as Name[]; // the keys of the record
  return names.find((name) => name === word || columns[name].includes(word));
}

function readValues<Name extends string>(header: readonly (Name | undefined)[], cells: readonly string[]) {
  const values: Partial<Record<Name, string>> = {};
  header.forEach((name, index) => {
    const cell = cells[index];
    if (name !== undefined && cell) values[name] = cell;
  });
  return values;
}

/** Refuses the whole file for its wrong cells: 422, each by row and column, with what else stands in those rows if told. */
export function wrongCells(
  part: string,
  problems: readonly CellProblem[],
  valuesOf?: ReadonlyMap<number, TableRow<string>['values']>,
): HttpError {
  const count = problems.length;
  const told = problems.slice(0, TOLD);
  return new HttpError('VALIDATION_FAILED', problem('wrong_cells', { cells: String(count) }), {
    fields: told.map(({ row, column, ...what }) => problemAt(`body.${part}.${row}.${column}`, what)),
    details: {
      count,
      rows: told,
      ...(valuesOf && { values: Object.fromEntries(told.map(({ row }) => [row, valuesOf.get(row)])) }),
    },
  });
}
