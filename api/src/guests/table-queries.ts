import type { Database } from '../db/connection.ts';
import type { GuestEventRow } from '../db/rows/guests.ts';
import type { ClientScope } from '../access/access.ts';

/** Seats a guest whose place the caller holds. */
export async function updateTable(
  db: Database,
  scope: ClientScope,
  guestEventId: number,
  tableNumber: string | null,
): Promise<void> {
  await db('guest_events')
    .where(scope.within('client_id'))
    .where({ id: guestEventId })
    .update({ table_number: tableNumber });
}

export interface Seat {
  id: number;
  code: string;
  table_number: string | null;
}

export async function listSeats(db: Database, scope: ClientScope, eventId: number): Promise<Seat[]> {
  return db('guest_events')
    .join('guests', 'guests.id', 'guest_events.guest_id')
    .where(scope.within('guest_events.client_id'))
    .where('guest_events.event_id', eventId)
    .select({ id: 'guest_events.id', code: 'guests.code', table_number: 'guest_events.table_number' });
}

/** Holds places until the transaction ends, in the order of their ids. */
export async function lockPlacesById(
  db: Database,
  scope: ClientScope,
  ids: readonly number[],
): Promise<GuestEventRow[]> {
  return db('guest_events').where(scope.within('client_id')).whereIn('id', ids).select('*').orderBy('id').forUpdate();
}
