import type { Endpoint, RequestOf, SuccessOf } from '@janur/contracts';
import { NetworkError } from './errors.ts';
import type { Route } from './route.ts';
import { fill, refusalOf, textValues } from './wire.ts';

export interface UploaderOptions {
  /** `/api` unless told. */
  baseUrl?: string;
  /** Milliseconds without any progress until an upload counts as lost; 90,000 unless told: the server draws pictures anew. */
  patience?: number;
}

export interface UploadOptions {
  /** Cancels the upload; it is then rejected with the signal's reason. */
  signal?: AbortSignal;
  /** In place of the uploader's own patience, in milliseconds. */
  patience?: number;
  /** How much has left, 0 to 1. At 1 the server is at work. */
  onProgress?: (sent: number) => void;
}

/** An endpoint whose body is a form with files. */
export type FileEndpoint = Endpoint & { readonly files: NonNullable<Endpoint['files']> };

/**
 * Sends files as the contracts describe them, and tells how far it is. Answers and errors are those of `Api`: `ApiError`
 * when the server refused, `NetworkError` when no answer came. Nothing is sent twice by itself.
 */
export interface Uploader {
  <E extends FileEndpoint>(route: Route<E>, request: RequestOf<E>, options?: UploadOptions): Promise<SuccessOf<E>>;
}

interface Parts {
  params?: Record<string, unknown>;
  headers?: Record<string, unknown>;
  body?: Record<string, unknown>;
}

export function createUploader({ baseUrl = '/api', patience = 90_000 }: UploaderOptions = {}): Uploader {
  return async function upload<E extends FileEndpoint>(
    { method, path }: Route<E>,
    request: RequestOf<E>,
    options: UploadOptions = {},
  ): Promise<SuccessOf<E>> {
    const { params, headers, body }: Parts = request;
    const answer = await send(
      {
        method,
        url: baseUrl + fill({ method, path }, params),
        headers: textValues(headers),
        form: formOf(body),
        patience: options.patience ?? patience,
      },
      options,
    );
    return answer as SuccessOf<E>; // the server checks every answer against this endpoint's contract
  };
}

function formOf(body: Record<string, unknown> = {}): FormData {
  const form = new FormData();
  const isFile = (value: unknown): value is Blob => value instanceof Blob;
  const fields = Object.entries(body).filter(([, value]) => !isFile(value));
  for (const [name, value] of Object.entries(textValues(Object.fromEntries(fields)))) form.append(name, value);
  // files last: a server that reads the form in its order knows what they are for
  for (const [name, value] of Object.entries(body)) if (isFile(value)) form.append(name, value);
  return form;
}

interface Sending {
  method: string;
  url: string;
  headers: Record<string, string>;
  form: FormData;
  patience: number;
}

/** By XMLHttpRequest: `fetch` tells nothing of what has left. */
function send(
  { method, url, headers, form, patience }: Sending,
  { signal, onProgress }: UploadOptions,
): Promise<unknown> {
  if (signal?.aborted) return Promise.reject(signal.reason);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout>;
    const lose = (cause: unknown) => finish(() => reject(new NetworkError(cause)));
    const cancel = () => {
      finish(() => reject(signal?.reason));
      request.abort();
    };
    function wait() {
      clearTimeout(timer);
      timer = setTimeout(() => {
        lose(new Error(`no progress for ${patience} ms`));
        request.abort();
      }, patience);
    }
    function finish(settle: () => void) {
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
      settle();
    }
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      wait();
      if (total > 0) onProgress?.(Math.min(1, loaded / total));
    });
    request.upload.addEventListener('load', () => {
      wait();
      onProgress?.(1);
    });
    request.addEventListener('load', () => {
      const { status } = request;
      const answer = jsonOf(request.responseText);
      if (status >= 200 && status < 300 && answer !== undefined) finish(() => resolve(answer));
      else finish(() => reject(refusalOf(status, answer, request.getResponseHeader('retry-after'))));
    });
    request.addEventListener('error', () => lose(new Error('the connection was lost')));
    signal?.addEventListener('abort', cancel);
    wait();
    request.send(form);
  });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // a page of some proxy in between: an answer without an envelope
    return undefined;
  }
}
