import { GUEST_LIST_COLUMNS, type GuestListColumn } from '@janur/contracts';
import { toE164 } from '@janur/contracts/phone';
import { guessed, type Mapping, type Source, type Table, tableOf } from './mapping.ts';
import { isNobody } from './nobody.ts';
import { plain } from './words.ts';

/** A guest of a list, in our columns. `row` is where the guest stands in their list. */
export interface Brought {
  readonly row: number;
  readonly values: Readonly<Partial<Record<GuestListColumn, string>>>;
  readonly isLeftOut?: true;
  /** Cells that looked odd, and of which somebody said that they are right. */
  readonly sureOf?: readonly GuestListColumn[];
}

/** What a word of their column of events stands for, by the word; null for nothing. */
export type EventWords = Readonly<Record<string, readonly number[] | null>>;

interface NamedEvent {
  readonly id: number;
  readonly title: string;
}

/** The words that stand in their column of events: `A + R` has two. */
export function wordsOf({ rows }: Table, mapping: Mapping): string[] {
  const index = mapping.events;
  if (index === undefined) return [];
  const words = rows.flatMap(({ cells }) => partsOf(cells[index] ?? ''));
  return [...new Map(words.map((word) => [plain(word), word])).values()].slice(0, 12);
}

const partsOf = (cell: string): string[] =>
  cell
    .split(/[,;+&/\n]|\bdan\b|\band\b/i)
    .map((part) => part.trim())
    .filter(Boolean);

const ALL = new Set(['semua', 'semua acara', 'all', 'all events', 'ya', 'yes', 'keduanya', 'both']);
const NONE = new Set(['', 'tidak', 'no', 'none', 'tidak ada']);

/** What each word is taken for: an event's title or the beginning of it, its letters (`NM` for Ngunduh Mantu), or all. */
export function guessedEvents(words: readonly string[], events: readonly NamedEvent[]): EventWords {
  return Object.fromEntries(
    words.map((word) => {
      const said = plain(word);
      if (ALL.has(said)) return [said, events.map(({ id }) => id)];
      if (NONE.has(said)) return [said, null];
      const exact = events.filter(({ title }) => plain(title) === said);
      const letters = events.filter(({ title }) => lettersOf(title) === said);
      const begun = events.filter(({ title }) => plain(title).startsWith(said));
      const meant = [exact, letters, begun].find((found) => found.length === 1) ?? [];
      return [said, meant.length > 0 ? meant.map(({ id }) => id) : null];
    }),
  );
}

const lettersOf = (title: string): string =>
  plain(title)
    .split(' ')
    .map((word) => word[0] ?? '')
    .join('');

/** Their rows in our columns. Numbers of people lose what is written beside them; words of events become titles. */
export function broughtOf(
  { rows }: Table,
  mapping: Mapping,
  { words, events }: { words: EventWords; events: readonly NamedEvent[] },
): Brought[] {
  const titleOf = new Map(events.map(({ id, title }) => [id, title]));
  const valueOf = (column: GuestListColumn, text: string): string => {
    if (column === 'total_guests') return peopleOf(text);
    if (column !== 'events') return text;
    const ids = new Set(partsOf(text).flatMap((part) => words[plain(part)] ?? []));
    return [...ids].map((id) => titleOf.get(id) ?? '').join(', ') || '-';
  };
  return rows.flatMap(({ row, cells }) => {
    const read = (column: GuestListColumn) => {
      const index = mapping[column];
      return index === undefined ? '' : (cells[index] ?? '').trim();
    };
    const values: Partial<Record<GuestListColumn, string>> = {};
    for (const column of GUEST_LIST_COLUMNS) {
      const text = read(column);
      if (text !== '' && !(column === 'phone_number' && isNothing(text))) values[column] = valueOf(column, text);
    }
    return isNobody(values) ? [] : [{ row, values }];
  });
}

/** How many guests are read of a list before anything is said of its columns. */
export function guestsRead(source: Source): number {
  const table = tableOf(source);
  return broughtOf(table, guessed(table, source), { words: {}, events: [] }).length;
}

/** What people write where there is no number: `-`, `tidak ada`, `0`. */
const isNothing = (text: string): boolean =>
  /^(?:[^\p{L}\p{N}]*|0+|x+|n\/?a|tidak ada|tdk ada|belum ada|none|无|無)$/iu.test(text);

/** `5 org`, `± 4`, `2.0` are numbers; `satu bis` is none, and is asked about. */
function peopleOf(text: string): string {
  const number = /^[^\d]*(\d{1,4})(?:[.,]0+)?\s*(?:\p{L}+\.?)?$/u.exec(text)?.[1];
  return number ?? text;
}

/** How many an invitation that is new is for: its members, or one where nothing is said. */
export function partySize({ values: { total_guests, members } }: Brought): number {
  const named = members?.split(/[;\n]/).filter((name) => name.trim() !== '').length;
  return named || Number(total_guests ?? 1) || 0;
}

/** Several rows with one number: a household that gets one message, or invitations of their own. */
export interface SharedNumber {
  readonly phone: string;
  readonly guests: readonly Brought[];
}

export function sharedNumbers(guests: readonly Brought[], country: string): SharedNumber[] {
  const numbered = guests.flatMap((guest) => {
    const phone = guest.values.phone_number === undefined ? undefined : toE164(guest.values.phone_number, country);
    return phone && !guest.isLeftOut && guest.values.code === undefined ? [{ phone, guest }] : [];
  });
  return [...Map.groupBy(numbered, ({ phone }) => phone)]
    .map(([phone, found]) => ({ phone, guests: found.map(({ guest }) => guest) }))
    .filter(({ guests: found }) => new Set(found.map(({ values }) => plain(values.name ?? ''))).size > 1);
}

/** What rows with one number are: a household, invitations of their own, or one guest whom somebody wrote down again. */
export const SHARED = ['one', 'apart', 'twice'] as const;
export type Sharing = (typeof SHARED)[number];

/**
 * One guest of several rows: named by the first, as many people as all of them. Where each row is one person all of them are
 * known by name; else the others' names stand in the note.
 */
export function household({ guests }: SharedNumber): Brought {
  const [first, ...others] = guests;
  if (!first) throw new Error('a household has somebody');
  const people = guests.map(({ values }) => Number(values.total_guests ?? 1));
  const areNamed = guests.every(({ values }, at) => values.name && people[at] === 1 && !values.members);
  const members = areNamed ? guests.map(({ values }) => values.name).join('; ') : undefined;
  const names = areNamed ? [] : others.map(({ values }) => values.name).filter(Boolean);
  const note = [first.values.note, names.join(', ')].filter(Boolean).join('; ');
  const all: Brought['values'] = Object.assign({}, ...guests.toReversed().map(({ values }) => values));
  // the first row's members are not all of them
  const { members: _members, ...merged } = all;
  const total = people.every(Number.isInteger)
    ? { total_guests: String(people.reduce((sum, one) => sum + one, 0)) }
    : {};
  return {
    row: first.row,
    values: { ...merged, ...total, ...(members && { members }), ...(note && { note: note.slice(0, 500) }) },
  };
}

/** The list with its households put together, and without those who stand in it again. */
export function withHouseholds(
  guests: readonly Brought[],
  shared: readonly SharedNumber[],
  sharing: (phone: string) => Sharing,
): Brought[] {
  const merged = shared.filter(({ phone }) => sharing(phone) !== 'apart');
  const households = merged.filter(({ phone }) => sharing(phone) === 'one');
  const firstOf = new Map(households.map((one) => [one.guests[0], household(one)]));
  const gone = new Set(merged.flatMap(({ guests: [, ...others] }) => others));
  return guests.filter((guest) => !gone.has(guest)).map((guest) => firstOf.get(guest) ?? guest);
}

/** What travels: CSV with our columns. Its first guest stands in row 2. */
export const toCsv = (guests: readonly Brought[]): File =>
  new File(['\uFEFF', csvOf(guests)], 'guests.csv', { type: 'text/csv' });

export function csvOf(guests: readonly Brought[]): string {
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const columns = GUEST_LIST_COLUMNS.filter(
    (column) => column === 'name' || guests.some(({ values }) => values[column] !== undefined),
  );
  const lines = [
    columns.join(','),
    ...guests.map(({ values }) => columns.map((column) => cell(values[column] ?? '')).join(',')),
  ];
  return lines.join('\r\n');
}

/** Where a guest of the sent file stands, by the row that the server counts. */
export const atRow = (guests: readonly Brought[], row: number): Brought | undefined => guests[row - FIRST_ROW];
export const rowAt = (at: number): number => at + FIRST_ROW;
const FIRST_ROW = 2;
