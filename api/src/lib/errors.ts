import {
  ERROR_STATUS,
  type ErrorCode,
  type FieldProblem,
  inEnglish,
  type Problem,
  problem,
  problemAt,
} from '@janur/contracts';

/** An expected failure: what a caller is told, and nothing else. */
export class HttpError extends Error {
  readonly code: ErrorCode;
  readonly problem: Problem;
  readonly fields: readonly FieldProblem[] | undefined;
  readonly details: Record<string, unknown> | undefined;
  /** Seconds after which the same call may work. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    what: Problem,
    more: Pick<Partial<HttpError>, 'fields' | 'details' | 'retryAfter'> = {},
  ) {
    super(inEnglish(what));
    this.name = 'HttpError';
    this.code = code;
    this.problem = what;
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

type Findable =
  | 'account'
  | 'address'
  | 'answer'
  | 'bank'
  | 'booking'
  | 'client'
  | 'closing'
  | 'co_host'
  | 'co_host_link'
  | 'draft'
  | 'event'
  | 'gift'
  | 'guest'
  | 'invitation'
  | 'passkey'
  | 'photo'
  | 'publisher_key'
  | 'rehearsal'
  | 'seating_rule'
  | 'session'
  | 'sheet'
  | 'suggestion'
  | 'table'
  | 'template_family'
  | 'usher'
  | 'version'
  | 'wish';

/** Says the same for what does not exist and what is another client's (decisions §2). */
export const notFound = (what: Findable) => new HttpError('NOT_FOUND', problem(`no_${what}`));
export const unauthenticated = () => new HttpError('UNAUTHENTICATED', problem('log_in'));
/** A co-host whom the couple has taken off while her page was open. */
export const takenOff = () => new HttpError('UNAUTHENTICATED', problem('taken_off'));
export const invalidCredentials = () => new HttpError('INVALID_CREDENTIALS', problem('wrong_password'));
export const secondFactorFirst = () => new HttpError('SECOND_FACTOR_REQUIRED', problem('passkey_first'));
export const forbidden = () => new HttpError('FORBIDDEN', problem('forbidden'));
export const passwordFirst = () => new HttpError('PASSWORD_CHANGE_REQUIRED', problem('password_first'));
export const confirmFirst = () => new HttpError('CONFIRMATION_REQUIRED', problem('confirm_first'));
export const conflict = (what: Problem, retryAfter?: number) => new HttpError('CONFLICT', what, { retryAfter });
/** Another one has the value already: `path` says whose place in the request it is. */
export const taken = (path: string, what: Problem) =>
  new HttpError('CONFLICT', what, { fields: [problemAt(path, what)] });
export const alreadyCheckedIn = (details: Record<string, unknown>) =>
  new HttpError('ALREADY_CHECKED_IN', problem('already_checked_in'), { details });
export const invitationLocked = () => new HttpError('INVITATION_LOCKED', problem('invitation_locked'));
export const rateLimited = (retryAfter: number) => new HttpError('RATE_LIMITED', problem('too_often'), { retryAfter });
export const unavailable = () => new HttpError('UNAVAILABLE', problem('busy'), { retryAfter: 2 });
export const invalid = (fields: readonly FieldProblem[]) =>
  new HttpError('VALIDATION_FAILED', problem('values_invalid'), { fields });
export const required = (paths: readonly string[], call: string) =>
  new HttpError('REQUIRED_PARAMETER', missing(paths, call), {
    fields: paths.map((path) => problemAt(path, problem('required'))),
  });

function missing([field = '', ...others]: readonly string[], call: string): Problem {
  if (others.length === 0) return problem('value_missing', { field, call });
  return problem('values_missing', { fields: [field, ...others].join(', '), call });
}

/** The driver hangs the whole statement on its errors, with the guests' names and numbers in it: that stays out of logs. */
export function loggable(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message, stack } = error;
  return { type: name, message, stack, code: 'code' in error ? error.code : undefined };
}
