import { tableWithout } from './seating.ts';
import {
  type Attendance,
  type AttendanceResult,
  goingOut,
  type GuestOperation,
  isLive,
  type LoggedOperation,
} from './state.ts';

/** What goes with the check-in that counts: without it nobody of the party is there. */
const PRESENCE: ReadonlySet<LoggedOperation['type']> = new Set([
  'CHECK_IN',
  'ADHOC',
  'ADDITIONAL',
  'LEAVE',
  'COME_BACK',
]);

/** Takes one operation back, or by the check-in that counts (or without an id) the whole arrival known so far. */
export function undo(before: Attendance, operation: GuestOperation): AttendanceResult {
  const { first, log } = before;
  const id = operation.undone_op_id;
  if (id === null || id === first?.op_id) {
    if (!first) return { verdict: 'REFUSED', reason: 'NOT_CHECKED_IN', after: before };
    return without(before, arrivalIn(log), { first: null, attended: 0, left: 0 });
  }
  const target = log.find(({ op_id }) => op_id === id);
  if (!target || target.type === 'UNDO') return { verdict: 'REFUSED', reason: 'NOT_UNDOABLE', after: before };
  if (target.isUndone) return { verdict: 'REFUSED', reason: 'ALREADY_UNDONE', after: before };
  const fewer = target.type === 'ADDITIONAL' ? (target.people ?? 0) : 0;
  return without(before, [target], {
    attended: Math.max(0, before.attended - fewer),
    left: before.left - goingOut(target),
    table: target.type === 'TABLE' ? tableWithout(before, target) : before.table,
  });
}

/** Of a log what goes with the guest's arrival, second scans among it. */
export const arrivalIn = (log: readonly LoggedOperation[]): LoggedOperation[] =>
  log.filter((one) => PRESENCE.has(one.type) && isLive(one));

/** The log when these were taken back. */
export function logWithout(log: readonly LoggedOperation[], taken: readonly LoggedOperation[]): LoggedOperation[] {
  return log.map((one) => (taken.includes(one) ? { ...one, isUndone: true } : one));
}

function without(
  before: Attendance,
  taken: readonly LoggedOperation[],
  changes: Partial<Attendance>,
): AttendanceResult {
  const log = logWithout(before.log, taken);
  // what the hosts noted by hand has no operation, so a mark goes only when an operation that goes had made it
  const stays = (mark: 'gift' | 'souvenir') =>
    before[mark] && (!taken.some((one) => one[mark]) || log.some((one) => one[mark] && isLive(one)));
  return {
    verdict: 'APPLIED',
    after: { ...before, gift: stays('gift'), souvenir: stays('souvenir'), ...changes, log },
    overtaken: null,
    undone: taken.map(({ op_id }) => op_id),
  };
}
