import type { Database } from '../../../db/connection.ts';
import type { OperationRow } from '../../../db/rows/guests.ts';
import type { ClientScope } from '../../../access/access.ts';
import { columnsOf, type FirstRow } from './double-check-in.ts';

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

/** Only what the query asks for: an operation that had its effect needs nobody. */
type Verdict = 'DUPLICATE' | 'REFUSED';
export type AttentionRow = Omit<Pick<OperationRow, (typeof COLUMNS)[number]>, 'verdict'> &
  FirstRow & { verdict: Verdict; guest_name: string | null; usher: string | null };

/** Refused operations and second check-ins of an event, what came to light last first. */
export async function listAttentionRows(
  db: Database,
  scope: ClientScope,
  { eventId, page, limit }: { eventId: number; page: number; limit: number },
): Promise<{ rows: AttentionRow[]; total: number }> {
  const matching = () =>
    db('operations')
      .where(scope.within('operations.client_id'))
      .where('operations.event_id', eventId)
      .whereIn('operations.verdict', ['REFUSED', 'DUPLICATE'])
      .whereNull('operations.undone_by_op_id');
  const [rows, total] = await Promise.all([
    matching()
      .leftJoin('guest_events', 'guest_events.id', 'operations.guest_event_id')
      .leftJoin('accounts', 'accounts.id', 'operations.account_id')
      .leftJoin({ first: 'operations' }, 'first.op_id', 'guest_events.check_in_op_id')
      .leftJoin({ first_usher: 'accounts' }, 'first_usher.id', 'first.account_id')
      .select<AttentionRow[]>(...COLUMNS.map((column) => `operations.${column}`), {
        guest_name: 'guest_events.guest_name',
        usher: 'accounts.name',
        ...columnsOf('first'),
      })
      .orderByRaw(
        "CASE WHEN operations.verdict = 'DUPLICATE' THEN GREATEST(operations.received_at, COALESCE(??, operations.received_at)) ELSE operations.received_at END DESC",
        ['first.received_at'],
      )
      .orderBy('operations.id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit),
    matching().count<{ total: number }[]>({ total: '*' }).first(),
  ]);
  return { rows, total: total?.total ?? 0 };
}
