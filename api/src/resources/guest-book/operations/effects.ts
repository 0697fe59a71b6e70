import { apply, type Attendance, type AttendanceResult, type LoggedOperation } from '@janur/contracts/attendance';
import type { AttendanceChanges } from '../../../guests/attendance-queries.ts';
import { souvenirsOf } from '../../../guests/counter-queries.ts';
import { presentGuest } from '../present.ts';
import type { GiftRow, GuestAtEvent } from '../queries.ts';
import { loggedOf, type HeldGuest, type LogRow, type NewGift } from './queries.ts';
import type { About, OperationOnGuest, Result } from './operation.ts';

/** What an operation does to a guest, by the one rule of it (`@janur/contracts/attendance`). */
export interface Effect {
  readonly operation: OperationOnGuest;
  readonly guest: HeldGuest;
  readonly before: Attendance;
  readonly result: AttendanceResult;
  /** What is to be written of the guest, where anything is. */
  readonly changes: AttendanceChanges | undefined;
  readonly after: GuestAtEvent;
}

export function attendanceOf(guest: HeldGuest, log: readonly LoggedOperation[] = []): Attendance {
  const { is_checked_in: isIn, check_in_op_id, checked_in_at } = guest;
  return {
    // what the hosts noted without a time comes after nothing
    first: isIn ? { op_id: check_in_op_id, at: checked_in_at?.getTime() ?? -Infinity } : null,
    attended: guest.total_guests_attended,
    left: guest.total_guests_left,
    gift: Boolean(guest.is_received_gift),
    souvenirs: souvenirsOf(guest),
    table: guest.table_number,
    log,
  };
}

/** `rows` are the guest's log, where the operation reads it. */
export function effectOf(operation: OperationOnGuest, guest: HeldGuest, rows: readonly LogRow[]): Effect {
  const before = attendanceOf(guest, rows.map(loggedOf));
  const result = apply(before, operation);
  const arrival = result.after.first === before.first ? undefined : arrivalAfter(operation, result.after.first, rows);
  const changes = counts(result)
    ? { id: guest.id, ...changedColumns({ before, after: result.after }), ...arrival?.columns }
    : undefined;
  const { checked_in_by: _, ...shown } = changes ?? {};
  const after = { ...guest, ...shown, checked_in_by_name: arrival ? arrival.usher : guest.checked_in_by_name };
  return { operation, guest, before, result, changes, after };
}

function changedColumns({ before, after }: { before: Attendance; after: Attendance }) {
  const former = new Map(Object.entries(columnsOf(before)));
  return Object.fromEntries(Object.entries(columnsOf(after)).filter(([column, value]) => former.get(column) !== value));
}

const columnsOf = ({ attended, left, gift, souvenirs, table }: Attendance) => ({
  total_guests_attended: attended,
  total_guests_left: left,
  is_received_gift: gift,
  is_received_souvenir: souvenirs > 0,
  extra_souvenirs: Math.max(0, souvenirs - 1),
  table_number: table,
});

/** Of the first arrival when, where and who: this operation, or one that another had come before. */
function arrivalAfter(
  { op_id, at, usher, gate }: OperationOnGuest,
  first: Attendance['first'],
  rows: readonly LogRow[],
): { readonly columns: Omit<AttendanceChanges, 'id'>; readonly usher: string | null } {
  const before = rows.find((row) => row.op_id === first?.op_id);
  const own = first?.op_id === op_id ? { account_id: usher.id, gate, usher: usher.name } : undefined;
  const found = own ?? before;
  const columns = {
    is_checked_in: first !== null,
    check_in_op_id: first && first.op_id,
    checked_in_at: first && new Date(own ? at : first.at),
    checked_in_by: found?.account_id ?? null,
    checked_in_gate: found?.gate ?? null,
  };
  return { columns, usher: found?.usher ?? null };
}

/** Whether who came, and what was handed over with the operation, counts. */
const counts = (result: AttendanceResult): boolean =>
  result.verdict === 'APPLIED' || (result.verdict === 'DUPLICATE' && result.isKept);

export const giftsOf = (effect: Effect): NewGift[] =>
  !counts(effect.result)
    ? []
    : effect.operation.entrusted_gifts.map(({ giver_name, amount }, ordinal) => ({
        client_id: effect.guest.client_id,
        event_id: effect.guest.event_id,
        guest_event_id: effect.guest.id,
        op_id: effect.operation.op_id,
        ordinal,
        giver_name,
        amount: amount ?? null,
      }));

export const undoneBy = ({ result }: Effect): readonly string[] => (result.verdict === 'APPLIED' ? result.undone : []);

/** What is answered to the operation and kept in the log. */
export function resultOf({ result, after }: Effect, gifts: readonly GiftRow[]): Result {
  if (result.verdict === 'REFUSED') return { verdict: 'REFUSED', reason: result.reason };
  const guest = presentGuest(after, gifts);
  if (result.verdict === 'APPLIED') return { verdict: 'APPLIED', guest };
  const { checked_in_at, checked_in_by, checked_in_gate } = guest;
  if (checked_in_at === null) throw new Error('a guest who is checked in has no time of it');
  return { verdict: 'DUPLICATE', first: { checked_in_at, checked_in_by: checked_in_by ?? '', checked_in_gate, guest } };
}

export function aboutOf(effect: Effect): About {
  const { operation, guest, before, result } = effect;
  const payload = payloadOf(operation);
  return {
    client_id: guest.client_id,
    event_id: guest.event_id,
    guest_event_id: guest.id,
    guest_code: guest.code,
    total_guests: operation.people,
    // what is read from it is what was brought, where the guest sat, and for people what an undo took back
    payload: {
      ...(result.verdict === 'DUPLICATE' && !result.isKept ? { ignored: payload } : payload),
      ...(operation.type === 'TABLE' && { former: before.table }),
      ...(operation.type === 'UNDO' && { undone: undoneBy(effect) }),
    },
    ...(result.verdict === 'DUPLICATE' && { duplicate_of: guest.check_in_op_id }),
  };
}

/** What was said, for the log. */
export function payloadOf(operation: OperationOnGuest): object {
  const { people, gift, souvenir, entrusted_gifts, table } = operation;
  const given = {
    ...(gift && { gift }),
    ...(souvenir && { souvenir }),
    ...(entrusted_gifts.length > 0 && { entrustedGifts: entrusted_gifts }),
  };
  switch (operation.type) {
    case 'CHECK_IN':
    case 'ADHOC':
    case 'ADDITIONAL':
      return { people, ...given };
    case 'GIFT':
      return given;
    case 'LEAVE':
    case 'COME_BACK':
      return { people };
    case 'TABLE':
      return { table };
    case 'SETTLE':
      return { settles: operation.settles };
    case 'UNDO':
      return { code: operation.guest_code, opId: operation.undone_op_id ?? undefined };
  }
}
