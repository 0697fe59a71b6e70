import { queryOf, routes } from '@janur/data';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../data.ts';

/** The program writes once a second. */
const ASK_EVERY_MS = 1000;
/** Another organiser may have started one. */
const LOOK_EVERY_MS = 15_000;

/** The latest rehearsal of an event, anew each second while it is played; null before the first. */
export function useRehearsal(eventId: number) {
  const queries = useQueryClient();
  const query = queryOf(api, routes.getRehearsal, { params: { eventId } });
  const rehearsal = useQuery({
    ...query,
    refetchInterval: ({ state }) => (isPlayed(state.data?.data?.state) ? ASK_EVERY_MS : LOOK_EVERY_MS),
  });
  return {
    rehearsal,
    askAgain: () => queries.invalidateQueries({ queryKey: query.queryKey }),
  };
}

export const isPlayed = (state: string | undefined): boolean => state === 'STARTING' || state === 'RUNNING';
