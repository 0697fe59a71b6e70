import type { Database } from '../db/connection.ts';
import type { GuestEventRow } from '../db/rows/guests.ts';
import type { ClientScope } from '../access/access.ts';

type Key = 'id' | 'client_id' | 'option_id' | 'event_id' | 'guest_id' | 'guest_name';
const KEY: readonly Key[] = ['id', 'client_id', 'option_id', 'event_id', 'guest_id', 'guest_name'];

/**
 * Writes the named columns of many places at once. The rows are there and held by the caller, so that the insert always
 * meets its own row; the rest of it only satisfies the columns that must not be empty.
 */
export async function writePlaces(
  db: Database,
  _scope: ClientScope,
  places: readonly GuestEventRow[],
  columns: readonly (keyof GuestEventRow)[],
): Promise<void> {
  if (places.length === 0) return;
  const names = [...new Set<keyof GuestEventRow>([...KEY, ...columns])];
  const rows = places.map((place) => ({
    search_text: place.search_text,
    ...Object.fromEntries(names.map((name) => [name, place[name]])),
  }));
  await db('guest_events')
    .insert(rows)
    .onConflict('id')
    .merge([...columns]);
}

/** A list in pieces that one statement carries. */
export function* inPieces<T>(list: readonly T[], size = 500): Generator<T[], void> {
  for (let at = 0; at < list.length; at += size) yield list.slice(at, at + size);
}
