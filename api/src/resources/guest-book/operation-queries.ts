import type { Database } from '../../db/connection.ts';
import type { GuestEventRow, OperationRow } from '../../db/rows/guests.ts';
import { searchTextOf } from '../../guest-search-text.ts';
import type { ClientScope } from '../../http/access.ts';
import type { ArrivalChanges } from './arrival.ts';
import { GUEST_EVENT_COLUMNS, type GuestAtEvent, guestsAtEvent } from './queries.ts';

export type OperationKey = Pick<OperationRow, 'op_id' | 'device_id' | 'seq'>;
export type FormerOperation = OperationKey & Pick<OperationRow, 'request_hash' | 'verdict' | 'response'>;

/** The operations with these ids, and those that their devices gave the same numbers. */
export async function listOperations(
  db: Database,
  scope: ClientScope,
  keys: readonly OperationKey[],
): Promise<FormerOperation[]> {
  const numbered = keys.filter(({ device_id, seq }) => device_id !== null && seq !== null);
  return db('operations')
    .select('op_id', 'device_id', 'seq', 'request_hash', 'verdict', 'response')
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
export async function insertOperations(
  db: Database,
  _scope: ClientScope,
  operations: readonly Partial<OperationRow>[],
): Promise<void> {
  await db('operations').insert([...operations]);
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
  changes: Partial<Omit<GuestEventRow, 'guest_name'>>,
): Promise<void> {
  await db('guest_events').where(scope.within('client_id')).where({ id: guestEventId }).update(changes);
}

export interface GuestsOfCodes {
  readonly eventId: number;
  readonly codes: readonly string[];
}

export async function listGuestsAtEvent(
  db: Database,
  scope: ClientScope,
  { eventId, codes }: GuestsOfCodes,
): Promise<GuestAtEvent[]> {
  return guestsAtEvent(db, scope, eventId).whereIn('guests.code', codes);
}

/**
 * Holds guests of an event who were just seen, and gives them as they stand. They are locked by their ids in rising order,
 * and no row of another table with them: so two who hold several never wait for each other.
 */
export async function lockGuestsAtEvent(
  db: Database,
  scope: ClientScope,
  { seen, ...of }: GuestsOfCodes & { seen: readonly GuestAtEvent[] },
): Promise<GuestAtEvent[]> {
  if (seen.length === 0) return [];
  const rows = await lockRows(db, scope, seen);
  const held = new Map(rows.map((row) => [row.id, row]));
  const isStale = seen.some(({ id, check_in_op_id, is_checked_in }) => {
    const now = held.get(id);
    return now?.check_in_op_id !== check_in_op_id || now?.is_checked_in !== is_checked_in;
  });
  // somebody was faster: the name of the usher has changed too
  const guests = isStale ? await listGuestsAtEvent(db, scope, of) : seen;
  return guests.flatMap((guest) => {
    const now = held.get(guest.id);
    return now ? [{ ...guest, ...now }] : [];
  });
}

async function lockRows(db: Database, scope: ClientScope, guests: readonly GuestAtEvent[]) {
  return db('guest_events')
    .select(...GUEST_EVENT_COLUMNS)
    .where(scope.within('client_id'))
    .whereIn(
      'id',
      guests.map(({ id }) => id),
    )
    .orderBy('id')
    .forUpdate();
}

/** Writes what arrivals changed, each guest's own, in one statement. */
export async function updateArrivals(
  db: Database,
  scope: ClientScope,
  changes: readonly ArrivalChanges[],
): Promise<void> {
  if (changes.length === 0) return;
  const columns = ARRIVAL_COLUMNS.filter((column) => changes.some((one) => one[column] !== undefined));
  const chosen = columns.map((column) => {
    const said = changes.filter((one) => one[column] !== undefined);
    const values = said.flatMap((one) => [one.id, one[column] ?? null]);
    return [column, db.raw(`CASE id ${'WHEN ? THEN ? '.repeat(said.length)}ELSE ?? END`, [...values, column])] as const;
  });
  await db('guest_events')
    .where(scope.within('client_id'))
    .whereIn(
      'id',
      changes.map(({ id }) => id),
    )
    .update(Object.fromEntries(chosen));
}

const ARRIVAL_COLUMNS = [
  'total_guests_attended',
  'is_received_gift',
  'is_received_souvenir',
  'is_checked_in',
  'check_in_op_id',
  'checked_in_at',
  'checked_in_by',
] as const satisfies readonly (keyof ArrivalChanges)[];

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
  const search_text = searchTextOf({ name, code, phone_number });
  const [guestId] = await db('guests').insert({
    client_id,
    option_id,
    code,
    name,
    phone_number,
    search_text,
    total_guests,
    source: 'ADHOC',
  });
  const [id] = await db('guest_events').insert({
    client_id,
    option_id,
    event_id,
    guest_id: guestId,
    guest_name: name,
    search_text,
    total_guests,
    table_number,
    // who stands there has answered
    confirmation_status: 'CONFIRMED',
    total_guests_confirmed: total_guests,
  });
  if (id === undefined) throw new Error('the new guest at the event has no id');
  return id;
}
