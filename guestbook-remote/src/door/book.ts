import { ApiError, NetworkError } from '@janur/data/errors';
import { routes } from '@janur/data/routes';
import { type DoorDatabase, openDatabase } from './database.ts';
import type { DoorBook, DoorServices } from './door.ts';
import { keepBook, readBook, wipeAll } from './shelf.ts';

/** The device knows no events, and no server answers: it has to be online once. */
export class NoBook extends Error {
  override readonly name = 'NoBook';

  constructor(cause?: unknown) {
    super('This device has not seen the list of events yet: connect once', { cause });
  }
}

export async function fetchBook(api: DoorServices['api'], database: DoorDatabase): Promise<DoorBook> {
  const { data } = await api(routes.listGuestBookEvents, {});
  await keepBook(database, data);
  return data;
}

/** The caller's events: the server's word, or what the device last heard when there is none. */
export async function loadBook({ api, indexedDB }: Pick<DoorServices, 'api' | 'indexedDB'>): Promise<DoorBook> {
  const database = await openDatabase(indexedDB);
  try {
    return await fetchBook(api, database);
  } catch (error) {
    if (!isSilence(error)) throw error;
    const book = await readBook(database);
    if (!book) throw new NoBook(error);
    return book;
  } finally {
    database.close();
  }
}

/** Forgets everything on this device; rejects with `UnsentWork` while something is only here. */
export async function wipeDevice({ indexedDB }: Pick<DoorServices, 'indexedDB'>): Promise<void> {
  const database = await openDatabase(indexedDB);
  try {
    await wipeAll(database);
  } finally {
    database.close();
  }
}

/** No answer, or one of a server that cannot answer now. */
export const isSilence = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && error.status >= 500);
