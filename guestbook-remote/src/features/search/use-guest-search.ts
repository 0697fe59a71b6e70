import type { GuestBookGuest } from '@janur/contracts';
import { routes } from '@janur/data';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../device/services.tsx';
import { isWholePhoneNumber } from './phone.ts';

const DEBOUNCE_MS = 250;
const PAGE = 20;

/** Guests by a part of name, phone or code, while it is being typed. A whole phone number is found in any spelling. */
export function useGuestSearch(eventId: number, typed: string) {
  const api = useApi();
  const search = useSettled(typed.trim());
  const byPhone = isWholePhoneNumber(search);

  const phone = useQuery({
    queryKey: [routes.findGuestByPhone.path, eventId, search],
    queryFn: ({ signal }) =>
      api(routes.findGuestByPhone, { body: { event_id: eventId, phone_number: search } }, { signal }),
    enabled: byPhone,
  });
  const pages = useInfiniteQuery({
    queryKey: [routes.searchGuests.path, eventId, search],
    queryFn: ({ pageParam, signal }) =>
      api(routes.searchGuests, { query: { eventId, search, page: pageParam, limit: PAGE } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => meta.next_page,
    enabled: search !== '' && !byPhone,
    placeholderData: (previous) => previous,
  });

  const query = byPhone ? phone : pages;
  const guests: GuestBookGuest[] | undefined = byPhone
    ? phone.data?.data
    : pages.data?.pages.flatMap(({ data }) => data);
  return {
    guests: search === '' ? undefined : guests,
    total: byPhone ? phone.data?.data.length : pages.data?.pages[0]?.meta.total_data,
    error: query.error,
    retry: () => void query.refetch(),
    showMore: !byPhone && pages.hasNextPage ? () => void pages.fetchNextPage() : undefined,
  };
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
