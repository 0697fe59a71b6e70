import type { listClients } from '@janur/contracts';
import type { RequestOf } from '@janur/contracts';
import { PAGE_SIZES } from '../../parts/page-sizes.ts';

type ListQuery = RequestOf<typeof listClients>['query'];
export type ClientOrder = ListQuery['order_by'];
export type ClientStatus = NonNullable<ListQuery['status']>;
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

const DEFAULTS: ClientSearch = {
  search: '',
  status: undefined,
  template: undefined,
  sort: SORTS[0],
  page: 1,
  limit: PAGE_SIZES[0],
};

/** Reads the address bar; what it does not understand counts as not said. */
export function searchFromParams(params: URLSearchParams): ClientSearch {
  const page = Number(params.get('page'));
  return {
    search: (params.get('q') ?? '').trim().slice(0, 100),
    status: STATUSES.find((status) => status.toLowerCase() === params.get('status')),
    template: params.get('template')?.slice(0, 60) || undefined,
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? DEFAULTS.sort,
    page: Number.isInteger(page) && page > 0 ? page : DEFAULTS.page,
    limit: PAGE_SIZES.find((size) => size === Number(params.get('limit'))) ?? DEFAULTS.limit,
  };
}

/** Writes the address bar; defaults stay unsaid. */
export function paramsFromSearch(search: ClientSearch): URLSearchParams {
  const params = new URLSearchParams();
  if (search.search) params.set('q', search.search);
  if (search.status) params.set('status', search.status.toLowerCase());
  if (search.template) params.set('template', search.template);
  if (search.sort !== DEFAULTS.sort) params.set('sort', search.sort);
  if (search.page !== DEFAULTS.page) params.set('page', String(search.page));
  if (search.limit !== DEFAULTS.limit) params.set('limit', String(search.limit));
  return params;
}

/** A changed search starts again on its first page, unless the page is what changed. */
export function changed(search: ClientSearch, change: Partial<ClientSearch>): ClientSearch {
  return { ...search, page: 1, ...change };
}

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
