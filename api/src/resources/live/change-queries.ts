import type { Database } from '../../db/connection.ts';
import type { ClientScope } from '../../access/access.ts';

export interface EventKey {
  readonly id: number;
  readonly client_id: number;
}

/** Marks of the last change at each event: another mark, another change. Each is read off the end of an index. */
export async function listLastChanges(
  db: Database,
  scope: ClientScope,
  events: readonly EventKey[],
): Promise<Map<number, string>> {
  if (events.length === 0) return new Map();
  const last = {
    guests: db('guest_events')
      .where(scope.within('guest_events.client_id'))
      .whereRaw('guest_events.event_id = events.id')
      .max('guest_events.updated_at'),
    operations: db('operations')
      .where(scope.within('operations.client_id'))
      .whereRaw('operations.event_id = events.id')
      .max('operations.id'),
    rsvps: db('rsvps')
      .where(scope.within('rsvps.client_id'))
      .whereRaw('rsvps.client_id = events.client_id')
      .max('rsvps.updated_at'),
    wishes: db('wishes')
      .where(scope.within('wishes.client_id'))
      .whereRaw('wishes.client_id = events.client_id AND wishes.deleted_at IS NULL')
      .max('wishes.created_at'),
    answers: db('wishes')
      .where(scope.within('wishes.client_id'))
      .whereRaw('wishes.client_id = events.client_id')
      .max('wishes.answered_at'),
  };
  const rows = await db('events')
    .where(scope.within('events.client_id'))
    .whereIn(
      'events.id',
      events.map(({ id }) => id),
    )
    .select<{ id: number; mark: string }[]>(
      'events.id',
      db.raw("CONCAT_WS(' ', COALESCE(?, 0), COALESCE(?, 0), COALESCE(?, 0), COALESCE(?, 0), COALESCE(?, 0)) AS mark", [
        last.guests,
        last.operations,
        last.rsvps,
        last.wishes,
        last.answers,
      ]),
    );
  return new Map(rows.map(({ id, mark }) => [id, mark]));
}
