import { checkInsIn, countedOf } from './party.ts';
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

/** Takes one operation back; by the last check-in that is left (or without an id) the whole arrival known so far. */
export function undo(before: Attendance, operation: GuestOperation): AttendanceResult {
  const { first, log } = before;
  const id = operation.undone_op_id;
  const others = checkInsIn(log).filter(({ op_id }) => op_id !== id);
  if (id === null || (id === first?.op_id && others.length === 0)) {
    if (!first) return { verdict: 'REFUSED', reason: 'NOT_CHECKED_IN', after: before };
    return without(before, arrivalIn(log), { first: null, attended: 0, left: 0 });
  }
  const target = log.find(({ op_id }) => op_id === id);
  if (!target || target.type === 'UNDO') return { verdict: 'REFUSED', reason: 'NOT_UNDOABLE', after: before };
  if (target.isUndone) return { verdict: 'REFUSED', reason: 'ALREADY_UNDONE', after: before };
  const [next] = others;
  const promoted = id === first?.op_id && next ? { op_id: next.op_id, at: next.at } : undefined;
  const result = without(before, [target], {
    left: before.left - goingOut(target),
    table: target.type === 'TABLE' ? tableWithout(before, target) : before.table,
    ...(promoted && { first: promoted }),
  });
  return { ...result, promoted: promoted?.op_id ?? null };
}

/** Of a log what goes with the guest's arrival, second scans among it. */
export const arrivalIn = (log: readonly LoggedOperation[]): LoggedOperation[] =>
  log.filter((one) => PRESENCE.has(one.type) && isLive(one));

/** The log when these were taken back. */
export function logWithout(log: readonly LoggedOperation[], taken: readonly LoggedOperation[]): LoggedOperation[] {
  return log.map((one) => (taken.includes(one) ? { ...one, isUndone: true } : one));
}

function without(before: Attendance, taken: readonly LoggedOperation[], changes: Partial<Attendance>) {
  const log = logWithout(before.log, taken);
  const isLeft = (mark: 'gift' | 'souvenir') => log.some((one) => one[mark] && isLive(one));
  const given = taken.filter(({ souvenir }) => souvenir).length;
  const after: Attendance = {
    ...before,
    attended: Math.max(0, before.attended + countedOf(log) - countedOf(before.log)),
    // what the hosts noted by hand has no operation, so a mark goes only when an operation that goes had made it
    gift: before.gift && (!taken.some((one) => one.gift) || isLeft('gift')),
    souvenirs: Math.max(before.souvenirs - given, before.souvenirs > 0 && isLeft('souvenir') ? 1 : 0),
    ...changes,
    log,
  };
  return {
    verdict: 'APPLIED',
    after,
    overtaken: null,
    promoted: null,
    undone: taken.map(({ op_id }) => op_id),
  } as const;
}
