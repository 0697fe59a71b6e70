import { queryOf, routes } from '@janur/data';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '../../data.ts';
import { useEventStream } from '../../parts/use-event-stream.ts';

/** A device that fell silent tells nobody of it. */
const ASK_EVERY_MS = 15_000;
/** However fast guests come, all of them are not counted anew more often. */
const PAUSE_MS = 2000;

/** The gates now: anew as guests come, and from time to time. */
export function useDoor(eventId: number) {
  const queries = useQueryClient();
  const params = { eventId };
  const soon = useRef<ReturnType<typeof setTimeout>>(undefined);
  const door = useQuery({
    ...queryOf(api, routes.getDoorNow, { params }),
    select: ({ data }) => data,
    refetchInterval: ASK_EVERY_MS,
  });
  const live = useEventStream(eventId, (kinds) => {
    if (!kinds.has('guest') && !kinds.has('reset')) return;
    soon.current ??= setTimeout(() => {
      soon.current = undefined;
      void queries.invalidateQueries({ queryKey: [routes.getDoorNow.path] });
    }, PAUSE_MS);
  });
  useEffect(
    () => () => {
      clearTimeout(soon.current);
      soon.current = undefined;
    },
    [],
  );
  return { door, live };
}
