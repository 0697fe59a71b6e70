import { ERROR_STATUS, type ErrorCode, type Failure, type FieldError } from '@janur/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isRetriable } from '../db/transaction.ts';

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

const malformedBody = () => new ApiError('MALFORMED_BODY', 'The body is not valid JSON.');
const unsupportedMedia = () => new ApiError('UNSUPPORTED_MEDIA', 'The body must be sent as application/json.');
const tooLarge = () => new ApiError('TOO_LARGE', 'The body is too large.');
const internal = () => new ApiError('INTERNAL', 'Something went wrong on our side. Please try again.');

/** Fastify's own errors, by their code. */
const KNOWN_FAILURES: Readonly<Record<string, () => ApiError>> = {
  FST_ERR_BAD_URL: () => notFound('address'),
  FST_ERR_MAX_PARAM_LENGTH: () => notFound('address'),
  FST_ERR_CTP_EMPTY_JSON_BODY: malformedBody,
  FST_ERR_CTP_INVALID_JSON_BODY: malformedBody,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: malformedBody,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: unsupportedMedia,
  FST_ERR_CTP_BODY_TOO_LARGE: tooLarge,
};

/** The one place where a failure becomes an answer. */
export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = toApiError(error);
  if (failure.code === 'INTERNAL' || failure.code === 'UNAVAILABLE')
    request.log.error({ err: loggable(error) }, 'request failed');
  if (failure.retryAfter !== undefined) void reply.header('retry-after', String(failure.retryAfter));
  const body: Failure = {
    status: 'error',
    status_code: failure.status,
    message: failure.message,
    error: { code: failure.code, fields: failure.fields, details: failure.details },
    request_id: request.id,
  };
  return reply
    .code(failure.status)
    .header('cache-control', 'no-store')
    .type('application/json')
    .send(JSON.stringify(body));
}

/** The driver hangs the whole statement on its errors, with the guests' names and numbers in it: that stays out of logs. */
export function loggable(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message, stack } = error;
  return { type: name, message, stack, code: 'code' in error ? error.code : undefined };
}

function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  const known = KNOWN_FAILURES[code];
  if (known) return known();
  if (isRetriable(error) || isNoConnection(error)) return unavailable();
  return isJsonSyntaxError(error) ? malformedBody() : internal();
}

/** secure-json-parse reports bad JSON and poisoned prototypes as a plain SyntaxError that says 400. */
function isJsonSyntaxError(error: unknown): boolean {
  return error instanceof SyntaxError && 'statusCode' in error && error.statusCode === 400;
}

/** knex waited for a free connection and got none, or the database's address does not answer. */
function isNoConnection(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  return ('name' in error && error.name === 'KnexTimeoutError') || ('syscall' in error && error.syscall === 'connect');
}
