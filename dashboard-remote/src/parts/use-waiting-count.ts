import { routes } from '@janur/data';
import { useQuery } from '@tanstack/react-query';
import { api } from '../data.ts';
import { useMay } from '../session/may.tsx';

/** Below it stands whatever is asked of answers that wait. */
export const WAITING_KEY = [routes.listWaitingAnswers.path];

/** How many answers of strangers wait for whoever is logged in. */
export function useWaitingCount(): number {
  const may = useMay();
  const { data } = useQuery({
    enabled: may('listWaitingAnswers'),
    queryKey: [...WAITING_KEY, 'count'],
    queryFn: ({ signal }) => api(routes.listWaitingAnswers, { query: { page: 1, limit: 1 } }, { signal }),
  });
  return data?.meta.total_data ?? 0;
}
