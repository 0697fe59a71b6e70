import { ApiError } from '@janur/data/errors';
import type { EventDatabase } from '../database.ts';
import type { PartRecord } from '../records.ts';
import { saveList, savePage } from '../list-repository.ts';
import { keepPin } from '../pin-repository.ts';
import { readAll } from '../repository.ts';
import type { StoreServices } from '../services.ts';
import { pull } from './pull.ts';

export interface FetchToDisk {
  readonly services: Pick<StoreServices, 'api' | 'now' | 'newId'>;
  readonly database: EventDatabase;
  readonly eventId: number;
  readonly signal: AbortSignal;
  /** Called when a page is kept; what it throws ends the reading, and the next one goes on from there. */
  readonly onPage?: () => void;
}

/**
 * Brings the list of an event that is not open up to date, so that it opens with the network gone. Whether anything
 * changed; an event that is none of the caller's any more is left as it is.
 */
export async function fetchToDisk({ services, database, eventId, signal, onPage }: FetchToDisk): Promise<boolean> {
  const stored = await readAll(database, eventId, services.newId);
  const rows = new Map(stored.rows.map((row) => [row.id, row]));
  // what the server had answered before it made the list is in the list
  const covered = stored.journal.results.filter((result) => !result.is_covered);
  let part: PartRecord | undefined = stored.part;
  try {
    const pulled = await pull({
      api: services.api,
      eventId,
      signal,
      now: services.now,
      list: () => stored.list,
      part: () => part,
      row: (id) => rows.get(id),
      known: () => rows.size,
      onClock: () => undefined,
      onPin: (pin) => keepPin(database, pin),
      async keep(page) {
        await savePage(database, page);
        if (page.isFirst) rows.clear();
        for (const row of page.rows) rows.set(row.id, row);
        part = page.part;
        onPage?.();
      },
    });
    await saveList(database, { ...pulled, covered });
    return pulled.rows.length + pulled.removed.length + covered.length > 0;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 403 || error.status === 404)) return false;
    throw error;
  }
}
