import type { Failure } from '@janur/contracts';
import { ApiError, NetworkError } from '@janur/data/errors';
import { loginProblem } from './login-problem.ts';

const failure = (code: Failure['error']['code']): Failure => ({
  status: 'error',
  status_code: 400,
  message: 'No.',
  error: { code, problem: { code: 'internal', params: {} } },
  request_id: 'r1',
});

test.each([
  ['wrong credentials', new ApiError(401, failure('INVALID_CREDENTIALS')), { kind: 'refused' }],
  ['an account with a passkey', new ApiError(401, failure('SECOND_FACTOR_REQUIRED')), { kind: 'passkey' }],
  ['a refused body', new ApiError(422, failure('VALIDATION_FAILED')), { kind: 'refused' }],
  ['too many tries', new ApiError(429, failure('RATE_LIMITED'), 30), { kind: 'limited', seconds: 30 }],
  ['a broken server', new ApiError(500, undefined), { kind: 'failed' }],
  ['no answer', new NetworkError(new Error('cut')), { kind: 'offline' }],
  ['an error of ours', new Error('bug'), { kind: 'failed' }],
])('%s', (_, error, problem) => {
  expect(loginProblem(error)).toEqual(problem);
});
