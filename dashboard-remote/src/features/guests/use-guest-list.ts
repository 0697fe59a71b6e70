import type { listRsvpGuests, RequestOf, RsvpRecord, SuccessOf } from '@janur/contracts';
import { routes } from '@janur/data';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { api } from '../../data.ts';
import { bodyFromSearch, changed, type GuestSearch, paramsFromSearch, searchFromParams } from './guest-search.ts';

export type GuestAnswer = SuccessOf<typeof listRsvpGuests>;
export type Guest = RsvpRecord;

/** Below it stand all pages of all searches; who changes a guest makes them ask anew. */
export const GUESTS_KEY = [routes.listRsvpGuests.path];

export const guestsQuery = (body: RequestOf<typeof listRsvpGuests>['body']) => ({
  queryKey: [...GUESTS_KEY, body],
  queryFn: ({ signal }: { signal: AbortSignal }) => api(routes.listRsvpGuests, { body }, { signal }),
});

export function useGuestSearch() {
  const [params, setParams] = useSearchParams();
  const search = searchFromParams(params);
  return {
    search,
    hrefOf: (change: Partial<GuestSearch>) => `?${paramsFromSearch(changed(search, change)).toString()}`,
    change: (change: Partial<GuestSearch>, options?: { replace: boolean }) =>
      setParams((now) => paramsFromSearch(changed(searchFromParams(now), change)), options),
  };
}

export const useGuestList = (search: GuestSearch) =>
  useQuery({ ...guestsQuery(bodyFromSearch(search)), placeholderData: keepPreviousData });
