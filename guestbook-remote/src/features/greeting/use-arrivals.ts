import { routes } from '@janur/data';
import { useEffect, useState } from 'react';
import { useApi } from '../../device/services.tsx';
import { type Arrival, createArrivals, showingTime } from './arrivals.ts';
import { followEvent } from './live.ts';

interface Show {
  /** The first one is on the screen. */
  readonly queue: readonly Arrival[];
  /** Since when. */
  readonly since: number;
}
const NOBODY: Show = { queue: [], since: 0 };

const joined = ({ queue, since }: Show, next: Arrival): Show => ({
  queue: [...queue, next],
  since: queue.length === 0 ? performance.now() : since,
});

/** Who is greeted now; those who came at the same moment follow one after the other. */
export function useArrivals(eventId: number): { arrival: Arrival | undefined; isConnected: boolean } {
  const api = useApi();
  const [{ queue, since }, setShow] = useState(NOBODY);
  const [isConnected, setIsConnected] = useState(false);
  const [arrival] = queue;

  useEffect(() => {
    let clockOffset = 0;
    const arrivals = createArrivals(() => Date.now() + clockOffset);
    const asking = new AbortController();

    async function skipThoseInside(cursor?: string): Promise<void> {
      const request = { params: { eventId }, query: cursor ? { cursor } : {} };
      const { data } = await api(routes.getGuestPack, request, { signal: asking.signal });
      clockOffset = Date.parse(data.now) - Date.now();
      arrivals.skip(data.guests);
      if (data.has_more) await skipThoseInside(data.cursor);
    }
    // without an answer the time of the check-in alone tells who has just come
    const skip = () => void skipThoseInside().catch(() => undefined);

    skip();
    const stop = followEvent({
      eventId,
      onOpen: () => setIsConnected(true),
      onLost: () => setIsConnected(false),
      on: {
        guest(guest) {
          const next = arrivals.arrivalIn(guest);
          if (next) setShow((show) => joined(show, next));
        },
        reset: skip,
      },
    });
    return () => {
      asking.abort();
      stop();
    };
  }, [api, eventId]);

  useEffect(() => {
    if (queue.length === 0) return undefined;
    // from when the guest appeared: others who come meanwhile must not hold the screen
    const left = showingTime(queue.length - 1) - (performance.now() - since);
    const timer = setTimeout(() => setShow({ queue: queue.slice(1), since: performance.now() }), Math.max(0, left));
    return () => clearTimeout(timer);
  }, [queue, since]);

  return { arrival, isConnected };
}
