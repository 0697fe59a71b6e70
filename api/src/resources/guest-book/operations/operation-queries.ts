import type { Database } from '../../../db/connection.ts';
import type { OperationRow } from '../../../db/rows/guests.ts';
import { searchTextOf } from '../../../guests/search-text.ts';
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
export function insertOperations(db: Database, _scope: ClientScope, operations: readonly Partial<OperationRow>[]) {
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

export function insertGifts(db: Database, _scope: ClientScope, gifts: readonly NewGift[]) {
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

export interface NewWalkIn {
  client_id: number;
  option_id: number;
  event_id: number;
  code: string;
  name: string;
  phone_number: string | null;
  total_guests: number;
  table_number: string | null;
}

/** A guest who was not on the list, and the place at the event. */
export function insertWalkIn(db: Database, _scope: ClientScope, walkIn: NewWalkIn) {
  const { client_id, option_id, event_id, code, name, phone_number, total_guests, table_number } = walkIn;
  const search_text = searchTextOf({ name, code, phone_number });
  const both = { client_id, option_id, search_text, total_guests };
  return [
    db('guests').insert({ ...both, code, name, phone_number, source: 'ADHOC' }),
    db('guest_events').insert({
      ...both,
      event_id,
      // a query stands for the id that it finds, which knex's types do not know of
      guest_id: db('guests').where({ client_id, code }).select('id') as unknown as number,
      guest_name: name,
      table_number,
      // who stands there has answered
      confirmation_status: 'CONFIRMED',
      total_guests_confirmed: total_guests,
    }),
  ];
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
