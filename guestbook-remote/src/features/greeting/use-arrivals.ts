import { useEffect, useState } from 'react';
import { useEventStore } from '../../check-in/open-event.tsx';
import { type Arrival, createArrivals } from './arrivals.ts';
import { joinedBy, NOBODY, showingTime, turned, without } from './show.ts';

const runningNow = () => performance.now();

/** Who is greeted now, of one gate or of all: several at once where a crowd comes in. */
export function useArrivals(gate: string | undefined): readonly Arrival[] {
  const store = useEventStore();
  const [show, setShow] = useState(NOBODY);
  const { shown, since, waiting } = show;

  useEffect(() => {
    const arrivals = createArrivals({ store, gate, now: runningNow });
    return store.state.subscribe(({ revision }, before) => {
      if (revision === before.revision) return;
      const next = arrivals.next();
      const isIn = (key: string) => store.guest(key)?.is_checked_in !== false;
      setShow((now) => {
        const kept = without(now, isIn, runningNow());
        return next.length > 0 ? joinedBy(kept, next, runningNow()) : kept;
      });
    });
  }, [store, gate]);

  useEffect(() => {
    if (shown.length === 0) return undefined;
    // from when they appeared: others who come meanwhile must not hold the screen
    const left = showingTime(waiting.length) - (runningNow() - since);
    const timer = setTimeout(() => setShow((now) => turned(now, runningNow())), Math.max(0, left));
    return () => clearTimeout(timer);
  }, [shown, since, waiting]);

  return shown;
}
