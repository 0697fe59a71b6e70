import { addGuest, type GuestListColumn, limitAt, LIMITS } from '@janur/contracts';
import { toE164 } from '@janur/contracts/phone';
import { type Problem, problem } from '@janur/contracts/problems';
import type { Brought } from './guests-to-bring.ts';
import { plain } from './words.ts';

export interface WrongGuest {
  readonly guest: Brought;
  readonly column: GuestListColumn;
  readonly problem: Problem;
}

const MOST_PEOPLE = limitAt(addGuest.body, 'total_guests');

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

function problemOf({ values }: Brought, country: string): Omit<WrongGuest, 'guest'> | undefined {
  const { name, phone_number, total_guests, email } = values;
  if (!name) return { column: 'name', problem: problem('required') };
  if (name.length > LIMITS.person_name)
    return { column: 'name', problem: problem('too_long', { max: LIMITS.person_name }) };
  if (phone_number && toE164(phone_number, country) === undefined)
    return { column: 'phone_number', problem: problem('not_a_phone_number') };
  const people = Number(total_guests ?? 1);
  if (!(Number.isInteger(people) && people >= 1 && people <= MOST_PEOPLE))
    return { column: 'total_guests', problem: problem('whole_between', { min: 1, max: MOST_PEOPLE }) };
  if (email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return { column: 'email', problem: problem('not_an_email') };
  return undefined;
}

/** The list with one cell of a guest changed; an empty one is as if it were not there. */
export function withCell(guests: readonly Brought[], of: Brought, column: GuestListColumn, text: string): Brought[] {
  const { [column]: _former, ...others } = of.values;
  const values = text.trim() === '' ? others : { ...others, [column]: text.trim() };
  return guests.map((guest) => (guest === of ? { ...guest, values } : guest));
}

export const leftOut = (guests: readonly Brought[], of: Brought): Brought[] =>
  guests.map((guest) => (guest === of ? { ...guest, isLeftOut: true } : guest));
