import type { IncomingHttpHeaders } from 'node:http';
import { encodedFor } from './compressed.ts';
import type { Page } from './invitation-page.ts';
import type { PageBody } from './page-cache.ts';

/** A page as it is written to one browser. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Null for 304: the browser has it. */
  readonly body: Buffer | null;
}

interface Asking {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}

/** The page in the best encoding that the browser takes; 304 when it has this one already. */
export function answerTo({ url, headers: asked }: Asking, page: Page, { body, csp }: PageBody): Answer {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    ...securityHeaders(url, csp),
    'cache-control': page.cacheKey === null ? 'private, no-store' : 'public, max-age=0, must-revalidate',
    vary: 'accept-encoding',
    etag: body.etag,
  };
  if (asked['if-none-match'] === body.etag) return { status: 304, headers, body: null };
  const { encoding, bytes } = encodedFor(asked['accept-encoding'] ?? '', body);
  return {
    status: page.status,
    headers: encoding ? { ...headers, 'content-encoding': encoding } : headers,
    body: bytes,
  };
}

function securityHeaders(url: string, csp: string): Record<string, string> {
  const readsCodes = ['/guest-book', '/dashboard/scan-login'].some((path) => url.startsWith(path));
  return {
    'content-security-policy': csp,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': `camera=(${readsCodes ? 'self' : ''}), microphone=(), geolocation=(), payment=()`,
  };
}
