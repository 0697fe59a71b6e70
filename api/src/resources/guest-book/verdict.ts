import type { GuestBookGuest, OperationVerdict, RefusalReason } from '@janur/contracts';
import { alreadyCheckedIn, ApiError } from '../../http/errors.ts';
import type { Metrics } from '../../metrics.ts';
import type { Judged, Outcome } from './operation.ts';

/** What an usher is told who sent one operation by its own call. */
const MESSAGES: Readonly<Record<RefusalReason, string>> = {
  UNKNOWN_EVENT: 'This event does not exist.',
  UNKNOWN_CODE: 'This guest does not exist.',
  WRONG_EVENT: 'This guest is not invited to this event.',
  NOT_CHECKED_IN: 'This guest is not checked in yet: check the guest in first.',
  SOUVENIR_GIVEN: 'This guest already has the souvenir.',
  UNKNOWN_OPERATION: 'There is no such operation at this event.',
  ALREADY_UNDONE: 'This was already undone.',
  NOT_UNDOABLE: 'This cannot be undone.',
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
export function accepted(outcome: Outcome): GuestBookGuest {
  switch (outcome.verdict) {
    case 'APPLIED':
      return outcome.guest;
    case 'DUPLICATE':
      throw alreadyCheckedIn('This guest is already checked in.', outcome.first);
    case 'REFUSED': {
      const { verdict: _, ...details } = outcome;
      const code = NOT_THERE.has(outcome.reason) ? 'NOT_FOUND' : 'CONFLICT';
      throw new ApiError(code, MESSAGES[outcome.reason], { details });
    }
  }
}

/** Counts what a single call came to. */
export function counted(metrics: Metrics, { outcome, isRepeated }: Judged): Outcome {
  metrics.countOperation(isRepeated && outcome.verdict === 'APPLIED' ? 'REPEATED' : outcome.verdict);
  return outcome;
}

/** The same as one line of a batch. */
export function verdictOf(opId: string, { outcome, isRepeated }: Judged): OperationVerdict {
  if (outcome.verdict === 'APPLIED')
    return { op_id: opId, verdict: isRepeated ? 'REPEATED' : 'APPLIED', guest: outcome.guest };
  if (outcome.verdict === 'DUPLICATE') return { op_id: opId, verdict: 'DUPLICATE', first: outcome.first };
  return refused(opId, outcome);
}

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
