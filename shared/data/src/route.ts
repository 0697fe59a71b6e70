import type { Endpoint } from '@janur/contracts';

/**
 * Where an endpoint is, without its schemas: pages that send a call need not load zod.
 * The compiler holds method and path to the contract: `route<typeof listWishes>('GET', '/public/wishes/:clientId')`.
 */
export interface Route<E extends Endpoint> {
  readonly method: E['method'];
  readonly path: E['path'];
  /** Only for the compiler. */
  readonly endpoint?: E;
}

export function route<E extends Endpoint>(method: E['method'], path: E['path']): Route<E> {
  return { method, path };
}
