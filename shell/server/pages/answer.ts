import { namesTag, preferredEncoding } from '@janur/api/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Page } from './page.ts';
import type { PageBody } from './page-cache.ts';

/** Sends the page in the best encoding that the browser takes; 304 when it has this one already. */
export function sendPage(
  { url, headers: asked }: FastifyRequest,
  reply: FastifyReply,
  page: Page,
  { csp, etag, bytes }: PageBody,
): FastifyReply {
  void reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': csp,
    'permissions-policy': `camera=(${readsCodes(url) ? 'self' : ''}), microphone=(), geolocation=(), payment=()`,
    'cache-control': page.isPublic ? 'public, max-age=0, must-revalidate' : 'private, no-store',
    vary: 'accept-encoding',
  });
  // RFC 9211: kept, and out of date for so many seconds; whoever asks again may get the guest's own
  if (page.staleFor !== undefined)
    void reply.headers({ 'cache-status': `Janur; hit; ttl=-${page.staleFor}`, 'cache-control': 'no-store' });
  if (page.retryAfter !== undefined) void reply.header('retry-after', page.retryAfter);
  if (etag !== null) {
    void reply.header('etag', etag);
    if (namesTag(asked['if-none-match'], etag)) return reply.code(304).send();
  }
  const encoding = preferredEncoding(asked);
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.code(page.status).send(bytes(encoding));
}

const readsCodes = (url: string): boolean =>
  ['/guest-book', '/dashboard/scan-login'].some((path) => url.startsWith(path));
