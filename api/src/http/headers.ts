import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/index.ts';

type Headers = Readonly<Record<string, string>>;

/** What every answer of ours says to a browser, whatever it is; a route may say more, or something else. */
const EVERYWHERE: Headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // a page says what it may load; a file is no page, and nobody's frame
  'content-security-policy': "object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  // what runs in guests' pages shares no process with the staff's, though both may be of one site
  'origin-agent-cluster': '?1',
};

/** The API draws nothing, so it may load nothing; and a cache on the way must never mix two guests. */
export const API_HEADERS: Headers = {
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'cache-control': 'private, no-store',
};

const HSTS = 'max-age=31536000';

export function addSecurityHeaders(
  app: FastifyInstance,
  { publicOrigin, staffOrigin }: Pick<Config, 'publicOrigin' | 'staffOrigin'>,
  more: Headers = {},
): void {
  const headers = { ...EVERYWHERE, ...more };
  const ours = [publicOrigin, staffOrigin].map((origin) => origin && new URL(origin).hostname);
  // before anything else, so that every answer has them and a route may put its own in their place
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headers);
    // of every answer, so that whoever complains of one can name its line in the log
    void reply.header('x-request-id', request.id);
    // without other hosts of the domain where it is a couple's: it may have some that we do not serve
    const others = ours.includes(request.hostname) ? '; includeSubDomains' : '';
    if (request.protocol === 'https') void reply.header('strict-transport-security', HSTS + others);
    done();
  });
}
