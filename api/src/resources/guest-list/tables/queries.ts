import type { Database } from '../../../db/connection.ts';
import type { ClientScope } from '../../../access/access.ts';

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
