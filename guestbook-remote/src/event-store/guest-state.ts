import {
  ABSENT,
  apply,
  arrivalIn,
  type Attendance,
  type GuestOperation,
  isLive,
  type LoggedOperation,
  logWithout,
  insideOf,
} from '@janur/contracts/attendance';
import type { FirstArrival, AttendanceSummary, GuestKey, GuestView } from './event-store.ts';
import type { GuestRow, OperationRecord, ResultRecord } from './records.ts';

/** What was done on this device, with what the server said of it. */
export interface JournalEntry {
  readonly operation: OperationRecord;
  readonly result: ResultRecord | undefined;
}

/**
 * Whether an operation still has to be laid over the server's list: nobody has answered for it, or its effect came after
 * the list that is here. What came second stays until then too, so that a guest who is in never seems to be out.
 */
export const isOverlaid = ({ result }: JournalEntry): boolean =>
  result === undefined || (result.verdict !== 'REFUSED' && !result.is_covered);

/** How a guest stands: the server's word, and over it what was done here since. `entries` are oldest first. */
export function attendanceOf(row: GuestRow | undefined, entries: readonly JournalEntry[]): Attendance {
  const covered = entries.filter((entry) => !isOverlaid(entry) && entry.result?.verdict !== 'REFUSED');
  const listed = row ? attendanceOfRow(row, covered) : { ...ABSENT, log: logOf(covered) };
  const overlaid = entries.filter(isOverlaid);
  return overlaid.reduce((now, { operation }) => apply(now, guestOperation(operation)).after, listed);
}

/** The check-in that counts, as the usher sees it. */
export function firstOf(
  { first }: Attendance,
  row: GuestRow | undefined,
  entries: readonly JournalEntry[],
): FirstArrival | null {
  if (!first) return null;
  const own = entries.find(({ operation }) => operation.op_id === first.op_id);
  const { gate = null, usher = null, people } = own?.operation ?? {};
  if (!row || (own && isOverlaid(own))) {
    return { at: new Date(first.at).toISOString(), gate, usher, people: people ?? 0, where: 'here' };
  }
  return {
    at: row.checked_in_at ?? '',
    gate: row.checked_in_gate ?? gate,
    usher: row.checked_in_by ?? usher,
    people: row.attended,
    where: own ? 'here' : 'elsewhere',
  };
}

/** When it was, by the server's clock as far as this device knows it. */
const timeOf = ({ occurred_at, clock_offset }: OperationRecord): number => occurred_at + (clock_offset ?? 0);
export const instantOf = (operation: OperationRecord): string => new Date(timeOf(operation)).toISOString();

/** An operation of this device as the rule of attendance reads it. */
export const guestOperation = (operation: OperationRecord): GuestOperation => ({
  ...operation,
  at: timeOf(operation),
  isDeviceTimed: true,
});

function attendanceOfRow(row: GuestRow, covered: readonly JournalEntry[]): Attendance {
  const mine = covered.find((entry) => isCounting(entry) && entry.result?.arrived_at === row.checked_in_at);
  const own = logOf(covered);
  return {
    first: row.is_checked_in ? { op_id: mine?.operation.op_id ?? null, at: Date.parse(row.checked_in_at ?? '') } : null,
    attended: row.attended,
    left: row.attended - row.inside,
    gift: row.is_received_gift,
    souvenir: row.is_received_souvenir,
    table: row.table_number,
    log: [...elsewhere(row, own.filter(isLive)), ...own],
  };
}

/** Stands in a log for what was done on no device that is known here. */
export const ELSEWHERE = 'elsewhere';

/** The server's list holds no operations: a mark that none of this device's explains was made elsewhere. */
function elsewhere(row: GuestRow, own: readonly LoggedOperation[]): LoggedOperation[] {
  const gift = row.is_received_gift && !own.some((one) => one.gift);
  const souvenir = row.is_received_souvenir && !own.some((one) => one.souvenir);
  if (!gift && !souvenir) return [];
  const nobody = { op_id: ELSEWHERE, device_id: null, seq: null, people: null, table: null };
  return [{ ...nobody, type: 'GIFT', at: 0, gift, souvenir, isUndone: false }];
}

/** What this device did and the server's list holds; where a guest sat before is the server's to say. */
function logOf(covered: readonly JournalEntry[]): LoggedOperation[] {
  const counting = new Set(covered.filter(isCounting).map(({ operation }) => operation.op_id));
  return covered.reduce<LoggedOperation[]>((log, { operation }) => {
    if (operation.type !== 'UNDO') return [...log, { ...guestOperation(operation), isUndone: false }];
    const id = operation.undone_op_id;
    const isWhole = id === null || counting.has(id);
    return logWithout(log, isWhole ? arrivalIn(log) : log.filter(({ op_id }) => op_id === id));
  }, []);
}

/** A check-in that was not second when the server took it. */
const isCounting = ({ operation: { type }, result }: JournalEntry): boolean =>
  (type === 'CHECK_IN' || type === 'ADHOC') && (result?.verdict === 'APPLIED' || result?.verdict === 'REPEATED');

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
    name: operation.guest_name ?? '',
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
  name: operation.guest_name ?? '',
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
