import { queryOf, routes } from '@janur/data';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { api } from '../data.ts';

/** The event that stands in the address, of whichever client. Undefined: one that is not there, or could not be asked for, is chosen anew. */
export function useListedEvent() {
  const [params] = useSearchParams();
  const id = Number(params.get('event'));
  const isChosen = Number.isSafeInteger(id) && id > 0;
  const query = useQuery({
    ...queryOf(api, routes.listEvents, { query: { event_id: id, limit: 1 } }),
    enabled: isChosen,
  });
  const [event] = query.data?.data ?? [];
  return { event: isChosen ? event : undefined, isWaiting: isChosen && query.isPending };
}
