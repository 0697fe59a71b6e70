import { useQueryClient } from '@tanstack/react-query';
import { HEADCOUNT_KEY } from '../../parts/use-headcount.ts';
import { hostQuery } from '../../parts/use-host.ts';
import { routes } from '@janur/data';
import { GUESTS_KEY } from './use-guest-list.ts';

/** Whatever tells of guests is asked anew. */
export function useRefreshGuests(): () => Promise<unknown> {
  const queries = useQueryClient();
  return () =>
    Promise.all(
      [
        GUESTS_KEY,
        HEADCOUNT_KEY,
        hostQuery.queryKey,
        [routes.listAnswerHistory.path],
        [routes.listGuestChanges.path],
      ].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
}
