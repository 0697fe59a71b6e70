import { routes } from '@janur/data';
import { useQuery } from '@tanstack/react-query';
import { api } from '../data.ts';

/** Below it stands whatever is asked of answers that wait. */
export const WAITING_KEY = [routes.listWaitingAnswers.path];

/** How many answers of strangers wait for whoever is logged in. */
export function useWaitingCount(): number {
  const { data } = useQuery({
    queryKey: [...WAITING_KEY, 'count'],
    queryFn: ({ signal }) => api(routes.listWaitingAnswers, { query: { page: 1, limit: 1 } }, { signal }),
  });
  return data?.meta.total_data ?? 0;
}
