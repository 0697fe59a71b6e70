import type { Database } from '../../../db/connection.ts';
import type { OperationRow } from '../../../db/rows/guests.ts';
import type { ClientScope } from '../../../access/access.ts';
import { FIRST_COLUMNS, type FirstRow } from './first-check-in.ts';

const COLUMNS = [
  'op_id',
  'type',
  'verdict',
  'reason',
  'duplicate_of',
  'guest_code',
  'device_id',
  'gate',
  'note',
  'occurred_at',
  'received_at',
] as const satisfies readonly (keyof OperationRow)[];

/** Whoever was invited and comes is no matter for anybody, at however many gates. */
const MORE_THAN_EXPECTED =
  'guest_events.total_guests_attended > GREATEST(guest_events.total_guests, guest_events.total_guests_confirmed)';

/** Only what the query asks for: an operation that had its effect needs nobody. */
type Verdict = 'DUPLICATE' | 'REFUSED';
export type AttentionRow = Omit<Pick<OperationRow, (typeof COLUMNS)[number]>, 'verdict'> &
  FirstRow & { verdict: Verdict; guest_name: string | null; usher: string | null };

/** Refused operations, and second check-ins of which nobody has said anything. */
function matching(db: Database, scope: ClientScope, eventId: number) {
  const settled = () =>
    db({ said: 'operations' })
      .where(scope.within('said.client_id'))
      .whereRaw('said.guest_event_id = operations.guest_event_id')
      .where({ 'said.type': 'SETTLE', 'said.verdict': 'APPLIED' })
      .whereNull('said.undone_by_op_id')
      .whereRaw("JSON_CONTAINS(said.payload, JSON_QUOTE(operations.op_id), '$.settles.op_ids')");
  return db('operations')
    .where(scope.within('operations.client_id'))
    .where('operations.event_id', eventId)
    .leftJoin('guest_events', 'guest_events.id', 'operations.guest_event_id')
    .where((open) => {
      void open.where('operations.verdict', 'REFUSED').orWhere((second) => {
        void second
          .where('operations.verdict', 'DUPLICATE')
          .whereRaw("NOT COALESCE(JSON_EXISTS(operations.payload, '$.ignored'), 0)")
          .whereRaw("NOT COALESCE(JSON_EXISTS(operations.payload, '$.uncounted'), 0)")
          .whereRaw(MORE_THAN_EXPECTED)
          .whereNotExists(settled());
      });
    })
    .whereNull('operations.undone_by_op_id');
}

export async function countAttention(db: Database, scope: ClientScope, eventId: number): Promise<number> {
  return (await matching(db, scope, eventId).count<{ total: number }[]>({ total: '*' }).first())?.total ?? 0;
}

/** What came to light last first. */
export async function listAttentionRows(
  db: Database,
  scope: ClientScope,
  { eventId, page, limit }: { eventId: number; page: number; limit: number },
): Promise<{ rows: AttentionRow[]; total: number }> {
  const [rows, total] = await Promise.all([
    matching(db, scope, eventId)
      .leftJoin('accounts', 'accounts.id', 'operations.account_id')
      .leftJoin({ first: 'operations' }, 'first.op_id', 'guest_events.check_in_op_id')
      .leftJoin({ first_usher: 'accounts' }, 'first_usher.id', 'first.account_id')
      .select<AttentionRow[]>(...COLUMNS.map((column) => `operations.${column}`), {
        guest_name: 'guest_events.guest_name',
        usher: 'accounts.name',
        ...FIRST_COLUMNS,
      })
      .orderByRaw(
        "CASE WHEN operations.verdict = 'DUPLICATE' THEN GREATEST(operations.received_at, COALESCE(??, operations.received_at)) ELSE operations.received_at END DESC",
        ['first.received_at'],
      )
      .orderBy('operations.id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit),
    countAttention(db, scope, eventId),
  ]);
  return { rows, total };
}
