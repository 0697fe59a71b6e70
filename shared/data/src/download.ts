import type { Endpoint, RequestOf } from '@janur/contracts';
import { NetworkError } from './errors.ts';
import type { Route } from './route.ts';
import { fill, refusalOf, textValues } from './wire.ts';

/** An endpoint that answers with a file. */
export type DownloadEndpoint = Endpoint & { readonly produces: readonly [string, ...string[]] };

export interface DownloadedFile {
  /** As the server calls it; undefined when it does not. */
  readonly name: string | undefined;
  readonly blob: Blob;
}

export interface DownloadOptions {
  /** Cancels the download; it is then rejected with the signal's reason. */
  signal?: AbortSignal;
  /** How many bytes have come. The server makes the file while it sends it, so nobody knows of how many. */
  onProgress?: (bytes: number) => void;
  /** The media type that is wanted, the endpoint's first unless told. */
  accept?: string;
}

/**
 * Fetches files as the contracts describe them. Errors are those of `Api`: `ApiError` when the server refused,
 * `NetworkError` when no answer came or it broke off. Half a file is never given.
 */
export interface Downloader {
  <E extends DownloadEndpoint>(
    route: Route<E>,
    request: RequestOf<E>,
    options?: DownloadOptions,
  ): Promise<DownloadedFile>;
}

interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

export function createDownloader({ baseUrl = '/api' }: { baseUrl?: string } = {}): Downloader {
  return async function download<E extends DownloadEndpoint>(
    { method, path }: Route<E>,
    request: RequestOf<E>,
    { signal, onProgress, accept }: DownloadOptions = {},
  ): Promise<DownloadedFile> {
    const { params, query, body }: Parts = request;
    const search = new URLSearchParams(textValues(query)).toString();
    const url = baseUrl + fill({ method, path }, params) + (search && `?${search}`);
    try {
      const response = await fetch(url, {
        method,
        credentials: 'same-origin',
        headers: {
          ...(accept === undefined ? {} : { accept }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        ...(signal ? { signal } : {}),
      });
      if (!response.ok) {
        const answer: unknown = await response.json().catch(() => undefined);
        throw refusalOf(response.status, answer, response.headers.get('retry-after'));
      }
      return { name: nameOf(response.headers.get('content-disposition')), blob: await read(response, onProgress) };
    } catch (cause) {
      if (signal?.aborted || (cause instanceof Error && cause.name === 'ApiError')) throw cause;
      throw new NetworkError(cause);
    }
  };
}

async function read(response: Response, onProgress: DownloadOptions['onProgress']): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = response.body?.getReader();
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done || !value) break;
    chunks.push(value);
    bytes += value.length;
    onProgress?.(bytes);
  }
  return new Blob(chunks, { type: response.headers.get('content-type') ?? '' });
}

/** `attachment; filename="guests.xlsx"`, or the name in `filename*`, which wins (RFC 6266). */
function nameOf(disposition: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded) return decodeURIComponent(encoded.trim());
  return /filename="([^"]+)"/i.exec(disposition ?? '')?.[1];
}
