import { tableAfterSeating } from './seating.ts';
import {
  type Attendance,
  type AttendanceRefusal,
  type AttendanceResult,
  goingOut,
  type GuestOperation,
  isLive,
} from './state.ts';
import { undo } from './undo.ts';

export * from './operation.ts';
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
      if (isSecondSouvenir(before, operation)) return refused(before, 'SOUVENIR_GIVEN');
      return applied(before, operation);
    case 'TABLE':
      return applied(before, operation, { table: tableAfterSeating(before, operation) });
    case 'UNDO':
      return undo(before, operation);
  }
}

/** Whether `apply` looks into the log; otherwise it may be left empty. */
export function needsLog({ first }: Pick<Attendance, 'first'>, { type, isDeviceTimed, at }: GuestOperation): boolean {
  if (type === 'UNDO' || type === 'TABLE') return true;
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
    case 'ADHOC':
    case 'GIFT':
    case 'TABLE':
      return true;
  }
}

/** One check-in counts, the earliest; it brings its people, and those who were added since stay. */
function checkIn(before: Attendance, operation: GuestOperation): AttendanceResult {
  const { first, log } = before;
  if (first && !isEarlier(operation, first, log)) return second(before, operation);
  const more = log.filter((one) => one.type === 'ADDITIONAL' && isLive(one));
  const attended = more.reduce((sum, { people }) => sum + (people ?? 0), operation.people ?? 0);
  const result = applied(before, operation, {
    first: { op_id: operation.op_id, at: operation.at },
    attended,
    table: operation.type === 'ADHOC' ? operation.table : before.table,
  });
  return { ...result, overtaken: first?.op_id ?? null };
}

/**
 * A second check-in moves nobody. What was handed over with it is in the hall all the same, so it counts where the device
 * could not know of the first; a call that was answered at once is tried again by whoever made it.
 */
function second(before: Attendance, operation: GuestOperation): AttendanceResult {
  const { isDeviceTimed, gift, souvenir, entrusted_gifts: gifts } = operation;
  const isKept = isDeviceTimed && (gift || souvenir || gifts.length > 0);
  const kept = isKept ? operation : { ...operation, gift: false, souvenir: false };
  return { verdict: 'DUPLICATE', isKept, after: applied(before, kept).after };
}

/** In the same moment device and number decide, so that it never depends on who told of it first. */
function isEarlier(
  operation: GuestOperation,
  first: NonNullable<Attendance['first']>,
  log: Attendance['log'],
): boolean {
  if (!operation.isDeviceTimed) return false;
  if (operation.at !== first.at) return operation.at < first.at;
  const { device_id: device, seq } = operation;
  const known = log.find(({ op_id }) => op_id === first.op_id);
  if (device === null || !known || known.device_id === null) return false;
  return device === known.device_id ? (seq ?? 0) < (known.seq ?? 0) : device < known.device_id;
}

const isSecondSouvenir = (before: Attendance, { gift, souvenir, entrusted_gifts: gifts }: GuestOperation): boolean =>
  before.souvenir && souvenir && !gift && gifts.length === 0;

function applied(before: Attendance, operation: GuestOperation, changes: Partial<Attendance> = {}) {
  const former = operation.type === 'TABLE' ? { former: before.table } : {};
  const after: Attendance = {
    ...before,
    gift: before.gift || operation.gift,
    souvenir: before.souvenir || operation.souvenir,
    ...changes,
    log: [...before.log, { ...operation, ...former, isUndone: false }],
  };
  return { verdict: 'APPLIED', after, overtaken: null, undone: [] } as const;
}

const refused = (after: Attendance, reason: AttendanceRefusal): AttendanceResult => ({
  verdict: 'REFUSED',
  after,
  reason,
});
