import type { Database } from '../../db/connection.ts';
import type { GuestEventRow, OperationRow } from '../../db/rows/guests.ts';
import type { ClientScope } from '../../http/access.ts';

export type FormerOperation = Pick<OperationRow, 'op_id' | 'request_hash' | 'verdict' | 'response'>;
export type OperationKey = Pick<OperationRow, 'op_id' | 'device_id' | 'seq'>;

/** The operation with this id, or else the one that this device gave the same number. */
export async function findOperation(
  db: Database,
  scope: ClientScope,
  { op_id, device_id, seq }: OperationKey,
): Promise<FormerOperation | undefined> {
  const rows = await db('operations')
    .select('op_id', 'request_hash', 'verdict', 'response')
    .where(scope.within('client_id'))
    .where((key) => {
      void key.where({ op_id });
      if (device_id !== null && seq !== null) void key.orWhere({ device_id, seq });
    })
    .limit(2);
  return rows.find((row) => row.op_id === op_id) ?? rows[0];
}

/** Appends to the log. Its unique op_id is what makes an operation happen once. */
export async function insertOperation(
  db: Database,
  _scope: ClientScope,
  operation: Partial<OperationRow>,
): Promise<void> {
  await db('operations').insert(operation);
}

/** A check-in that an earlier one, known only now, has overtaken. */
export async function markDuplicate(db: Database, scope: ClientScope, opId: string, winner: string): Promise<void> {
  await db('operations')
    .where(scope.within('client_id'))
    .where({ op_id: opId })
    .update({ verdict: 'DUPLICATE', duplicate_of: winner });
}

/** How many people a guest's ADDITIONAL operations brought. */
export async function sumAdditional(db: Database, scope: ClientScope, guestEventId: number): Promise<number> {
  const row = await db('operations')
    .where(scope.within('client_id'))
    .where({ guest_event_id: guestEventId, type: 'ADDITIONAL', verdict: 'APPLIED' })
    .whereNull('undone_by_op_id')
    .sum<{ people: string | null }[]>({ people: 'total_guests' })
    .first();
  return Number(row?.people ?? 0);
}

/** Holds the guest at the event until the transaction ends: what is decided next depends on what stands there. */
export async function lockGuestAtEvent(
  db: Database,
  scope: ClientScope,
  guestEventId: number,
): Promise<GuestEventRow | undefined> {
  return db('guest_events')
    .select('*')
    .where(scope.within('client_id'))
    .where({ id: guestEventId })
    .forUpdate()
    .first();
}

export async function updateGuestAtEvent(
  db: Database,
  scope: ClientScope,
  guestEventId: number,
  changes: Partial<GuestEventRow>,
): Promise<void> {
  await db('guest_events').where(scope.within('client_id')).where({ id: guestEventId }).update(changes);
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

export async function insertGifts(db: Database, _scope: ClientScope, gifts: readonly NewGift[]): Promise<void> {
  if (gifts.length > 0) await db('entrusted_gifts').insert([...gifts]);
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

/** A guest who was not on the list, and the place at the event; answers the id of the latter. */
export async function insertWalkIn(db: Database, _scope: ClientScope, walkIn: NewWalkIn): Promise<number> {
  const { client_id, option_id, event_id, code, name, phone_number, total_guests, table_number } = walkIn;
  const [guestId] = await db('guests').insert({
    client_id,
    option_id,
    code,
    name,
    phone_number,
    total_guests,
    source: 'ADHOC',
  });
  const [id] = await db('guest_events').insert({
    client_id,
    option_id,
    event_id,
    guest_id: guestId,
    guest_name: name,
    total_guests,
    table_number,
    // who stands there has answered
    confirmation_status: 'CONFIRMED',
    total_guests_confirmed: total_guests,
  });
  if (id === undefined) throw new Error('the new guest at the event has no id');
  return id;
}
