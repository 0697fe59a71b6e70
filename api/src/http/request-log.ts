import type { FastifyInstance } from 'fastify';

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
