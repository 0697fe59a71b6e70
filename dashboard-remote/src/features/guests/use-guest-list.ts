import type { listRsvpGuests, RequestOf, RsvpRecord, SuccessOf } from '@janur/contracts';
import { routes } from '@janur/data';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
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

/** The guest whose code the address names: from the list that is shown, else by itself. */
export function useGuestByCode(code: string | undefined, listed: readonly Guest[] | undefined): Guest | undefined {
  const known = listed?.find((guest) => guest.code === code);
  const [opened, setOpened] = useState(known);
  const asked = useQuery({
    ...guestsQuery({ search_query: code ?? '', limit: 10 }),
    enabled: code !== undefined && known === undefined,
  });
  const found = known ?? asked.data?.data.find((guest) => guest.code === code);
  if (found && found !== opened) setOpened(found);
  if (code === undefined) return undefined;
  // while the list is asked anew, the guest may be on none of its pages any more
  return found ?? (opened?.code === code ? opened : undefined);
}
