import type { ErrorCode, Failure, FieldError, Problem } from '@janur/contracts';

/** The server answered with an error. The message is spec §8's; `problem` says what is wrong, for a screen to word. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ErrorCode;
  readonly problem: Problem | undefined;
  readonly fields: readonly FieldError[];
  readonly details: Readonly<Record<string, unknown>>;
  /** Seconds to wait before another try, when the server said so. */
  readonly retryAfter: number | undefined;

  constructor(status: number, failure: Failure | undefined, retryAfter?: number) {
    super('Response returned an error code');
    this.status = status;
    this.code = failure?.error.code ?? 'INTERNAL';
    this.problem = failure?.error.problem;
    this.fields = failure?.error.fields ?? [];
    this.details = failure?.error.details ?? {};
    this.retryAfter = retryAfter;
  }
}

/** The call was not sent: it lacks what its path is made of. Said as the server says it of a body (spec §5). */
export class RequiredParameterError extends Error {
  override readonly name = 'RequiredParameterError';

  constructor(parameter: string, call: string) {
    super(`${parameter} is required by ${call}`);
  }
}

/** No answer of ours came: offline, cut, timed out, or somebody else's page. The message is spec §8's. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';

  constructor(cause: unknown) {
    super('The request failed and the interceptors did not return an alternative response', { cause });
  }
}
