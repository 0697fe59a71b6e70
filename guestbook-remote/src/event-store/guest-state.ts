import { type Attendance, insideOf } from '@janur/contracts/attendance';
import { isOverlaid, type JournalEntry } from './attendance-state.ts';
import type { FirstArrival, AttendanceSummary, GuestKey, GuestView } from './event-store.ts';
import { envelopesOf } from './envelopes.ts';
import { expectedOf, partyOf } from './party.ts';
import type { GuestRow } from './records.ts';

/** The check-in that counts, as the usher sees it. */
export function firstOf(
  { first }: Attendance,
  row: GuestRow | undefined,
  entries: readonly JournalEntry[],
): FirstArrival | null {
  if (!first) return null;
  const own = entries.find(({ operation }) => operation.op_id === first.op_id);
  const told = row?.ledger?.entries.find(({ op_id }) => op_id === first.op_id);
  if (row && told && !own) {
    return { at: told.at, gate: told.gate, usher: told.usher, people: row.attended, where: 'elsewhere' };
  }
  const { gate = null, usher = null, people } = own?.operation ?? {};
  if (!row || (own && isOverlaid(own))) {
    const where = own?.isOwn === false ? 'elsewhere' : 'here';
    return { at: new Date(first.at).toISOString(), gate, usher, people: people ?? 0, where };
  }
  return {
    at: row.checked_in_at ?? '',
    gate: row.checked_in_gate ?? gate,
    usher: row.checked_in_by ?? usher,
    people: row.attended,
    where: own?.isOwn ? 'here' : 'elsewhere',
  };
}

/** A guest as the usher sees it: the server's row, and what this device did since. `entries` are oldest first. */
export function guestOf(
  row: GuestRow | undefined,
  entries: readonly JournalEntry[],
  attendance: Attendance,
): GuestView | undefined {
  const person = row ? ofRow(row) : addedHere(entries);
  return person && shown(person, { attendance, first: firstOf(attendance, row, entries), entries, row });
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
  | 'is_vip'
  | 'note'
>;

/** Who is on no list yet. */
const UNTOLD = { is_vip: false, note: null } as const;

const ofRow = (row: GuestRow): Person => ({
  key: row.code,
  guest_code: row.code,
  name: row.name,
  phone_last4: row.phone_last4,
  confirmation_status: row.confirmation_status,
  total_guests: row.total_guests,
  total_guests_confirmed: row.total_guests_confirmed,
  is_walk_in: row.is_walk_in,
  is_vip: row.is_vip ?? false,
  note: row.note ?? null,
});

/** Who stands there has answered. */
function ofWalkIn({ operation, result }: JournalEntry): Person {
  const people = operation.people ?? 1;
  return {
    key: result?.guest_code ?? operation.op_id,
    guest_code: result?.guest_code ?? null,
    // nobody is nameless: the code is on the ticket
    name: operation.guest_name || operation.guest,
    phone_last4: operation.phone_number?.replaceAll(/\D/g, '').slice(-4) || null,
    confirmation_status: 'CONFIRMED',
    total_guests: people,
    total_guests_confirmed: people,
    is_walk_in: true,
    ...UNTOLD,
  };
}

/** Somebody who was let in by a ticket, before the list came here. */
const ofTicket = ({ operation }: JournalEntry): Person => ({
  key: operation.guest,
  guest_code: operation.guest,
  // nobody is nameless: the code is on the ticket
  name: operation.guest_name || operation.guest,
  phone_last4: null,
  confirmation_status: 'PENDING',
  total_guests: operation.people ?? 1,
  total_guests_confirmed: 0,
  is_walk_in: false,
  ...UNTOLD,
});

interface Shown {
  readonly attendance: Attendance;
  readonly first: FirstArrival | null;
  readonly entries: readonly JournalEntry[];
  readonly row: GuestRow | undefined;
}

function shown(person: Person, { attendance, first, entries, row }: Shown): GuestView {
  const isConfirmed = person.confirmation_status === 'CONFIRMED' && person.total_guests_confirmed > 0;
  const allowed = isConfirmed ? person.total_guests_confirmed : person.total_guests;
  const expected = expectedOf({ ...person, allowed });
  return {
    ...person,
    allowed,
    souvenirs: attendance.souvenirs,
    party: partyOf(attendance, expected, { row, entries }),
    envelopes: envelopesOf(row, entries, attendance),
    table_number: attendance.table,
    total_guests_attended: attendance.attended,
    inside: insideOf(attendance),
    is_checked_in: first !== null,
    first,
    is_received_gift: attendance.gift,
    is_received_souvenir: attendance.souvenirs > 0,
    is_saved_here: entries.some(({ result, isOwn }) => isOwn && result === undefined),
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
  total_walk_ins: 0,
};

/** Counted from the guests each time: a number that is moved along can be wrong for the rest of the evening. */
export function summaryOf(guests: ReadonlyMap<GuestKey, GuestView>): AttendanceSummary {
  const sum: { -readonly [Name in keyof AttendanceSummary]: number } = { ...ZERO };
  for (const guest of guests.values()) {
    if (guest.is_walk_in) sum.total_walk_ins += guest.total_guests_attended;
    // nobody had said of who was not invited that they come
    else {
      if (guest.confirmation_status === 'CONFIRMED') sum.total_invitations_confirmed += 1;
      sum.total_pax_confirmed += guest.total_guests_confirmed;
    }
    if (guest.is_checked_in) sum.total_checked_in += 1;
    sum.total_pax_attended += guest.total_guests_attended;
    sum.total_inside += guest.inside;
    if (guest.is_received_gift) sum.total_received_gift += 1;
    sum.total_received_souvenir += guest.souvenirs;
  }
  return sum;
}
