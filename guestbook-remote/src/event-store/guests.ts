import { type Attendance, insideOf } from '@janur/contracts/attendance';
import type { AttendanceSummary, FirstArrival, GuestKey, GuestView } from './event-store.ts';
import type { GuestRow } from './records.ts';
import { firstOf, isOverlaid, type JournalEntry } from './guest-state.ts';

/** A guest as the usher sees it: the server's row, and what this device did since. `entries` are oldest first. */
export function guestOf(
  row: GuestRow | undefined,
  entries: readonly JournalEntry[],
  attendance: Attendance,
): GuestView | undefined {
  const person = row ? ofRow(row) : addedHere(entries);
  return person && shown(person, { attendance, first: firstOf(attendance, row, entries), entries });
}

/** Somebody who is on no list yet: a walk-in, or let in by a ticket. */
function addedHere(entries: readonly JournalEntry[]): Person | undefined {
  const arrival = entries.find(
    (entry) => isOverlaid(entry) && (entry.operation.type === 'ADHOC' || entry.operation.type === 'CHECK_IN'),
  );
  if (!arrival) return undefined;
  return arrival.operation.type === 'ADHOC' ? ofWalkIn(arrival) : ofTicket(arrival);
}

type Person = Pick<
  GuestView,
  | 'key'
  | 'guest_code'
  | 'name'
  | 'phone_last4'
  | 'confirmation_status'
  | 'total_guests'
  | 'total_guests_confirmed'
  | 'is_walk_in'
>;

const ofRow = (row: GuestRow): Person => ({
  key: row.code,
  guest_code: row.code,
  name: row.name,
  phone_last4: row.phone_last4,
  confirmation_status: row.confirmation_status,
  total_guests: row.total_guests,
  total_guests_confirmed: row.total_guests_confirmed,
  is_walk_in: row.is_walk_in,
});

/** Who stands there has answered. */
function ofWalkIn({ operation, result }: JournalEntry): Person {
  const people = operation.people ?? 1;
  return {
    key: result?.guest_code ?? operation.op_id,
    guest_code: result?.guest_code ?? null,
    name: operation.guest_name ?? '',
    phone_last4: operation.phone_number?.replaceAll(/\D/g, '').slice(-4) || null,
    confirmation_status: 'CONFIRMED',
    total_guests: people,
    total_guests_confirmed: people,
    is_walk_in: true,
  };
}

/** Somebody who was let in by a ticket, before the list came here. */
const ofTicket = ({ operation }: JournalEntry): Person => ({
  key: operation.guest,
  guest_code: operation.guest,
  name: operation.guest_name ?? '',
  phone_last4: null,
  confirmation_status: 'PENDING',
  total_guests: operation.people ?? 1,
  total_guests_confirmed: 0,
  is_walk_in: false,
});

interface Shown {
  readonly attendance: Attendance;
  readonly first: FirstArrival | null;
  readonly entries: readonly JournalEntry[];
}

function shown(person: Person, { attendance, first, entries }: Shown): GuestView {
  const isConfirmed = person.confirmation_status === 'CONFIRMED' && person.total_guests_confirmed > 0;
  return {
    ...person,
    allowed: isConfirmed ? person.total_guests_confirmed : person.total_guests,
    table_number: attendance.table,
    total_guests_attended: attendance.attended,
    inside: insideOf(attendance),
    is_checked_in: first !== null,
    first,
    is_received_gift: attendance.gift,
    is_received_souvenir: attendance.souvenir,
    is_saved_here: entries.some(({ result }) => result === undefined),
  };
}

const ZERO: AttendanceSummary = {
  total_invitations_confirmed: 0,
  total_checked_in: 0,
  total_pax_confirmed: 0,
  total_pax_attended: 0,
  total_received_gift: 0,
  total_received_souvenir: 0,
  total_inside: 0,
};

/** Counted from the guests each time: a number that is moved along can be wrong for the rest of the evening. */
export function summaryOf(guests: ReadonlyMap<GuestKey, GuestView>): AttendanceSummary {
  const sum: { -readonly [Name in keyof AttendanceSummary]: number } = { ...ZERO };
  for (const guest of guests.values()) {
    if (guest.confirmation_status === 'CONFIRMED') sum.total_invitations_confirmed += 1;
    sum.total_pax_confirmed += guest.total_guests_confirmed;
    if (guest.is_checked_in) sum.total_checked_in += 1;
    sum.total_pax_attended += guest.total_guests_attended;
    sum.total_inside += guest.inside;
    if (guest.is_received_gift) sum.total_received_gift += 1;
    if (guest.is_received_souvenir) sum.total_received_souvenir += 1;
  }
  return sum;
}
