import type { listClients } from '@janur/contracts';
import type { RequestOf } from '@janur/contracts';
import { listParams, lowerCase, oneOf, text, urlState } from '../../parts/url-state.ts';
import type { ClientStatus } from '../../parts/client-status/client-status.ts';

type ListQuery = RequestOf<typeof listClients>['query'];
export type ClientOrder = ListQuery['order_by'];
export type Sort = `${ClientOrder}.${'asc' | 'desc'}`;

export const STATUSES = ['LIVE', 'LOCKED', 'HIDDEN', 'PAST'] as const satisfies readonly ClientStatus[];
/** Every way to sort, the default first. */
export const SORTS = [
  'event_date.asc',
  'event_date.desc',
  'client_name.asc',
  'client_name.desc',
  'user_name.asc',
  'user_name.desc',
  'created_at.desc',
  'created_at.asc',
] as const satisfies readonly Sort[];

/** What the list shows, as the address bar keeps it. */
export interface ClientSearch {
  search: string;
  status: ClientStatus | undefined;
  template: string | undefined;
  sort: Sort;
  page: number;
  limit: number;
}

const LIST = listParams();

export const clientSearch = urlState<ClientSearch>({
  search: LIST.search,
  status: oneOf('status', STATUSES, undefined, lowerCase),
  template: text('template', 60),
  sort: oneOf('sort', SORTS, SORTS[0]),
  page: LIST.page,
  limit: LIST.limit,
});

export function isNarrowed({ search, status, template }: ClientSearch): boolean {
  return search !== '' || status !== undefined || template !== undefined;
}

export function queryFromSearch({ search, status, template, sort, page, limit }: ClientSearch): ListQuery {
  const [order_by, direction] = sortParts(sort);
  return {
    page,
    limit,
    order_by,
    order_sorting_type: direction === 'asc' ? 'ASC' : 'DESC',
    ...(search && { search }),
    ...(status && { status }),
    ...(template && { template }),
  };
}

export function sortParts(sort: Sort): [ClientOrder, 'asc' | 'desc'] {
  return sort.split('.') as [ClientOrder, 'asc' | 'desc']; // a Sort is exactly these two, joined by a dot
}
