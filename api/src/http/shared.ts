/** What whoever serves pages beside the API does as the API does it. */
export { originOf, type Side } from '../access/origins.ts';
export { sessionCookie } from '../access/session-cookie.ts';
export { addSecurityHeaders } from './headers.ts';
export { type Encoding, namesTag, preferredEncoding } from './negotiation.ts';
export { faultAt, logRequests } from './request-log.ts';
export { serverOptions } from './server-options.ts';
export { cutSlowBodies } from './slow-bodies.ts';
