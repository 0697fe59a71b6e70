import type { FastifyInstance } from 'fastify';

/** What every answer of the API says to a browser. The API draws nothing, so it may load nothing. */
const HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};
const HSTS = 'max-age=31536000; includeSubDomains';

/** All of them, for an answer that is written past the router; its own cache-control is beside them. */
export const securityHeaders = (isHttps: boolean): Readonly<Record<string, string>> =>
  isHttps ? { ...HEADERS, 'strict-transport-security': HSTS } : HEADERS;

export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    for (const [name, value] of Object.entries(HEADERS)) {
      if (!reply.hasHeader(name)) void reply.header(name, value);
    }
    // Personal unless the route says otherwise: a cache on the way must never mix two guests.
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'private, no-store');
    if (request.protocol === 'https') void reply.header('strict-transport-security', HSTS);
  });
}
