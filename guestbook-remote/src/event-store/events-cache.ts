import { ApiError, NetworkError } from '@janur/data/errors';
import { routes } from '@janur/data/routes';
import { type EventDatabase, openDatabase } from './database.ts';
import type { ClientEvents } from './event-store.ts';
import { keepPin } from './pin-repository.ts';
import type { StoreServices } from './services.ts';
import { countQueue, saveClientEvents, readClientEvents, wipeAll } from './repository.ts';

/** The device knows no events, and no server answers: it has to be online once. */
export class EventsNotCached extends Error {
  override readonly name = 'NoBook';

  constructor(cause?: unknown) {
    super('This device has not seen the list of events yet: connect once', { cause });
  }
}

export async function fetchClientEvents(api: StoreServices['api'], database: EventDatabase): Promise<ClientEvents> {
  const { data } = await api(routes.listGuestBookEvents, {});
  await saveClientEvents(database, data);
  await keepPin(database, data.door_pin);
  return data;
}

/** The caller's events: the server's word, or what the device last heard when there is none. */
export async function loadClientEvents({
  api,
  indexedDB,
}: Pick<StoreServices, 'api' | 'indexedDB'>): Promise<ClientEvents> {
  const database = await openDatabase(indexedDB);
  try {
    return await fetchClientEvents(api, database);
  } catch (error) {
    if (!isSilence(error)) throw error;
    const clientEvents = await readClientEvents(database);
    if (!clientEvents) throw new EventsNotCached(error);
    return clientEvents;
  } finally {
    database.close();
  }
}

/** Operations that are only on this device. */
export async function countUnsent({ indexedDB }: Pick<StoreServices, 'indexedDB'>): Promise<number> {
  const database = await openDatabase(indexedDB);
  try {
    return await countQueue(database);
  } finally {
    database.close();
  }
}

/** Forgets everything on this device; rejects with `UnsentWork` while something is only here. */
export async function wipeDevice({ indexedDB }: Pick<StoreServices, 'indexedDB'>): Promise<void> {
  const database = await openDatabase(indexedDB);
  try {
    await wipeAll(database, { isCarriedKept: true });
  } finally {
    database.close();
  }
}

/** No answer, or one of a server that cannot answer now. */
export const isSilence = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && error.status >= 500);
