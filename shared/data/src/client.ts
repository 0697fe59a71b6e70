import type { Endpoint, Failure, RequestOf, SuccessOf } from '@janur/contracts';
import ky, { type KyInstance } from 'ky';
import { ApiError, NetworkError } from './errors.ts';
import type { Route } from './route.ts';

export interface ApiOptions {
  /** `/api` unless told. */
  baseUrl?: string;
  /** Milliseconds until a call counts as lost; 10,000 unless told. */
  timeout?: number;
}

interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: Record<string, unknown>;
  body?: unknown;
}

export interface CallOptions {
  signal?: AbortSignal;
}

/**
 * Sends calls as the contracts describe them. Answers are the envelope; errors are `ApiError` (the server refused)
 * or `NetworkError` (no answer). Never retries by itself: who calls knows whether that is safe.
 */
export interface Api {
  <E extends Endpoint>(route: Route<E>, request: RequestOf<E>, options?: CallOptions): Promise<SuccessOf<E>>;
}

export function createApi({ baseUrl = '/api', timeout = 10_000 }: ApiOptions = {}): Api {
  const http = ky.create({ timeout, retry: 0, throwHttpErrors: false, credentials: 'same-origin' });
  return async function call<E extends Endpoint>(
    { method, path }: Route<E>,
    request: RequestOf<E>,
    options: CallOptions = {},
  ): Promise<SuccessOf<E>> {
    const parts: Parts = request;
    const response = await send(http, baseUrl + fill(path, parts.params), method, parts, options);
    const answer: unknown = await response.json().catch(() => undefined);
    if (!response.ok) throw new ApiError(response.status, asFailure(answer), retryAfter(response));
    return answer as SuccessOf<E>; // the server checks every answer against this endpoint's contract
  };
}

async function send(http: KyInstance, url: string, method: string, parts: Parts, { signal }: CallOptions) {
  try {
    return await http(url, {
      method,
      headers: textValues(parts.headers),
      searchParams: textValues(parts.query),
      ...(parts.body === undefined ? {} : { json: parts.body }),
      ...(signal ? { signal } : {}),
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new NetworkError(cause);
  }
}

function fill(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

function textValues(values: Record<string, unknown> = {}): Record<string, string> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

function asFailure(answer: unknown): Failure | undefined {
  const isFailure = typeof answer === 'object' && answer !== null && 'error' in answer && 'message' in answer;
  return isFailure ? (answer as Failure) : undefined; // the envelope of decisions §2
}

function retryAfter(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after'));
  return seconds > 0 ? seconds : undefined;
}
