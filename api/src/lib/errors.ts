import { ERROR_STATUS, type ErrorCode, type FieldError } from '@janur/contracts';

/** An expected failure: what a caller is told, and nothing else. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldError[] | undefined;
  readonly details: Record<string, unknown> | undefined;
  /** Seconds after which the same call may work. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    more: Pick<Partial<ApiError>, 'fields' | 'details' | 'retryAfter'> = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.fields = more.fields;
    this.details = more.details;
    this.retryAfter = more.retryAfter;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

export function raise(error: Error): never {
  throw error;
}

/** Says the same for what does not exist and what is another client's (decisions §2). */
export const notFound = (what: string) => new ApiError('NOT_FOUND', `This ${what} does not exist.`);
export const unauthenticated = () => new ApiError('UNAUTHENTICATED', 'Please log in.');
export const invalidCredentials = () =>
  new ApiError('INVALID_CREDENTIALS', 'The username or the password is wrong. Please try again.');
export const forbidden = () => new ApiError('FORBIDDEN', 'Your account may not do this.');
export const conflict = (message: string, retryAfter?: number) => new ApiError('CONFLICT', message, { retryAfter });
/** Another one has the value already: `path` says whose place in the request it is. */
export const taken = (path: string, message: string) =>
  new ApiError('CONFLICT', message, { fields: [{ path, message }] });
export const alreadyCheckedIn = (message: string, details: Record<string, unknown>) =>
  new ApiError('ALREADY_CHECKED_IN', message, { details });
export const invitationLocked = () =>
  new ApiError('INVITATION_LOCKED', 'This invitation is locked. Please enter its access code.');
export const rateLimited = (retryAfter: number) =>
  new ApiError('RATE_LIMITED', 'That was tried too often. Please wait a moment and try again.', { retryAfter });
export const unavailable = () =>
  new ApiError('UNAVAILABLE', 'The service is busy for a moment. Please try again.', { retryAfter: 2 });
export const invalid = (fields: FieldError[]) =>
  new ApiError('VALIDATION_FAILED', 'Some values cannot be accepted. Please correct them.', { fields });
export const required = (fields: FieldError[], call: string) =>
  new ApiError(
    'REQUIRED_PARAMETER',
    `${fields.map((field) => field.path).join(', ')} ${fields.length > 1 ? 'are' : 'is'} required by ${call}.`,
    { fields },
  );

/** The driver hangs the whole statement on its errors, with the guests' names and numbers in it: that stays out of logs. */
export function loggable(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message, stack } = error;
  return { type: name, message, stack, code: 'code' in error ? error.code : undefined };
}
