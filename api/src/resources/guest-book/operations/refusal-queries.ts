import type { Database } from '../../../db/connection.ts';
import type { ClientScope } from '../../../access/access.ts';
import type { GuestBookEventRow } from '../queries.ts';

/** Whether a guest of the caller's own has this code. */
export async function isGuestCode(db: Database, scope: ClientScope, code: string): Promise<boolean> {
  return (await db('guests').select('id').where(scope.within('client_id')).where({ code }).first()) !== undefined;
}

export type RightEventRow = Pick<
  GuestBookEventRow,
  'id' | 'title' | 'type' | 'start_datetime' | 'timezone' | 'location'
>;

/** Of the events that a code is good for, the one nearest in time to where the guest came. */
export async function findEventOfCode(
  db: Database,
  scope: ClientScope,
  { code, start }: { code: string; start: Date | null },
): Promise<RightEventRow | undefined> {
  return db('guests')
    .join('guest_events', 'guest_events.guest_id', 'guests.id')
    .join('events', 'events.id', 'guest_events.event_id')
    .where(scope.within('guests.client_id'))
    .where('guests.code', code)
    .select<RightEventRow[]>({
      id: 'events.id',
      title: 'events.title',
      type: 'events.type',
      start_datetime: 'events.start_datetime',
      timezone: 'events.timezone',
      location: 'events.location',
    })
    .orderByRaw('ABS(TIMESTAMPDIFF(SECOND, events.start_datetime, ?))', [start ?? new Date()])
    .orderBy('events.id')
    .first();
}
