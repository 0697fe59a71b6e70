import { queryOf, routes } from '@janur/data';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../data.ts';

export const SESSIONS_KEY = [routes.listSessions.path];

export const useSessions = () => useQuery(queryOf(api, routes.listSessions, {}));

/** Logs one device out, or all others. */
export function useEndSession() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (which: number | 'others'): Promise<void> => {
      if (which === 'others') await api(routes.endOtherSessions, {});
      else await api(routes.endSession, { params: { sessionId: which } });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: SESSIONS_KEY }),
  });
}
