import { type FastifyBaseLogger, LogController } from 'fastify';
import type { Config } from '../config/index.ts';
import { requestId } from './request-id.ts';

/** What the API and the pages have in common: whose address a request bears, its id, and what is logged of it. */
export function serverOptions({ trustedProxies }: Config, logger?: FastifyBaseLogger) {
  return {
    ...(logger ? { loggerInstance: logger } : {}),
    genReqId: requestId,
    logController: new LogController({ disableRequestLogging: true }), // logRequests says it without what is private
    trustProxy: (_address: string, hop: number) => hop < trustedProxies,
    // Requests in flight end, new ones hear that they should come again.
    return503OnClosing: true,
  };
}
