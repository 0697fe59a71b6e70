import type { Endpoint, RequestOf, SuccessOf } from '@janur/contracts';
import ky, { type KyInstance } from 'ky';
import { NetworkError } from './errors.ts';
import type { Route } from './route.ts';
import { fill, refusalOf, textValues } from './wire.ts';

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
  /** In place of the client's own timeout, in milliseconds: for what takes the server long. */
  timeout?: number;
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
    route: Route<E>,
    request: RequestOf<E>,
    options: CallOptions = {},
  ): Promise<SuccessOf<E>> {
    const parts: Parts = request;
    const response = await send(http, baseUrl + fill(route, parts.params), route.method, parts, options);
    const answer: unknown = await response.json().catch((cause: unknown) => {
      if (options.signal?.aborted) throw cause;
      return undefined;
    });
    if (!response.ok) throw refusalOf(response.status, answer, response.headers.get('retry-after'));
    // half an answer, or the log-in page of a hotel's Wi-Fi: the server may have done it or never heard of it
    if (!isEnvelope(answer)) throw new NetworkError(`${response.status} without an answer of ours`);
    return answer as SuccessOf<E>; // the server checks every answer against this endpoint's contract
  };
}

const isEnvelope = (answer: unknown): boolean => typeof answer === 'object' && answer !== null && 'data' in answer;

async function send(http: KyInstance, url: string, method: string, parts: Parts, { signal, timeout }: CallOptions) {
  try {
    return await http(url, {
      method,
      headers: textValues(parts.headers),
      searchParams: textValues(parts.query),
      ...(parts.body === undefined ? {} : { json: parts.body }),
      ...(signal ? { signal } : {}),
      ...(timeout ? { timeout } : {}),
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new NetworkError(cause);
  }
}
