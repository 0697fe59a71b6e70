import type { Endpoint } from '../endpoint.ts';
import * as adminClients from './admin-clients.ts';
import * as auth from './auth.ts';
import * as guestBook from './guest-book.ts';
import * as health from './health.ts';
import { getClientBySlug, getLock, getMeta, listSlugs } from './public-clients.ts';
import { submitRsvp } from './rsvp.ts';
import * as templates from './templates.ts';
import * as wishes from './wishes.ts';

export * from './admin-clients.ts';
export * from './auth.ts';
export * from './guest-book.ts';
export * from './health.ts';
export * from './public-clients.ts';
export * from './rsvp.ts';
export * from './templates.ts';
export * from './wishes.ts';

/** Every call of the API by its name. The server refuses to boot with a route that stands not here. */
export const ENDPOINTS: Readonly<Record<string, Endpoint>> = {
  ...endpointsOf(adminClients),
  ...endpointsOf(auth),
  ...endpointsOf(guestBook),
  ...endpointsOf(health),
  getClientBySlug,
  getLock,
  getMeta,
  listSlugs,
  submitRsvp,
  ...endpointsOf(templates),
  ...endpointsOf(wishes),
};

/** The endpoints among a module's exports; what else it exports (schemas, lists) is left out. */
function endpointsOf(module: Readonly<Record<string, unknown>>): Record<string, Endpoint> {
  return Object.fromEntries(
    Object.entries(module).filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1])),
  );
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
}
