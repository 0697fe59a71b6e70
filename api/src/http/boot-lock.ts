import { type Endpoint, ENDPOINTS } from '@janur/contracts';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { DOCS_PREFIX } from './docs.ts';

const KNOWN: ReadonlySet<Endpoint> = new Set(Object.values(ENDPOINTS));

/** The boot lock on authorisation: the server does not start with a route that no contract names. */
export function refuseUnknownRoutes(app: FastifyInstance, prefix: string): void {
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith(`${prefix}${DOCS_PREFIX}`)) return;
    if (!fulfilsContract(route, prefix)) {
      throw new Error(
        `${String(route.method)} ${route.url} has no contract: declare it in shared/contracts and mount it by endpoints(app)`,
      );
    }
  });
}

function fulfilsContract(route: RouteOptions, prefix: string): boolean {
  const endpoint = route.config?.endpoint;
  if (!endpoint || !KNOWN.has(endpoint) || route.url !== `${prefix}${endpoint.path}`) return false;
  return [route.method]
    .flat()
    .every((method) => method === endpoint.method || (method === 'HEAD' && endpoint.method === 'GET'));
}
