import type { Failure } from '@janur/contracts';
import { ApiError, RequiredParameterError } from './errors.ts';

interface Call {
  readonly method: string;
  readonly path: string;
}

/** The path of a call with its parameters in it; throws `RequiredParameterError` where one is missing. */
export function fill({ method, path }: Call, params: Record<string, unknown> = {}): string {
  const values = textValues(params);
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = values[name];
    if (!value) throw new RequiredParameterError(`params.${name}`, `${method} ${path}`);
    return encodeURIComponent(value);
  });
}

/** What is given of these, as texts. */
export function textValues(values: Record<string, unknown> = {}): Record<string, string> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

/** The error of an answer that is no success; an answer that is no envelope has no reason. */
export function refusalOf(status: number, answer: unknown, retryAfter: string | null): ApiError {
  const seconds = Number(retryAfter);
  return new ApiError(status, asFailure(answer), seconds > 0 ? seconds : undefined);
}

function asFailure(answer: unknown): Failure | undefined {
  const isFailure = typeof answer === 'object' && answer !== null && 'error' in answer && 'message' in answer;
  return isFailure ? (answer as Failure) : undefined; // the envelope of decisions §2
}
