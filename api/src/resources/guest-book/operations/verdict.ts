import type { FirstCheckIn, GuestBookGuest, OperationVerdict, RefusalReason } from '@janur/contracts';
import { alreadyCheckedIn, ApiError } from '../../../lib/errors.ts';
import type { Metrics } from '../../../http/metrics.ts';
import type { Judged, Outcome } from './operation.ts';
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
export function accepted(outcome: Outcome, show: Show): GuestBookGuest {
  switch (outcome.verdict) {
    case 'APPLIED':
      return show(outcome.guest);
    case 'DUPLICATE':
      throw alreadyCheckedIn('This guest is already checked in.', firstOf(outcome, show));
    case 'REFUSED': {
      const { verdict: _, ...details } = outcome;
      const code = NOT_THERE.has(outcome.reason) ? 'NOT_FOUND' : 'CONFLICT';
      throw new ApiError(code, MESSAGES[outcome.reason], { details });
    }
    case 'NOTED':
      throw new Error('what is only noted has no guest');
  }
}

/** Counts what a single call came to. */
export function counted(metrics: Metrics, { outcome, isRepeated }: Judged): Outcome {
  if (outcome.verdict !== 'NOTED') {
    metrics.countOperation(isRepeated && outcome.verdict === 'APPLIED' ? 'REPEATED' : outcome.verdict);
  }
  return outcome;
}

/** The same as one line of a batch. */
export function verdictOf(opId: string, { outcome, isRepeated }: Judged, show: Show): OperationVerdict {
  const applied = isRepeated ? 'REPEATED' : 'APPLIED';
  if (outcome.verdict === 'NOTED') return { op_id: opId, verdict: applied };
  if (outcome.verdict === 'APPLIED') return { op_id: opId, verdict: applied, guest: show(outcome.guest) };
  if (outcome.verdict === 'DUPLICATE') return { op_id: opId, verdict: 'DUPLICATE', first: firstOf(outcome, show) };
  return refused(opId, outcome);
}

const firstOf = ({ first }: Extract<Outcome, { verdict: 'DUPLICATE' }>, show: Show): FirstCheckIn => ({
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
