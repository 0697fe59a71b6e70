import type { Database } from '../../../db/connection.ts';
import type { ClientScope } from '../../../access/access.ts';
import { type Judged, keep, once, type Operation } from '../operations/operation.ts';
import type { GuestBookEventRow } from '../queries.ts';

/** What a device judged by itself: it has happened, changes nothing, and belongs into the story of the evening. */
export function recordNote(
  db: Database,
  scope: ClientScope,
  {
    event,
    operation,
    seen: { code, result },
  }: {
    event: GuestBookEventRow;
    operation: Operation;
    seen: { code: string | undefined; result: string };
  },
): Promise<Judged> {
  const about = { client_id: event.client_id, event_id: event.id, guest_code: code ?? null, payload: { result } };
  return once(db, scope, operation, (trx) => keep(trx, scope, { operation, about, outcome: { verdict: 'NOTED' } }));
}
