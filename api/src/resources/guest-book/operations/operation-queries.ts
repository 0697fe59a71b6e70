import type { Database } from '../../../db/connection.ts';
import type { OperationRow } from '../../../db/rows/guests.ts';
import type { ClientScope } from '../../../access/access.ts';

export type OperationKey = Pick<OperationRow, 'op_id' | 'device_id' | 'seq'>;
export type FormerOperation = OperationKey & Pick<OperationRow, 'request_hash' | 'verdict' | 'response'>;

/** The operations with these ids, and those that their devices gave the same numbers. */
export function listOperations(db: Database, scope: ClientScope, keys: readonly OperationKey[]) {
  const numbered = keys.filter(({ device_id, seq }) => device_id !== null && seq !== null);
  return db('operations')
    .select<FormerOperation[]>('op_id', 'device_id', 'seq', 'request_hash', 'verdict', 'response')
    .where(scope.within('client_id'))
    .where((key) => {
      void key.whereIn(
        'op_id',
        keys.map(({ op_id }) => op_id),
      );
      for (const { device_id, seq } of numbered) void key.orWhere({ device_id, seq });
    });
}

/** Appends to the log. Its unique op_id is what makes an operation happen once. */
export function insertOperations(db: Database, operations: readonly Partial<OperationRow>[]) {
  return db('operations').insert([...operations]);
}

export interface NewGift {
  client_id: number;
  event_id: number;
  guest_event_id: number;
  op_id: string;
  ordinal: number;
  giver_name: string;
  amount: number | null;
}

export function insertGifts(db: Database, gifts: readonly NewGift[]) {
  return db('entrusted_gifts').insert([...gifts]);
}

/** Walk-ins belong to the client's first invitation. */
export async function findFirstOptionId(
  db: Database,
  scope: ClientScope,
  clientId: number,
): Promise<number | undefined> {
  const row = await db('options')
    .min({ id: 'id' })
    .where(scope.within('client_id'))
    .where({ client_id: clientId })
    .first();
  return row?.id ?? undefined;
}

/** The guest of an operation on a guest of this event. */
export async function findOperationGuest(
  db: Database,
  scope: ClientScope,
  { eventId, opId }: { eventId: number; opId: string },
): Promise<string | undefined> {
  const row = await db('operations')
    .select('guest_code')
    .where(scope.within('client_id'))
    .where({ op_id: opId, event_id: eventId })
    .whereNotNull('guest_event_id')
    .first();
  return row?.guest_code ?? undefined;
}
