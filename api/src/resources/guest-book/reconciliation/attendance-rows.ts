import { type Problem, problem } from '@janur/contracts';
import { readSpreadsheet } from '../../../lib/spreadsheets/read.ts';
import { type CellProblem, readTable, type TableColumns, type TableRow } from '../../../lib/spreadsheets/table.ts';

export const PART = 'rsvp-attendance-reconciliation';

type Column = 'guest_code' | 'name' | 'total_attended' | 'gift' | 'souvenir';
/** The name only helps whoever fills the file in. */
const COLUMNS: TableColumns<Column> = {
  guest_code: ['code', 'kode', 'kod'],
  name: ['guest_name', 'nama'],
  total_attended: ['attended', 'hadir', 'orang_yang_datang', 'orang_yang_tiba', 'jumlah_hadir', 'bilangan_hadir'],
  gift: ['hadiah', 'kado'],
  souvenir: ['suvenir', 'cenderahati'],
};
const MOST = 1000;
const YES = new Set(['yes', 'y', 'true', '1', 'ya', 'x']);
const NO = new Set(['no', 'n', 'false', '0', 'tidak']);

/** What really happened to one guest. What the file leaves empty is undefined and stays as it is. */
export interface Attendance {
  readonly row: number;
  readonly code: string;
  readonly attended: number | undefined;
  readonly gift: boolean | undefined;
  readonly souvenir: boolean | undefined;
}

export async function readAttendance(
  file: Uint8Array,
  tenant: string,
): Promise<{ rows: Attendance[]; problems: CellProblem[] }> {
  const rows: Attendance[] = [];
  const problems: CellProblem[] = [];
  for await (const some of readTable(readSpreadsheet(file, tenant), {
    columns: COLUMNS,
    required: ['guest_code', 'total_attended'],
    part: PART,
  })) {
    for (const row of some) rows.push(attendanceOf(row, problems));
  }
  const rowOf = new Map<string, number>();
  for (const { row, code } of rows) {
    const first = rowOf.get(code);
    if (code !== '' && first !== undefined)
      problems.push({ row, column: 'guest_code', ...problem('same_guest', { row: first }) });
    rowOf.set(code, row);
  }
  return { rows, problems };
}

function attendanceOf({ row, values }: TableRow<Column>, problems: CellProblem[]): Attendance {
  const wrong = (column: Column, what: Problem) => void problems.push({ row, column, ...what });
  const code = values.guest_code?.toUpperCase() ?? '';
  if (code === '') wrong('guest_code', problem('required'));
  const attended = values.total_attended === undefined ? undefined : Number(values.total_attended);
  if (attended !== undefined && !(Number.isInteger(attended) && attended >= 0 && attended <= MOST))
    wrong('total_attended', problem('whole_between', { min: 0, max: MOST }));
  const mark = (column: 'gift' | 'souvenir'): boolean | undefined => {
    const word = values[column]?.toLowerCase();
    if (word === undefined) return undefined;
    if (!YES.has(word) && !NO.has(word)) wrong(column, problem('yes_or_no'));
    return YES.has(word);
  };
  return { row, code, attended, gift: mark('gift'), souvenir: mark('souvenir') };
}
