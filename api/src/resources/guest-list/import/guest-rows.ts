import {
  GuestFields,
  type GuestListColumn,
  type RowCorrections,
  type Problem,
  problem,
  addGuest,
  limitAt,
  LIMITS,
} from '@janur/contracts';
import { toE164 } from '@janur/contracts/phone';
import type { SheetRow } from '../../../lib/spreadsheets/protocol.ts';
import { type CellProblem, readTable, type TableColumns, type TableRow } from '../../../lib/spreadsheets/table.ts';

import { membersNamed, type NamedMember } from './member-names.ts';
import { tagsNamed } from './tag-words.ts';
import { eventsNamed, type NamedEvent } from './event-names.ts';

export const PART = 'rsvp-guest-file';

type Column = GuestListColumn;
type Values = TableRow<Column>['values'];

/** With the words of hosts' own lists beside ours. */
const COLUMNS: TableColumns<Column> = {
  code: ['guest_code', 'kode', 'kod'],
  name: ['guest_name', 'nama', 'nama_tamu', 'nama_tetamu'],
  phone_number: [
    'phone',
    'whatsapp',
    'wa',
    'no_wa',
    'nomor_wa',
    'nomor_whatsapp',
    'hp',
    'no_hp',
    'nomor_hp',
    'nomor',
    'nomor_telepon',
    'telepon',
    'no_telefon',
    'nombor_telefon',
    'telefon',
  ],
  email: ['e_mail', 'e_mel', 'mail', 'emel', 'surel'],
  total_guests: ['invited', 'total', 'pax', 'guests', 'jumlah', 'jumlah_tamu', 'bilangan', 'bilangan_tetamu'],
  members: ['anggota', 'anggota_keluarga', 'nama_anggota', 'household', 'ahli', 'ahli_keluarga'],
  guest_group: ['group', 'grup', 'kelompok', 'kumpulan'],
  tags: ['tag', 'tanda', 'penanda', 'label'],
  events: ['event', 'acara', 'diundang_ke', 'invited_to', 'majlis', 'dijemput_ke'],
  table_number: ['table', 'meja', 'nomor_meja', 'nombor_meja'],
  note: ['notes', 'details', 'catatan', 'nota'],
};
const MAX_NOTE = limitAt(addGuest.body, 'details.note');

/** One guest of a file. What the file does not say is undefined: an invited guest keeps it. */
export interface GuestOfFile {
  readonly row: number;
  readonly code: string | undefined;
  readonly name: string;
  readonly phone_number: string | undefined;
  readonly email: string | undefined;
  readonly total_guests: number | undefined;
  /** Who is in the household. */
  readonly members: readonly NamedMember[] | undefined;
  readonly guest_group: string | undefined;
  /** As they are stored; undefined where the file does not say. */
  readonly tags: string | null | undefined;
  /** The events that the file names; undefined where it names none. */
  readonly event_ids: readonly number[] | undefined;
  readonly table_number: string | undefined;
  readonly note: string | undefined;
  /** Others have this number, too: the name says who it is. */
  readonly shares_number: boolean;
}

interface GuestsOfFile {
  readonly guests: GuestOfFile[];
  /** Every cell that cannot be accepted. */
  readonly problems: CellProblem[];
  /** The cells by row as they were read, so that whoever corrects one sees whose it is. */
  readonly valuesOf: ReadonlyMap<number, Values>;
}

/** The guests of a file, its cells corrected by what the host changed beside it. */
export async function readGuests(
  sheet: AsyncIterable<SheetRow[]>,
  {
    country,
    corrections,
    events,
    sharedNumbers = false,
    apartRows = [],
  }: {
    country: string;
    corrections: RowCorrections;
    events: readonly NamedEvent[];
    sharedNumbers?: boolean;
    apartRows?: readonly number[];
  },
): Promise<GuestsOfFile> {
  const read: GuestOfFile[] = [];
  const problems: CellProblem[] = [];
  const valuesOf = new Map<number, Values>();
  for await (const rows of readTable(sheet, { columns: COLUMNS, required: ['name'], part: PART })) {
    for (const { row, values: cells } of rows) {
      const values = corrected(cells, corrections[row]);
      if (!values) continue;
      valuesOf.set(row, values);
      read.push(guestOf({ row, values }, { country, events, problems }));
    }
  }
  const apart = new Set(apartRows);
  const guests = (sharedNumbers ? withSharedNumbers(read) : read).map((guest) =>
    apart.has(guest.row) && guest.phone_number !== undefined ? { ...guest, shares_number: true } : guest,
  );
  problems.push(...repeated(guests));
  return { guests, problems, valuesOf };
}

/** Where several guests have one number, their names tell them apart. */
function withSharedNumbers(guests: readonly GuestOfFile[]): GuestOfFile[] {
  const byNumber = Map.groupBy(guests, ({ phone_number }) => phone_number);
  return guests.map((guest) => ({
    ...guest,
    shares_number: guest.phone_number !== undefined && (byNumber.get(guest.phone_number)?.length ?? 0) > 1,
  }));
}

/** A row that the host left out is undefined; an emptied cell is as if it were not in the file. */
function corrected(values: Values, correction: RowCorrections[string] | undefined): Values | undefined {
  if (correction === null) return undefined;
  if (correction === undefined) return values;
  const cells = Object.entries({ ...values, ...correction }).map(([column, text]) => [column, text?.trim()]);
  return Object.fromEntries(cells.filter(([, text]) => text));
}

interface Judging {
  readonly country: string;
  readonly events: readonly NamedEvent[];
  readonly problems: CellProblem[];
}

function guestOf({ row, values }: TableRow<Column>, { country, events, problems }: Judging): GuestOfFile {
  const wrong = (column: Column, what: Problem) => void problems.push({ row, column, ...what });
  const name = GuestFields.name.safeParse(values.name ?? '');
  if (!name.success)
    wrong('name', values.name === undefined ? problem('required') : problem('too_long', { max: LIMITS.person_name }));
  const phone = values.phone_number === undefined ? undefined : toE164(values.phone_number, country);
  if (values.phone_number !== undefined && phone === undefined) wrong('phone_number', problem('not_a_phone_number'));
  const email = GuestFields.email.safeParse(values.email);
  if (!email.success) wrong('email', problem('not_an_email'));
  const total = totalOf(values.total_guests);
  if (total === null)
    wrong('total_guests', problem('whole_between', { min: 1, max: limitAt(addGuest.body, 'total_guests') }));
  const household = values.members === undefined ? undefined : membersNamed(values.members);
  if (household && 'code' in household) wrong('members', household);
  const members = household && !('code' in household) ? household : undefined;
  if (members && total && total !== members.length)
    wrong('total_guests', problem('contradicts_members', { expected: members.length }));
  const tagged = values.tags === undefined ? undefined : tagsNamed(values.tags);
  if (tagged && 'code' in tagged) wrong('tags', tagged);
  const named = values.events === undefined ? undefined : eventsNamed(values.events, events);
  const isWrong = named !== undefined && 'code' in named;
  if (isWrong) wrong('events', named);
  const short = (column: 'guest_group' | 'table_number' | 'note', max: number): string | undefined => {
    const text = values[column];
    if (text !== undefined && text.length > max) wrong(column, problem('too_long', { max }));
    return text;
  };
  return {
    row,
    code: values.code?.toUpperCase(),
    name: name.data ?? '',
    phone_number: phone,
    email: email.data ?? undefined,
    total_guests: members?.length ?? total ?? undefined,
    members,
    guest_group: short('guest_group', 100),
    tags: tagged && 'tags' in tagged ? tagged.tags : undefined,
    event_ids: isWrong ? undefined : named,
    table_number: short('table_number', LIMITS.table),
    note: short('note', MAX_NOTE),
    shares_number: false,
  };
}

/** Null when it is no number of people. */
function totalOf(text: string | undefined): number | null | undefined {
  if (text === undefined) return undefined;
  return GuestFields.total_guests.safeParse(Number(text)).data ?? null;
}

/** Two rows for one guest contradict each other, or are a slip. */
function repeated(guests: readonly GuestOfFile[]): CellProblem[] {
  const rowOf = new Map<string, number>();
  return guests.flatMap((guest) => {
    const [column, key] = identityOf(guest);
    const first = rowOf.get(`${column}:${key}`);
    if (first !== undefined) return [{ row: guest.row, column, ...problem('same_guest', { row: first }) }];
    rowOf.set(`${column}:${key}`, guest.row);
    return [];
  });
}

/** By what a guest of a file is known: the code, else the number, else the name alone. */
export function identityOf({
  code,
  phone_number,
  name,
  shares_number,
}: Pick<GuestOfFile, 'name'> & {
  code?: string | undefined;
  phone_number?: string | null | undefined;
  shares_number?: boolean;
}): readonly ['code' | 'phone_number' | 'name', string] {
  if (code !== undefined) return ['code', code];
  if (phone_number) return ['phone_number', shares_number ? `${phone_number} ${name.toLowerCase()}` : phone_number];
  return ['name', name.toLowerCase()];
}
