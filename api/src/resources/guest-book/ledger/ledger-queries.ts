import type { Database } from '../../../db/connection.ts';
import type { OperationRow } from '../../../db/rows/guests.ts';
import type { ClientScope } from '../../../access/access.ts';

/** Guests of an event of whom a ledger is asked. */
export interface OfGuests {
  readonly event: { readonly id: number; readonly client_id: number };
  readonly ids: readonly number[];
}
/** More than these are not named one by one: the event's are read. */
const MOST_NAMED = 500;

/** Of these guests those who were let in at more than one gate. */
export async function listSplitParties(db: Database, scope: ClientScope, of: OfGuests): Promise<number[]> {
  return atDoor(db, scope, of).where('operations.verdict', 'DUPLICATE').distinct().pluck('operations.guest_event_id');
}

export type LedgerRow = Pick<OperationRow, 'op_id' | 'device_id' | 'gate' | 'payload' | 'type' | 'corrected_at'> & {
  readonly guest_event_id: number;
  readonly people: number | null;
  readonly usher: string | null;
};
const TYPES = ['CHECK_IN', 'ADHOC', 'ADDITIONAL', 'GIFT', 'SETTLE'] as const;

/** What was done to these guests at the gates and not taken back, in the order in which it happened. */
export async function listLedgerRows(db: Database, scope: ClientScope, of: OfGuests): Promise<LedgerRow[]> {
  return atDoor(db, scope, of)
    .leftJoin('accounts', 'accounts.id', 'operations.account_id')
    .whereIn('operations.verdict', ['APPLIED', 'DUPLICATE'])
    .whereIn('operations.type', TYPES)
    .select<LedgerRow[]>({
      guest_event_id: 'operations.guest_event_id',
      op_id: 'operations.op_id',
      type: 'operations.type',
      device_id: 'operations.device_id',
      gate: 'operations.gate',
      usher: 'accounts.name',
      corrected_at: 'operations.corrected_at',
      people: 'operations.total_guests',
      payload: 'operations.payload',
    })
    .orderBy(['operations.corrected_at', 'operations.device_id', 'operations.seq', 'operations.id']);
}

export interface EnvelopeRow {
  readonly guest_event_id: number;
  readonly op_id: string;
  readonly device_id: string | null;
  readonly gate: string | null;
  readonly usher: string | null;
  readonly at: Date;
  readonly giver_name: string;
  readonly amount: number | null;
}

/** Envelopes that these guests brought for others, in the order in which they were handed over. */
export async function listEnvelopeRows(
  db: Database,
  scope: ClientScope,
  { event, ids }: OfGuests,
): Promise<EnvelopeRow[]> {
  return db('entrusted_gifts')
    .leftJoin('operations', 'operations.op_id', 'entrusted_gifts.op_id')
    .leftJoin('accounts', 'accounts.id', 'operations.account_id')
    .where(scope.within('entrusted_gifts.client_id'))
    .where('entrusted_gifts.event_id', event.id)
    .whereNull('entrusted_gifts.undone_by_op_id')
    .modify((rows) => {
      if (ids.length <= MOST_NAMED) void rows.whereIn('entrusted_gifts.guest_event_id', ids);
    })
    .select<EnvelopeRow[]>(db.raw('COALESCE(operations.corrected_at, entrusted_gifts.created_at) AS ??', ['at']), {
      guest_event_id: 'entrusted_gifts.guest_event_id',
      op_id: 'entrusted_gifts.op_id',
      device_id: 'operations.device_id',
      gate: 'operations.gate',
      usher: 'accounts.name',
      giver_name: 'entrusted_gifts.giver_name',
      amount: 'entrusted_gifts.amount',
    })
    .orderByRaw('COALESCE(operations.corrected_at, entrusted_gifts.created_at)')
    .orderBy('entrusted_gifts.id');
}

function atDoor(db: Database, scope: ClientScope, { event, ids }: OfGuests) {
  const live = db('operations')
    .where(scope.within('operations.client_id'))
    .where('operations.client_id', event.client_id)
    .where('operations.event_id', event.id)
    .whereNotNull('operations.guest_event_id')
    .whereNull('operations.undone_by_op_id');
  return ids.length > MOST_NAMED ? live : live.whereIn('operations.guest_event_id', ids);
}
