import type { ErrorCode, FirstCheckIn } from '@janur/contracts';
import { ApiError, NetworkError } from '@janur/data';
import { type Attempt, NO_VERDICT, type Refusal, type Verdict } from './verdict.ts';

const REFUSALS: Partial<Record<ErrorCode, Refusal>> = {
  NOT_FOUND: 'unknown',
  FORBIDDEN: 'forbidden',
  VALIDATION_FAILED: 'invalid',
  REQUIRED_PARAMETER: 'invalid',
  MALFORMED_BODY: 'invalid',
  CONFLICT: 'conflict',
};

/** What a failed scan or operation means to the usher. Errors that are no answer of the server are thrown on. */
export function verdictOfError(error: unknown, attempt: Attempt): Verdict {
  if (error instanceof NetworkError) return { state: 'unsent', attempt, silence: 'offline', isSending: false };
  if (!(error instanceof ApiError)) throw error;
  // the session is over: the page goes to the login, a made operation stays among the unsent ones
  if (error.status === 401) return NO_VERDICT;
  if (error.code === 'ALREADY_CHECKED_IN' && hasFirstCheckIn(error.details)) return duplicateOf(error.details);
  const refusal = REFUSALS[error.code] ?? (error.status === 409 ? 'conflict' : undefined);
  if (refusal) return { state: 'refused', refusal };
  return { state: 'unsent', attempt, silence: 'busy', isSending: false };
}

function duplicateOf({ guest, checked_in_at, checked_in_by }: FirstCheckIn): Verdict {
  return { state: 'duplicate', guest: { ...guest, is_checked_in: true, checked_in_at, checked_in_by } };
}

function hasFirstCheckIn(details: object): details is FirstCheckIn {
  return 'guest' in details && 'checked_in_at' in details && 'checked_in_by' in details;
}
