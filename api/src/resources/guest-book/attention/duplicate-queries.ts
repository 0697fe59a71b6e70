import type { Database } from '../../../db/connection.ts';
import type { ClientScope } from '../../../access/access.ts';
import { columnsOf, type DuplicateRow } from './double-check-in.ts';

export interface DuplicatesOf {
  readonly clientId: number;
  readonly eventId: number;
  readonly since: Date;
  readonly limit: number;
}

/**
 * Guests of an event who were checked in twice, those that came to light since; newest first. The one that counts is the
 * guest's own, whatever counted when the second came.
 */
export function listDuplicates(
  db: Database,
  scope: ClientScope,
  { clientId, eventId, since, limit }: DuplicatesOf,
): Promise<DuplicateRow[]> {
  const cameToLight = db.raw('GREATEST(??, COALESCE(??, ??))', [
    'second.received_at',
    'first.received_at',
    'second.received_at',
  ]);
  return db({ second: 'operations' })
    .join('guest_events', 'guest_events.id', 'second.guest_event_id')
    .leftJoin({ first: 'operations' }, 'first.op_id', 'guest_events.check_in_op_id')
    .leftJoin({ first_usher: 'accounts' }, 'first_usher.id', 'first.account_id')
    .leftJoin({ second_usher: 'accounts' }, 'second_usher.id', 'second.account_id')
    .where(scope.within('second.client_id'))
    .where({ 'second.client_id': clientId, 'second.event_id': eventId, 'second.verdict': 'DUPLICATE' })
    .whereNull('second.undone_by_op_id')
    .where((later) => {
      void later.where('second.received_at', '>=', since).orWhere('first.received_at', '>=', since);
    })
    .select<DuplicateRow[]>(
      'second.guest_event_id',
      'second.guest_code',
      db.raw('? AS came_to_light', [cameToLight]),
      columnsOf('first'),
      columnsOf('second'),
    )
    .orderBy([
      { column: 'came_to_light', order: 'desc' },
      { column: 'second.id', order: 'desc' },
    ])
    .limit(limit);
}
