import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sessionQuery } from '../data.ts';

const EVERY_MS = 5 * 60_000;

/** Whoever types for half an hour without a call is not away: the server hears of it now and then. */
export function useKeepAlive(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const stop = new AbortController();
    let heard = Date.now();
    const hear = () => {
      if (Date.now() - heard < EVERY_MS) return;
      heard = Date.now();
      void queries.invalidateQueries({ queryKey: sessionQuery.queryKey });
    };
    for (const deed of ['pointerdown', 'keydown']) addEventListener(deed, hear, { passive: true, signal: stop.signal });
    return () => stop.abort();
  }, [queries]);
}
