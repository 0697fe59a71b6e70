import { addGuest, type GuestListColumn, limitAt, LIMITS } from '@janur/contracts';
import { toE164 } from '@janur/contracts/phone';
import { type Problem, problem } from '@janur/contracts/problems';
import type { Brought } from './guests-to-bring.ts';
import { plain } from './words.ts';

/** What looks like a slip of the pen, though the server might take it. */
export interface Odd {
  readonly code: 'lacks_digits' | 'many_people';
  /** Whoever knows better may say that it is right all the same. */
  readonly mayBeRight: boolean;
}

export interface WrongGuest {
  readonly guest: Brought;
  readonly column: GuestListColumn;
  readonly problem: Problem | Odd;
}

const MOST_PEOPLE = limitAt(addGuest.body, 'total_guests');
/** One invitation for more is a bus, or another number that stood in the wrong place. */
const LARGEST_HOUSEHOLD = 10;

/** What the server would refuse, told before anything is sent: one thing a guest, the gravest. */
export function wrongGuests(guests: readonly Brought[], country: string): WrongGuest[] {
  const firstOf = new Map<string, Brought>();
  return guests.flatMap((guest) => {
    if (guest.isLeftOut) return [];
    const found = problemOf(guest, country);
    if (found) return [{ guest, ...found }];
    const { name = '', phone_number, code } = guest.values;
    if (code !== undefined) return [];
    const key = `${plain(name)} ${phone_number === undefined ? '' : toE164(phone_number, country)}`;
    const first = firstOf.get(key);
    if (!first) firstOf.set(key, guest);
    return first ? [{ guest, column: 'name', problem: problem('same_guest', { row: first.row }) }] : [];
  });
}

function problemOf({ values, sureOf }: Brought, country: string): Omit<WrongGuest, 'guest'> | undefined {
  const { name, phone_number, total_guests, email, members, code } = values;
  const isSure = (column: GuestListColumn) => sureOf?.includes(column) ?? false;
  if (!name) return { column: 'name', problem: problem('required') };
  if (name.length > LIMITS.person_name)
    return { column: 'name', problem: problem('too_long', { max: LIMITS.person_name }) };
  const isPhone = phone_number === undefined || toE164(phone_number, country) !== undefined;
  if (phone_number && lacksDigits(phone_number) && !(isPhone && isSure('phone_number')))
    return { column: 'phone_number', problem: { code: 'lacks_digits', mayBeRight: isPhone } };
  if (!isPhone) return { column: 'phone_number', problem: problem('not_a_phone_number') };
  const people = Number(total_guests ?? 1);
  if (!(Number.isInteger(people) && people >= 1 && people <= MOST_PEOPLE))
    return { column: 'total_guests', problem: problem('whole_between', { min: 1, max: MOST_PEOPLE }) };
  // a household that is named, or that we have ourselves, is as large as it is
  if (people > LARGEST_HOUSEHOLD && !members && code === undefined && !isSure('total_guests'))
    return { column: 'total_guests', problem: { code: 'many_people', mayBeRight: true } };
  if (email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return { column: 'email', problem: problem('not_an_email') };
  return undefined;
}

/** `0812 27`, `0274 88`, `889120`: digits, and fewer than any telephone of this country has. */
function lacksDigits(text: string): boolean {
  if (/\p{L}/u.test(text) || /^\s*(?:\+|00)(?!62)/.test(text)) return false;
  const national = text
    .replaceAll(/\D/g, '')
    .replace(/^(?:00)?62(?=\d)|^0/, '')
    .replace(/^0/, '');
  return national.length > 0 && national.length < (national.startsWith('8') ? 9 : 8);
}

/**
 * The list with one cell of a guest changed; an empty one is as if it were not there. How many come is written by hand: nobody
 * asks about it again.
 */
export function withCell(guests: readonly Brought[], of: Brought, column: GuestListColumn, text: string): Brought[] {
  const { [column]: _former, ...others } = of.values;
  const values = text.trim() === '' ? others : { ...others, [column]: text.trim() };
  const changed = guests.map((guest) => (guest === of ? { ...guest, values } : guest));
  const now = changed[guests.indexOf(of)];
  return now && column === 'total_guests' ? withSure(changed, now, column) : changed;
}

/** The list with one cell of a guest that is right, however odd it looks. */
export const withSure = (guests: readonly Brought[], of: Brought, column: GuestListColumn): Brought[] =>
  guests.map((guest) => (guest === of ? { ...guest, sureOf: [...(guest.sureOf ?? []), column] } : guest));

export const leftOut = (guests: readonly Brought[], of: Brought): Brought[] =>
  guests.map((guest) => (guest === of ? { ...guest, isLeftOut: true } : guest));
