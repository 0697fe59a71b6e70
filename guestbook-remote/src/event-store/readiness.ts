import { openDatabase } from './database.ts';
import { eventsOfDay } from './events-of-day.ts';
import type { ClientEvent } from './event-store.ts';
import type { ClockRecord, ListRecord, PartRecord } from './records.ts';
import { readLists } from './list-repository.ts';
import { readClock } from './repository.ts';
import type { StoreServices } from './services.ts';
import { fetchToDisk } from './sync/fetch-to-disk.ts';
import { inTurn } from './sync/scheduler.ts';

/** How far an event can go on with the network gone. */
export type OfflineReadiness =
  /** The whole list is here, as it was at `at` (ms since 1970, by the server's clock as far as it is known). */
  | { readonly state: 'ready'; readonly guests: number; readonly at: number }
  | { readonly state: 'arriving'; readonly guests: number; readonly total: number };

/** By event; of events that are missing nothing is here. */
export type ReadinessOfEvents = ReadonlyMap<number, OfflineReadiness>;

/** What this device could do now without a network; asks nobody. */
export async function readReadiness({ indexedDB }: Pick<StoreServices, 'indexedDB'>): Promise<ReadinessOfEvents> {
  const database = await openDatabase(indexedDB);
  try {
    const [lists, clock] = [await readLists(database), await readClock(database)];
    return new Map(lists.map((list) => [list.event_id, readinessOf(list, clock)]));
  } finally {
    database.close();
  }
}

function readinessOf(list: ListRecord | PartRecord, clock: ClockRecord | undefined): OfflineReadiness {
  if ('revoked' in list) return { state: 'ready', guests: list.total, at: list.read_at + (clock?.offset ?? 0) };
  return { state: 'arriving', guests: list.kept, total: list.total };
}

export interface Preparing {
  readonly events: readonly ClientEvent[];
  /** The event that this device is set to. */
  readonly chosen: number | undefined;
  readonly signal: AbortSignal;
  /** An event that is open here: its store fetches its own list. */
  readonly but?: number | undefined;
  /** Something more is on the device. */
  readonly onProgress: () => void;
}

/** Fetches the lists of the day's events, one after the other. Rejects where there is no answer: what has come stays. */
export async function prepareEvents(
  services: StoreServices,
  { events, chosen, but, signal, onProgress }: Preparing,
): Promise<void> {
  const database = await openDatabase(services.indexedDB);
  try {
    const now = services.now() + ((await readClock(database))?.offset ?? 0);
    for (const { id: eventId } of eventsOfDay(events, { chosen, now })) {
      if (eventId === but) continue;
      const onPage = () => {
        signal.throwIfAborted();
        onProgress();
      };
      const isChanged = await inTurn(services, () => fetchToDisk({ services, database, eventId, signal, onPage }));
      if (isChanged) services.tabs?.tell({ changed: 'all' });
      onPage();
    }
  } finally {
    database.close();
  }
}
