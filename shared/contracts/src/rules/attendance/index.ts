import { countedOf, inOrder } from './party.ts';
import { tableAfterSeating } from './seating.ts';
import {
  type Attendance,
  type AttendanceRefusal,
  type AttendanceResult,
  goingOut,
  type GuestOperation,
} from './state.ts';
import { undo } from './undo.ts';

export * from './operation.ts';
export { type ArrivalLine, isCheckIn, linesOf, lookedAt, settlementOf, settlingIn, souvenirsIn } from './party.ts';
export * from './state.ts';
export { arrivalIn, logWithout } from './undo.ts';

/**
 * What an operation at the door does to a guest: the one rule of it, for the server, the devices and the servers of their
 * tests. Pure, a guest and an operation at a time (reliability §2).
 */
export function apply(before: Attendance, operation: GuestOperation): AttendanceResult {
  const people = operation.people ?? 0;
  switch (operation.type) {
    case 'CHECK_IN':
    case 'ADHOC':
      return checkIn(before, operation);
    case 'ADDITIONAL':
      if (!before.first) return refused(before, 'NOT_CHECKED_IN');
      return applied(before, operation, { attended: before.attended + people });
    case 'LEAVE':
    case 'COME_BACK':
      // only added up: the check-in may still lie on another device
      return applied(before, operation, { left: before.left + goingOut(operation) });
    case 'GIFT':
      if (!operation.isDeviceTimed && isSecondSouvenir(before, operation)) return refused(before, 'SOUVENIR_GIVEN');
      return applied(before, operation);
    case 'TABLE':
      return applied(before, operation, { table: tableAfterSeating(before, operation) });
    case 'SETTLE':
      return settle(before, operation);
    case 'UNDO':
      return undo(before, operation);
  }
}

/** Whether `apply` looks into the log; otherwise it may be left empty. */
export function needsLog({ first }: Pick<Attendance, 'first'>, { type, isDeviceTimed, at }: GuestOperation): boolean {
  if (type === 'UNDO' || type === 'TABLE' || type === 'SETTLE') return true;
  return type === 'CHECK_IN' && first !== null && isDeviceTimed && at <= first.at;
}

/** Whether a screen may do it still: a second tap or an old screen must not become an operation. */
export function allowed(now: Attendance, operation: GuestOperation): boolean {
  switch (operation.type) {
    case 'CHECK_IN':
      return now.first === null;
    case 'ADDITIONAL':
    case 'LEAVE':
    case 'COME_BACK':
      return now.first !== null;
    case 'UNDO':
      return apply(now, operation).verdict === 'APPLIED';
    case 'GIFT':
      return !isSecondSouvenir(now, operation);
    case 'ADHOC':
    case 'TABLE':
    case 'SETTLE':
      return true;
  }
}

/** The earliest check-in is the first arrival; the people of all of them are there. */
function checkIn(before: Attendance, operation: GuestOperation): AttendanceResult {
  const { first, log } = before;
  const attended = before.attended + (operation.people ?? 0);
  if (first && !isEarlier(operation, first, log)) return second(before, operation, attended);
  const result = applied(before, operation, {
    first: { op_id: operation.op_id, at: operation.at },
    attended,
    table: operation.type === 'ADHOC' ? operation.table : before.table,
  });
  return { ...result, overtaken: first?.op_id ?? null };
}

/**
 * Two gates that could not hear of each other let parts of a party in: all of them are in the hall, with what they brought.
 * A call that was answered at once changes nothing: whoever made it was told of the first, and adds who came with them.
 */
function second(before: Attendance, operation: GuestOperation, attended: number): AttendanceResult {
  const isKept = operation.isDeviceTimed;
  const after = isKept
    ? applied(before, operation, { attended }).after
    : applied(before, { ...operation, people: null, gift: false, souvenir: false }).after;
  return { verdict: 'DUPLICATE', isKept, after };
}

function isEarlier(
  operation: GuestOperation,
  first: NonNullable<Attendance['first']>,
  log: Attendance['log'],
): boolean {
  if (!operation.isDeviceTimed) return false;
  if (operation.at !== first.at) return operation.at < first.at;
  const known = log.find(({ op_id }) => op_id === first.op_id);
  if (operation.device_id === null || !known || known.device_id === null) return false;
  return inOrder(operation, known) < 0;
}

/** Whoever looks at who is there no longer gives one; where two could not know of each other, two were given. */
const isSecondSouvenir = (before: Attendance, { gift, souvenir, entrusted_gifts: gifts }: GuestOperation): boolean =>
  before.souvenirs > 0 && souvenir && !gift && gifts.length === 0;

function applied(before: Attendance, operation: GuestOperation, changes: Partial<Attendance> = {}) {
  const former = operation.type === 'TABLE' ? { former: before.table } : {};
  const after: Attendance = {
    ...before,
    gift: before.gift || operation.gift,
    souvenirs: before.souvenirs + Number(operation.souvenir),
    ...changes,
    log: [...before.log, { ...operation, ...former, isUndone: false }],
  };
  return { verdict: 'APPLIED', after, overtaken: null, promoted: null, undone: [] } as const;
}

/** What a person says of arrivals that are known. */
function settle(before: Attendance, operation: GuestOperation): AttendanceResult {
  const result = applied(before, operation);
  const attended = before.attended + countedOf(result.after.log) - countedOf(before.log);
  return { ...result, after: { ...result.after, attended } };
}

const refused = (after: Attendance, reason: AttendanceRefusal): AttendanceResult => ({
  verdict: 'REFUSED',
  after,
  reason,
});
