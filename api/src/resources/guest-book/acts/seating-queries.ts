import * as z from 'zod';
import type { Database } from '../../../db/connection.ts';
import type { OperationRow } from '../../../db/rows/guests.ts';
import type { ClientScope } from '../../../access/access.ts';

const Table = z.string().nullable();
const Payload = z.object({ table: Table, former: Table });

export interface Seating extends Pick<OperationRow, 'op_id' | 'corrected_at' | 'undone_by_op_id'> {
  readonly payload: z.infer<typeof Payload>;
}

/** All changes of a guest's table at an event as they came in, also those that were taken back. */
export async function listSeatings(db: Database, scope: ClientScope, guestEventId: number): Promise<Seating[]> {
  const rows = await db('operations')
    .select('op_id', 'corrected_at', 'undone_by_op_id', 'payload')
    .where(scope.within('client_id'))
    .where({ guest_event_id: guestEventId, type: 'TABLE', verdict: 'APPLIED' })
    .orderBy('id');
  return rows.map((row) => ({ ...row, payload: Payload.parse(row.payload) }));
}
