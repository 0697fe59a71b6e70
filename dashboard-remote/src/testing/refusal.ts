import type { ErrorCode, Failure } from '@janur/contracts';
import { inEnglish, type Problem, problem, problemAt } from '@janur/contracts/problems';
import { ApiError } from '@janur/data';

type Fields = Readonly<Record<string, Problem>>;

/** An answer of the server that refuses a call, as it comes over the wire. */
export function refusal(
  status: number,
  code: ErrorCode,
  { fields, details, what = problem('values_invalid') }: { fields?: Fields; details?: object; what?: Problem } = {},
): ApiError {
  const failure: Failure = {
    status: 'error',
    status_code: status,
    message: inEnglish(what),
    error: {
      code,
      problem: { ...what },
      ...(fields && {
        fields: Object.entries(fields).map(([path, wrong]) => ({
          ...problemAt(path, wrong),
          message: inEnglish(wrong),
        })),
      }),
      ...(details && { details: { ...details } }),
    },
    request_id: 'r1',
  };
  return new ApiError(status, failure);
}
