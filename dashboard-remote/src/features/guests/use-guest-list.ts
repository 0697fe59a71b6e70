import type { listRsvpGuests, RequestOf, RsvpRecord, SuccessOf } from '@janur/contracts';
import { routes } from '@janur/data';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../data.ts';
import { useUrlState } from '../../parts/url-state.ts';
import { bodyFromSearch, type GuestSearch, guestSearch } from './guest-search.ts';

export type GuestAnswer = SuccessOf<typeof listRsvpGuests>;
export type Guest = RsvpRecord;

/** Below it stand all pages of all searches; who changes a guest makes them ask anew. */
export const GUESTS_KEY = [routes.listRsvpGuests.path];

export const guestsQuery = (body: RequestOf<typeof listRsvpGuests>['body']) => ({
  queryKey: [...GUESTS_KEY, body],
  queryFn: ({ signal }: { signal: AbortSignal }) => api(routes.listRsvpGuests, { body }, { signal }),
});

export const useGuestSearch = () => useUrlState(guestSearch);

export const useGuestList = (search: GuestSearch) =>
  useQuery({ ...guestsQuery(bodyFromSearch(search)), placeholderData: keepPreviousData });
