import type { DataOf, listUshers, RequestOf } from '@janur/contracts';
import { queryOf, routes } from '@janur/data';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../data.ts';
import type { ListSearch } from '../../parts/list-search.ts';

export type Usher = DataOf<typeof listUshers>[number];

/** Below it stand all pages of all searches; who changes an usher makes them ask anew. */
export const USHERS_KEY = [routes.listUshers.path];

export const ROLES = ['FULL', 'SCAN_ONLY'] as const;
export const FILTERS = { role: ROLES, account: ['open', 'closed'] } as const;
export type UsherSearch = ListSearch<typeof FILTERS>;

export function useUshers({ search, chosen, page, limit }: UsherSearch) {
  const query: RequestOf<typeof listUshers>['query'] = {
    page,
    limit,
    ...(search && { search }),
    ...(chosen.role && { guest_book_role: chosen.role }),
    ...(chosen.account && { is_active: chosen.account === 'open' ? 'true' : 'false' }),
  };
  return useQuery({ ...queryOf(api, routes.listUshers, { query }), placeholderData: keepPreviousData });
}
