import type { Changes } from '../../lib/changes.ts';
import type { Database } from '../../db/connection.ts';
import { HOUSEKEEPING } from '../../access/access.ts';
import { type EventKey, listLastChanges } from './change-queries.ts';

/** How late this process hears of what another one wrote. */
export const POLL_EVERY_MS = 500;

/**
 * Polls whether other processes wrote something of the events that somebody listens to here: one small query for all of
 * them, however many listen. It announces the change like one of this process.
 */
export interface ChangePoller {
  /** Returns how to stop. */
  watch(event: EventKey): () => void;
}

export function createChangePoller(
  db: Database,
  { changes, onFault }: { changes: Changes; onFault: (error: unknown) => void },
): ChangePoller {
  const watched = new Map<number, { event: EventKey; listeners: number; last: string | undefined; isFresh: boolean }>();
  let timer: NodeJS.Timeout | undefined;
  let isBusy = false;

  return {
    watch(event) {
      const one = watched.get(event.id) ?? { event, listeners: 0, last: 'never polled', isFresh: false };
      one.listeners += 1;
      watched.set(event.id, one);
      timer ??= setInterval(() => void poll(), POLL_EVERY_MS);
      return () => {
        one.listeners -= 1;
        if (one.listeners === 0) watched.delete(event.id);
        if (watched.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
  };

  async function poll(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    try {
      const lasts = await listLastChanges(
        db,
        HOUSEKEEPING,
        [...watched.values()].map(({ event }) => event),
      );
      for (const one of watched.values()) notice(one, lasts.get(one.event.id));
    } catch (error) {
      onFault(error);
    } finally {
      isBusy = false;
    }
  }

  /** What was stamped before the last change may be committed after it: so each change is told of once more at the next poll. */
  function notice(
    one: { event: EventKey; last: string | undefined; isFresh: boolean },
    last: string | undefined,
  ): void {
    const isChanged = last !== one.last;
    if (isChanged || one.isFresh) changes.announce(one.event.client_id);
    one.isFresh = isChanged;
    one.last = last;
  }
}
