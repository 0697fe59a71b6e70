import { apply, type Attendance, type AttendanceResult, type LoggedOperation } from '@janur/contracts/attendance';
import type { AttendanceChanges } from '../../../guests/attendance-queries.ts';
import { presentGuest } from '../present.ts';
import type { GiftRow, GuestAtEvent } from '../queries.ts';
import type { HeldGuest, NewGift } from './queries.ts';
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
    souvenir: Boolean(guest.is_received_souvenir),
    table: guest.table_number,
    log,
  };
}

export function effectOf(operation: OperationOnGuest, guest: HeldGuest, before: Attendance): Effect {
  const result = apply(before, operation);
  const changes = changesOf(operation, guest, { before, after: result.after });
  const { checked_in_by: by, ...shown } = changes ?? {};
  const name = by === undefined ? guest.checked_in_by_name : by === null ? null : operation.usher.name;
  const after = { ...guest, ...shown, checked_in_by_name: name };
  return { operation, guest, before, result, changes, after };
}

function changesOf(
  operation: OperationOnGuest,
  { id }: HeldGuest,
  { before, after }: { before: Attendance; after: Attendance },
): AttendanceChanges | undefined {
  const former = new Map(Object.entries(columnsOf(before)));
  const changed = Object.entries(columnsOf(after)).filter(([column, value]) => former.get(column) !== value);
  const arrival = after.first === before.first ? {} : arrivalColumns(operation, after.first);
  const changes = { ...Object.fromEntries(changed), ...arrival };
  return Object.keys(changes).length > 0 ? { id, ...changes } : undefined;
}

const columnsOf = ({ attended, left, gift, souvenir, table }: Attendance) => ({
  total_guests_attended: attended,
  total_guests_left: left,
  is_received_gift: gift,
  is_received_souvenir: souvenir,
  table_number: table,
});

const arrivalColumns = ({ at, usher, gate }: OperationOnGuest, first: Attendance['first']) => ({
  is_checked_in: first !== null,
  check_in_op_id: first && first.op_id,
  checked_in_at: first && new Date(at),
  checked_in_by: first && usher.id,
  checked_in_gate: first && gate,
});

/** Whether what was handed over with the operation counts. */
const isGiven = ({ result }: Effect): boolean =>
  result.verdict === 'APPLIED' || (result.verdict === 'DUPLICATE' && result.isKept);

export const giftsOf = (effect: Effect): NewGift[] =>
  !isGiven(effect)
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
    case 'UNDO':
      return { code: operation.guest_code, opId: operation.undone_op_id ?? undefined };
  }
}
