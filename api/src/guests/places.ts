import type { ClientScope } from '../access/access.ts';
import type { Database } from '../db/connection.ts';
import { moveCounters } from './counter-queries.ts';
import { NOT_ARRIVED } from './counts.ts';
import { insertPlaces, type NewPlace, PENDING, type Place, updatePlace } from './place-queries.ts';

/* A place at an event and the event's counters change in one transaction, and together here. */

export async function addPlaces(trx: Database, added: readonly NewPlace[]): Promise<void> {
  await insertPlaces(trx, added);
  for (const place of added)
    await moveCounters(trx, { at: place, before: undefined, after: { ...PENDING, ...NOT_ARRIVED, ...place } });
}

/** Changes a place that the caller holds. */
export async function changePlace(
  trx: Database,
  scope: ClientScope,
  place: Place,
  changes: Partial<Omit<Place, 'guest_name'>>,
): Promise<void> {
  await updatePlace(trx, scope, place.id, changes);
  await moveCounters(trx, { at: place, before: place, after: { ...place, ...changes } });
}
