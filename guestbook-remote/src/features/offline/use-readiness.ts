import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useServices } from '../../device/services.tsx';
import { usePreferences } from '../../device/preferences.ts';
import { type ClientEvent, type EventStore, prepareEvents, readReadiness } from '../../event-store/index.ts';

const KEY = ['offline-readiness'];
/** The open event's store and other tabs fetch lists too. */
const LOOK_AGAIN_MS = 2000;

/** What this device could do without a network, by event; undefined until it has looked. */
export function useReadiness() {
  const services = useServices();
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: () => readReadiness(services),
    refetchInterval: LOOK_AGAIN_MS,
  });
  return data;
}

export type Preparation = 'running' | 'done' | 'failed';

/**
 * Fetches the lists of the day's events from when it is first shown, and again when asked to. An event whose store is open
 * fetches its own.
 */
export function usePreparation(events: readonly ClientEvent[] | undefined, store?: EventStore) {
  const services = useServices();
  const queries = useQueryClient();
  const chosen = usePreferences((preferences) => preferences.eventId);
  const [state, setState] = useState<Preparation>('running');
  const leaving = useRef<AbortController>(undefined);

  const prepare = useCallback(() => {
    if (!events) return;
    leaving.current?.abort();
    const { signal } = (leaving.current = new AbortController());
    const onProgress = () => void queries.invalidateQueries({ queryKey: KEY });
    setState('running');
    const own = store?.sync();
    const others = prepareEvents(services, { events, chosen, but: store?.eventId, signal, onProgress });
    Promise.all([own, others]).then(
      () => !signal.aborted && setState('done'),
      () => !signal.aborted && setState('failed'),
    );
  }, [services, queries, events, chosen, store]);

  useEffect(() => {
    prepare();
    return () => leaving.current?.abort();
  }, [prepare]);

  return { state, prepare };
}
