import { ApiError, NetworkError } from '@janur/data/errors';

/** Why a login failed, in the words a person can act on. `seconds` is how long the server asks to wait. */
export type LoginProblem =
  | { kind: 'refused' | 'passkey' | 'code' | 'offline' | 'failed' }
  | { kind: 'limited'; seconds: number | undefined };

export function loginProblem(error: unknown): LoginProblem {
  if (error instanceof NetworkError) return { kind: 'offline' };
  if (!(error instanceof ApiError)) return { kind: 'failed' };
  if (error.status === 429) return { kind: 'limited', seconds: error.retryAfter };
  if (error.code === 'SECOND_FACTOR_REQUIRED') return { kind: 'passkey' };
  if (error.problem?.code === 'wrong_recovery_code') return { kind: 'code' };
  return { kind: error.status < 500 ? 'refused' : 'failed' };
}
