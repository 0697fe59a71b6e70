import type { Endpoint, RequestOf, SuccessOf } from '@janur/contracts';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from './client.ts';
import type { Route } from './route.ts';

/** react-query's options for one GET: its key is the path and what was asked. */
export function queryOf<E extends Endpoint & { method: 'GET' }>(api: Api, route: Route<E>, request: RequestOf<E>) {
  return queryOptions<SuccessOf<E>>({
    queryKey: [route.path, request],
    queryFn: ({ signal }) => api(route, request, { signal }),
  });
}
