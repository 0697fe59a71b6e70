import {
  type FirstCheckIn,
  type GuestBookGuest,
  type OperationVerdict,
  type RefusalReason,
  inEnglish,
  type PlainProblemCode,
  problem,
} from '@janur/contracts';
import { alreadyCheckedIn, HttpError } from '../../../lib/errors.ts';
import type { Metrics } from '../../../http/metrics.ts';
import type { Recorded, Result } from './operation.ts';
import type { Show } from '../present.ts';

/** What an usher is told who sent one operation by its own call. */
const PROBLEMS: Readonly<Record<RefusalReason, PlainProblemCode>> = {
  UNKNOWN_EVENT: 'no_event',
  UNKNOWN_CODE: 'no_guest',
  WRONG_EVENT: 'wrong_event',
  FORGED: 'ticket_forged',
  EXPIRED: 'ticket_expired',
  NOT_OURS: 'ticket_not_ours',
  TICKET_NEEDED: 'ticket_needed',
  OLD_TICKET: 'ticket_old',
  NOT_CHECKED_IN: 'not_checked_in',
  SOUVENIR_GIVEN: 'souvenir_given',
  UNKNOWN_OPERATION: 'unknown_operation',
  ALREADY_UNDONE: 'already_undone',
  NOT_UNDOABLE: 'not_undoable',
  NOT_ALLOWED: 'only_scans',
  KEY_TAKEN: 'key_taken',
  INVALID: 'values_invalid',
  FAULT: 'internal',
};
const NOT_THERE: ReadonlySet<RefusalReason> = new Set([
  'UNKNOWN_EVENT',
  'UNKNOWN_CODE',
  'WRONG_EVENT',
  'UNKNOWN_OPERATION',
]);

/** The guest of an operation that counts; throws what a single call answers to one that does not. */
export function accepted(result: Result, show: Show): GuestBookGuest {
  switch (result.verdict) {
    case 'APPLIED':
      return show(result.guest);
    case 'DUPLICATE':
      throw alreadyCheckedIn(firstOf(result, show));
    case 'REFUSED': {
      const { verdict: _, ...details } = result;
      const code = NOT_THERE.has(result.reason) ? 'NOT_FOUND' : 'CONFLICT';
      throw new HttpError(code, problem(PROBLEMS[result.reason]), { details });
    }
    case 'NOTED':
      throw new Error('what is only noted has no guest');
  }
}

/** Counts what a single call came to. */
export function counted(metrics: Metrics, { result, isRepeated }: Recorded): Result {
  if (result.verdict !== 'NOTED') {
    metrics.countOperation(isRepeated && result.verdict === 'APPLIED' ? 'REPEATED' : result.verdict);
  }
  return result;
}

/** The same as one line of a batch. */
export function verdictOf(opId: string, { result, isRepeated }: Recorded, show: Show): OperationVerdict {
  const applied = isRepeated ? 'REPEATED' : 'APPLIED';
  if (result.verdict === 'NOTED') return { op_id: opId, verdict: applied };
  if (result.verdict === 'APPLIED') return { op_id: opId, verdict: applied, guest: show(result.guest) };
  if (result.verdict === 'DUPLICATE') return { op_id: opId, verdict: 'DUPLICATE', first: firstOf(result, show) };
  return refused(opId, result);
}

const firstOf = ({ first }: Extract<Result, { verdict: 'DUPLICATE' }>, show: Show): FirstCheckIn => ({
  ...first,
  guest: show(first.guest),
});

export function refused(
  opId: string,
  {
    reason,
    event,
    message = inEnglish(problem(PROBLEMS[reason])),
  }: Pick<OperationVerdict, 'event' | 'message'> & { reason: RefusalReason },
): OperationVerdict {
  return { op_id: opId, verdict: 'REFUSED', reason, event, message };
}
