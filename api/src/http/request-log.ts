import type { FastifyInstance, FastifyRequest } from 'fastify';
import { loggable } from '../lib/errors.ts';

/**
 * One line a request. It names the route and not the address, because addresses hold guests' codes, names and numbers.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, url } = request.routeOptions;
    const responseTime = Math.round(reply.elapsedTime);
    request.log.info(
      { method: method ?? request.method, route: url, status: reply.statusCode, responseTime },
      'request',
    );
    done();
  });
}

/** What a line of level 50 says of a request that failed: where, by its route, and why. */
export const faultAt = ({ routeOptions }: FastifyRequest, error: unknown): Record<string, unknown> => ({
  method: routeOptions.method,
  route: routeOptions.url,
  err: loggable(error),
});
