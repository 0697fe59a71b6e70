import { type Failure, inEnglish, problem } from '@janur/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isAway } from '../db/away.ts';
import { faultAt } from './request-log.ts';
import { HttpError, notFound, unavailable } from '../lib/errors.ts';

const malformedBody = () => new HttpError('MALFORMED_BODY', problem('not_json'));
const unsupportedMedia = () => new HttpError('UNSUPPORTED_MEDIA', problem('json_wanted'));
const tooLarge = () => new HttpError('TOO_LARGE', problem('body_too_large'));
const internal = () => new HttpError('INTERNAL', problem('internal'));

/** Fastify's own errors, by their code. */
const KNOWN_FAILURES: Readonly<Record<string, () => HttpError>> = {
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
  const failure = toHttpError(error);
  if (failure.code === 'INTERNAL' || failure.code === 'UNAVAILABLE')
    request.log.error(faultAt(request, error), 'request failed');
  if (failure.retryAfter !== undefined) void reply.header('retry-after', String(failure.retryAfter));
  const body: Failure = {
    status: 'error',
    status_code: failure.status,
    message: failure.message,
    error: {
      code: failure.code,
      problem: failure.problem,
      fields: failure.fields?.map((field) => ({ ...field, message: inEnglish(field) })),
      details: failure.details,
    },
    request_id: request.id,
  };
  return reply
    .code(failure.status)
    .header('cache-control', 'no-store')
    .header('x-request-id', request.id)
    .type('application/json')
    .send(JSON.stringify(body));
}

function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  const known = KNOWN_FAILURES[code];
  if (known) return known();
  if (isAway(error)) return unavailable();
  return isJsonSyntaxError(error) ? malformedBody() : internal();
}

/** secure-json-parse reports bad JSON and poisoned prototypes as a plain SyntaxError that says 400. */
function isJsonSyntaxError(error: unknown): boolean {
  return error instanceof SyntaxError && 'statusCode' in error && error.statusCode === 400;
}
