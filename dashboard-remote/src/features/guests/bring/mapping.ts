import { GUEST_LIST_COLUMNS, type GuestListColumn } from '@janur/contracts';
import { toE164 } from '@janur/contracts/phone';
import { IGNORED, type Meaning, meaningOf, plain } from './words.ts';

/** A row of somebody's list, with its number there. */
export interface SourceRow {
  readonly row: number;
  readonly cells: readonly string[];
}

export interface Source {
  readonly name: string;
  readonly rows: readonly SourceRow[];
  /** What the columns mean, where whoever made the rows knows it. */
  readonly known?: readonly GuestListColumn[];
  /** Lines that are no guest: the list's name, its sum. */
  readonly nobody?: readonly string[];
}

/** One of their columns: its heading, some of what stands in it, and what we take it for. */
export interface TheirColumn {
  readonly index: number;
  readonly heading: string;
  readonly samples: readonly string[];
}

export interface Table {
  readonly columns: readonly TheirColumn[];
  readonly rows: readonly SourceRow[];
  /** Rows above the headings, which are no guests. */
  readonly skipped: number;
  /** Lines that are no guest, where each is read by itself. */
  readonly nobody: readonly string[];
}

/** Which of our columns stands in which of theirs. */
export type Mapping = Readonly<Partial<Record<GuestListColumn, number>>>;

const DEEPEST_HEAD = 20;
const SAMPLES = 3;

/** The rows below the headings. Titles and empty lines above them are passed over; a list without headings has none. */
export function tableOf({ rows, known, nobody = [] }: Source): Table {
  const head = known ? -1 : headOf(rows);
  const body = rows.slice(head + 1).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, index): TheirColumn => {
    const samples = body.map(({ cells }) => cells[index]?.trim() ?? '').filter(Boolean);
    const heading = head < 0 ? '' : (rows[head]?.cells[index]?.trim() ?? '');
    return { index, heading, samples: [...new Set(samples)].slice(0, SAMPLES) };
  }).filter(({ heading, samples }) => heading !== '' || samples.length > 0);
  return { columns, rows: body, skipped: Math.max(0, head), nobody };
}

/** The row with the most headings that we know: two are enough, and one where it stands alone. */
function headOf(rows: readonly SourceRow[]): number {
  const scored = rows.slice(0, DEEPEST_HEAD).map(({ cells }, index) => {
    const written = cells.filter((cell) => cell.trim() !== '');
    const meant = new Set(written.map(meaningOf).filter((meaning) => meaning && meaning !== IGNORED));
    // a guest may be called as a heading is, but not beside a number
    const isFirst = rows.slice(0, index).every((row) => row.cells.every((cell) => cell.trim() === ''));
    const isHead = meant.size >= 2 || (meant.size === 1 && isFirst && !written.some((cell) => /\d/.test(cell)));
    return { index, score: isHead ? meant.size : 0 };
  });
  const best = scored.toSorted((first, second) => second.score - first.score)[0];
  return best && best.score > 0 ? best.index : -1;
}

/** What each of their columns is taken for: by its heading, by what was chosen before, and by what stands in it. */
export function guessed(
  table: Table,
  { known, remembered }: { known?: readonly GuestListColumn[]; remembered?: Remembered },
): Mapping {
  if (known) return Object.fromEntries(known.map((column, index) => [column, index]));
  const mapping: Partial<Record<GuestListColumn, number>> = {};
  const taken = new Set<number>();
  const take = (column: Meaning | undefined, index: number) => {
    if (column === undefined || taken.has(index)) return;
    if (column === IGNORED) taken.add(index);
    else if (mapping[column] === undefined) {
      mapping[column] = index;
      taken.add(index);
    }
  };
  for (const { index, heading } of table.columns) if (heading) take(remembered?.[plain(heading)], index);
  for (const { index, heading } of table.columns) take(meaningOf(heading), index);
  // a heading of somebody's own, or none: what stands below it says what it is
  for (const { index } of table.columns) {
    if (!taken.has(index))
      take(
        contentOf(
          table.rows.map(({ cells }) => cells[index] ?? ''),
          mapping,
        ),
        index,
      );
  }
  return mapping;
}

export type Remembered = Readonly<Record<string, Meaning>>;

const MOST = 0.6;

function contentOf(cells: readonly string[], mapping: Mapping): GuestListColumn | undefined {
  const written = cells
    .map((cell) => cell.trim())
    .filter(Boolean)
    .slice(0, 200);
  if (written.length === 0) return undefined;
  const share = (is: (cell: string) => boolean) => written.filter(is).length / written.length;
  if (mapping.email === undefined && share((cell) => /^\S+@\S+\.\S+$/.test(cell)) >= MOST) return 'email';
  if (mapping.phone_number === undefined && share(isPhone) >= MOST) return 'phone_number';
  if (mapping.total_guests === undefined && share((cell) => /^\d{1,2}$/.test(cell)) >= MOST) {
    // 1, 2, 3, 4 … are the numbers of the rows
    return written.every((cell, index) => Number(cell) === index + 1) && written.length > 3
      ? undefined
      : 'total_guests';
  }
  const isName = (cell: string) => /\p{L}{2}/u.test(cell) && cell.length <= 150 && !/^https?:/.test(cell);
  return mapping.name === undefined && share(isName) >= MOST ? 'name' : undefined;
}

const isPhone = (cell: string): boolean => cell.replaceAll(/\D/g, '').length >= 8 && toE164(cell) !== undefined;

/** What was chosen of this table, by its headings, for the next list of the same kind. */
export function toRemember({ columns }: Table, mapping: Mapping): Remembered {
  const columnAt = new Map(
    GUEST_LIST_COLUMNS.flatMap((column) => (mapping[column] === undefined ? [] : [[mapping[column], column]])),
  );
  return Object.fromEntries(
    columns
      .filter(({ heading }) => heading)
      .map(({ index, heading }) => [plain(heading), columnAt.get(index) ?? IGNORED]),
  );
}
