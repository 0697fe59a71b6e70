import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The id a proxy or a caller gave the request, when it is one that a log line can carry; else a new one. */
export function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
