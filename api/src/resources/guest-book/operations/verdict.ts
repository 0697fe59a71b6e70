import type { FirstCheckIn, GuestBookGuest, OperationVerdict, RefusalReason } from '@janur/contracts';
import { alreadyCheckedIn, ApiError } from '../../../lib/errors.ts';
import type { Metrics } from '../../../http/metrics.ts';
import type { Recorded } from './once.ts';
import type { Result } from './operation.ts';
import type { Show } from './viewer.ts';

/** What an usher is told who sent one operation by its own call. */
const MESSAGES: Readonly<Record<RefusalReason, string>> = {
  UNKNOWN_EVENT: 'This event does not exist.',
  UNKNOWN_CODE: 'This guest does not exist.',
  WRONG_EVENT: 'This guest is not invited to this event.',
  FORGED: 'This ticket is not one of ours.',
  EXPIRED: 'This ticket is over.',
  NOT_OURS: 'This ticket is for a celebration of other hosts.',
  NOT_CHECKED_IN: 'This guest is not checked in yet: check the guest in first.',
  SOUVENIR_GIVEN: 'This guest already has the souvenir.',
  UNKNOWN_OPERATION: 'There is no such operation at this event.',
  ALREADY_UNDONE: 'This was already undone.',
  NOT_UNDOABLE: 'This cannot be undone.',
  NOT_ALLOWED: 'Your account only scans: somebody else has to do this.',
  KEY_TAKEN: 'This Idempotency-Key or device sequence number is taken.',
  INVALID: 'Some values cannot be accepted.',
  FAULT: 'Something went wrong on our side. Please send it again.',
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
      throw alreadyCheckedIn('This guest is already checked in.', firstOf(result, show));
    case 'REFUSED': {
      const { verdict: _, ...details } = result;
      const code = NOT_THERE.has(result.reason) ? 'NOT_FOUND' : 'CONFLICT';
      throw new ApiError(code, MESSAGES[result.reason], { details });
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
    message = MESSAGES[reason],
  }: Pick<OperationVerdict, 'event' | 'message'> & { reason: RefusalReason },
): OperationVerdict {
  return { op_id: opId, verdict: 'REFUSED', reason, event, message };
}
