import type { Database } from '../../../db/connection.ts';
import type { ClientScope } from '../../../access/access.ts';

/** Where the guests of an event stand, by their codes. */
export async function listPlacesByCode(
  db: Database,
  scope: ClientScope,
  eventId: number,
): Promise<Map<string, number>> {
  const rows = await db('guest_events')
    .join('guests', 'guests.id', 'guest_events.guest_id')
    .where(scope.within('guest_events.client_id'))
    .where('guest_events.event_id', eventId)
    .select<{ id: number; code: string }[]>({ id: 'guest_events.id', code: 'guests.code' });
  return new Map(rows.map(({ id, code }) => [code, id]));
}

/** The arrivals of guests who, as it turned out, were not there: each is marked with the operation that says so. */
export async function markArrivalsUndone(db: Database, scope: ClientScope, opIds: readonly string[]): Promise<void> {
  if (opIds.length === 0) return;
  await db('operations as arrival')
    .join('operations as said', 'said.guest_event_id', 'arrival.guest_event_id')
    .where(scope.within('arrival.client_id'))
    .whereIn('said.op_id', opIds)
    .whereIn('arrival.type', ['CHECK_IN', 'ADDITIONAL', 'ADHOC'])
    .whereNull('arrival.undone_by_op_id')
    .update({ 'arrival.undone_by_op_id': db.ref('said.op_id') });
}
