import type { Wish } from '@janur/contracts';
import { routes } from '@janur/data';
import { useEffect, useState } from 'react';
import { useApi } from '../../device/services.tsx';
import { followEvent } from './live.ts';

/** As many as a hall can read at once. */
export const ON_SCREEN = 6;
const TURN_MS = 14_000;
/** The latest ones: what nobody reads in an evening need not be here. */
const KEPT = 100;

/** The wishes on the screen now. All take turns; one that is just written comes first, at once. */
export function useWishes({ clientId, eventId }: { clientId: number; eventId: number }) {
  const api = useApi();
  const [wishes, setWishes] = useState<readonly Wish[]>([]);
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    const asking = new AbortController();
    async function read() {
      const request = { params: { clientId }, query: { limit: KEPT }, headers: {} };
      const { data } = await api(routes.listWishes, request, { signal: asking.signal });
      setWishes((known) => merged(data, known));
    }
    const refresh = () => void read().catch(() => undefined);
    const stop = followEvent({
      eventId,
      // each time it opens: what was written while it was away is in the list
      onOpen: refresh,
      onLost: () => undefined,
      on: {
        wish(wish) {
          setWishes((known) => merged([wish], known));
          // one that the hosts answered is no new one
          if (!wish.answer) setTurn(0);
        },
        reset: refresh,
      },
    });
    refresh();
    return () => {
      asking.abort();
      stop();
    };
  }, [api, clientId, eventId]);

  useEffect(() => {
    const timer = setTimeout(() => setTurn(turn + 1), TURN_MS);
    return () => clearTimeout(timer);
  }, [turn]);

  return { shown: shownAt(wishes, turn), turn };
}

/** Newest first, each once. */
export function merged(some: readonly Wish[], known: readonly Wish[]): Wish[] {
  const byId = new Map([...known, ...some].map((wish) => [wish.id, wish]));
  return [...byId.values()].toSorted((one, other) => other.created_at.localeCompare(one.created_at)).slice(0, KEPT);
}

export function shownAt(wishes: readonly Wish[], turn: number): Wish[] {
  const pages = Math.max(1, Math.ceil(wishes.length / ON_SCREEN));
  const from = (turn % pages) * ON_SCREEN;
  return wishes.slice(from, from + ON_SCREEN);
}
