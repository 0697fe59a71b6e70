import type { Failure } from '@janur/contracts';
import { ApiError } from './errors.ts';

/** The path of a call with its parameters in it. */
export function fill(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
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
