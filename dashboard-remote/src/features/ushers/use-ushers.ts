import type { DataOf, listUshers, RequestOf } from '@janur/contracts';
import { queryOf, routes } from '@janur/data';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../data.ts';
import { listParams, type ListSearch, oneOf, urlState } from '../../parts/url-state.ts';

export type Usher = DataOf<typeof listUshers>[number];

/** Below it stand all pages of all searches; who changes an usher makes them ask anew. */
export const USHERS_KEY = [routes.listUshers.path];

export const ROLES = ['FULL', 'SCAN_ONLY', 'GREETING'] as const;
export const ACCOUNTS = ['open', 'closed'] as const;

export interface UsherSearch extends ListSearch {
  readonly role: (typeof ROLES)[number] | undefined;
  readonly account: (typeof ACCOUNTS)[number] | undefined;
}

const LIST = listParams();

export const usherSearch = urlState<UsherSearch>({
  search: LIST.search,
  role: oneOf('role', ROLES, undefined),
  account: oneOf('account', ACCOUNTS, undefined),
  page: LIST.page,
  limit: LIST.limit,
});

export function useUshers({ search, role, account, page, limit }: UsherSearch) {
  const query: RequestOf<typeof listUshers>['query'] = {
    page,
    limit,
    ...(search && { search }),
    ...(role && { guest_book_role: role }),
    ...(account && { is_active: account === 'open' ? 'true' : 'false' }),
  };
  return useQuery({ ...queryOf(api, routes.listUshers, { query }), placeholderData: keepPreviousData });
}
