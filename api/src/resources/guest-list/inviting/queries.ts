import type { ClientScope } from '../../../access/access.ts';
import type { Database } from '../../../db/connection.ts';
import type { GuestRow } from '../../../db/rows/guests.ts';

export type ChosenRow = Pick<GuestRow, 'id' | 'client_id' | 'code'>;

const AT_ONCE = 1000;

export async function listByCodes(db: Database, scope: ClientScope, codes: readonly string[]): Promise<ChosenRow[]> {
  return db('guests')
    .where(scope.within('client_id'))
    .whereIn('code', [...new Set(codes)])
    .select('id', 'client_id', 'code')
    .orderBy('id');
}

export async function listByIds(db: Database, scope: ClientScope, ids: readonly number[]): Promise<ChosenRow[]> {
  const rows: ChosenRow[] = [];
  const sorted = ids.toSorted((one, other) => one - other);
  for (let start = 0; start < sorted.length; start += AT_ONCE)
    rows.push(
      ...(await db('guests')
        .where(scope.within('client_id'))
        .whereIn('id', sorted.slice(start, start + AT_ONCE))
        .select('id', 'client_id', 'code')
        .orderBy('id')),
    );
  return rows;
}

export interface SaidRow {
  guest_id: number;
  event_id: number;
  is_attending: 0 | 1;
  guest_total: number;
}

/** What guests last said of an event, who are or were invited to it. */
export async function listSaid(
  db: Database,
  scope: ClientScope,
  { guestIds, eventId }: { guestIds: readonly number[]; eventId: number },
): Promise<SaidRow[]> {
  return db('rsvp_events')
    .join('rsvps', 'rsvps.id', 'rsvp_events.rsvp_id')
    .where(scope.within('rsvp_events.client_id'))
    .where('rsvp_events.event_id', eventId)
    .whereIn('rsvps.guest_id', guestIds)
    .select<SaidRow[]>({
      guest_id: 'rsvps.guest_id',
      event_id: 'rsvp_events.event_id',
      is_attending: 'rsvp_events.is_attending',
      guest_total: 'rsvp_events.guest_total',
    });
}

/** Events that nobody decided about become those of their guests alone; answers how many. */
export async function updateToPrivate(db: Database, scope: ClientScope, eventIds: readonly number[]): Promise<number> {
  return db('events')
    .where(scope.within('client_id'))
    .whereIn('id', eventIds)
    .whereNull('only_invited')
    .update({ only_invited: true });
}
