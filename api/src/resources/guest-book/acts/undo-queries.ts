import * as z from 'zod';
import type { Database } from '../../../db/connection.ts';
import type { OperationRow } from '../../../db/rows/guests.ts';
import type { ClientScope } from '../../../access/access.ts';

export type UndoTarget = Pick<OperationRow, 'guest_code' | 'undone_by_op_id'>;

/** An operation on a guest of this event. */
export async function findUndoTarget(
  db: Database,
  scope: ClientScope,
  { eventId, opId }: { eventId: number; opId: string },
): Promise<UndoTarget | undefined> {
  return db('operations')
    .select('guest_code', 'undone_by_op_id')
    .where(scope.within('client_id'))
    .where({ op_id: opId, event_id: eventId })
    .whereNotNull('guest_event_id')
    .first();
}

const Marks = z.object({ gift: z.boolean().optional(), souvenir: z.boolean().optional() });

export interface LiveOperation extends Pick<OperationRow, 'op_id' | 'type' | 'verdict' | 'total_guests'> {
  readonly payload: z.infer<typeof Marks>;
}

/** What happened to a guest at an event and was not taken back; an undo itself is not to be undone. */
export async function listLiveOperations(
  db: Database,
  scope: ClientScope,
  guestEventId: number,
): Promise<LiveOperation[]> {
  const rows = await db('operations')
    .select('op_id', 'type', 'verdict', 'total_guests', 'payload')
    .where(scope.within('client_id'))
    .where({ guest_event_id: guestEventId })
    .whereNot({ type: 'UNDO' })
    .whereIn('verdict', ['APPLIED', 'DUPLICATE'])
    .whereNull('undone_by_op_id')
    .orderBy('id');
  return rows.map((row) => ({ ...row, payload: Marks.parse(row.payload) }));
}

/** Marks operations and the gifts that came with them. */
export async function markUndone(
  db: Database,
  scope: ClientScope,
  { opIds, by }: { opIds: readonly string[]; by: string },
): Promise<void> {
  for (const table of ['operations', 'entrusted_gifts'] as const) {
    await db(table).where(scope.within('client_id')).whereIn('op_id', opIds).update({ undone_by_op_id: by });
  }
}
