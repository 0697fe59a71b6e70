import * as z from 'zod';
import { PROBLEM_CODES } from './problems/english.ts';

/** decisions §2: every code an error answer may carry. */
export const ERROR_STATUS = {
  REQUIRED_PARAMETER: 400,
  MALFORMED_BODY: 400,
  UNAUTHENTICATED: 401,
  INVALID_CREDENTIALS: 401,
  /** The password was right and the account has passkeys: with one of them, or with `recovery_code`. */
  SECOND_FACTOR_REQUIRED: 401,
  FORBIDDEN: 403,
  /** The password was made for somebody: nothing else answers before it is changed. */
  PASSWORD_CHANGE_REQUIRED: 403,
  /** The call wants a log-in that is not older than five minutes: `confirmPassword`, then again. */
  CONFIRMATION_REQUIRED: 403,
  NOT_FOUND: 404,
  ALREADY_CHECKED_IN: 409,
  CONFLICT: 409,
  VERSION_CONFLICT: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA: 415,
  VALIDATION_FAILED: 422,
  INVITATION_LOCKED: 423,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;
export type ErrorCode = keyof typeof ERROR_STATUS;
export const ErrorCode = z.enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]); // keys of the table above

const problemShape = {
  code: z.enum(PROBLEM_CODES).meta({ id: 'ProblemCode' }),
  /** What the code's text has places for, such as `max`. */
  params: z.record(z.string(), z.union([z.string(), z.number()])),
};
/** What is wrong, for a screen to put into words. */
export const WireProblem = z.object(problemShape);

/** One wrong value: `path` is where it stands in the request, such as `body.name`; `message` says it in English. */
export const FieldError = z.object({ path: z.string(), ...problemShape, message: z.string() });
export type FieldError = z.infer<typeof FieldError>;

/**
 * decisions §2. `problem` says more precisely than the code what is wrong, `message` the same in English; `details` carries
 * what the code needs, such as the first check-in of ALREADY_CHECKED_IN.
 */
export const Failure = z.object({
  status: z.literal('error'),
  status_code: z.number().int(),
  message: z.string(),
  error: z.object({
    code: ErrorCode,
    problem: WireProblem,
    fields: z.array(FieldError).optional(),
    details: z.record(z.string(), z.unknown()).optional(),
  }),
  request_id: z.string(),
});
export type Failure = z.infer<typeof Failure>;

/** spec §3 (wish list), decisions §2: the meta of every list. Pages count from 1. */
export const PageMeta = z.object({
  current_page: z.number().int(),
  last_page: z.number().int(),
  limit: z.number().int(),
  next_page: z.number().int().nullable(),
  previous_page: z.number().int().nullable(),
  total_data: z.number().int(),
});
export type PageMeta = z.infer<typeof PageMeta>;

export const MAX_PAGE_LIMIT = 100;
export const DEFAULT_PAGE_LIMIT = 10;

/** The query of every list: `page` from 1, `limit` 1 to 100. */
export const PageQuery = z.object({
  page: z.coerce.number<number | string>().int().min(1).default(1),
  limit: z.coerce.number<number | string>().int().min(1).max(MAX_PAGE_LIMIT).default(DEFAULT_PAGE_LIMIT),
});
export type PageQuery = z.infer<typeof PageQuery>;

/** The meta of one page of a list with `total` rows. */
export function pageMeta({ page, limit, total }: { page: number; limit: number; total: number }): PageMeta {
  const lastPage = Math.max(1, Math.ceil(total / limit));
  return {
    current_page: page,
    last_page: lastPage,
    limit,
    next_page: page < lastPage ? page + 1 : null,
    previous_page: page > 1 ? Math.min(page - 1, lastPage) : null,
    total_data: total,
  };
}

/** The answer of a call that has nothing to show but that it worked. */
export const Nothing = z.null();
