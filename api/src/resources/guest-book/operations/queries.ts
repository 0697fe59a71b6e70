import * as z from 'zod';
import type { Database } from '../../../db/connection.ts';
import type { OperationRow } from '../../../db/rows/guests.ts';
import type { ClientScope } from '../../../access/access.ts';
import type { LoggedOperation } from '@janur/contracts/attendance';
import { giftRowsAt, GUEST_EVENT_COLUMNS, type GuestAtEvent } from '../queries.ts';

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

/* Statements of operations on guests, built here and sent together. */

/** A guest as operations find the guest. */
export type HeldGuest = GuestAtEvent & { readonly has_gifts: 0 | 1 };

export interface GuestsOfCodes {
  readonly eventId: number;
  readonly codes: readonly string[];
}

/**
 * The guests with these codes at an event with a guest-book, as they stand, and whether gifts were entrusted to them. They
 * are held until the transaction ends: locked by their ids in rising order, and no row of another table with them, so two
 * who hold several never wait for each other.
 */
export function holdGuests(db: Database, scope: ClientScope, { eventId, codes }: GuestsOfCodes) {
  // a query of its own is not locked, and with a LIMIT it is read first, in its order
  const wanted = db('guests')
    .join('guest_events', 'guest_events.guest_id', 'guests.id')
    .join('events', 'events.id', 'guest_events.event_id')
    .where(scope.within('guests.client_id'))
    .whereIn('guests.code', codes)
    .where('guest_events.event_id', eventId)
    .where('events.is_guest_book', 1)
    .select('guest_events.id', 'guests.code', 'guests.name', 'guests.phone_number', 'guests.source')
    .orderBy('guest_events.id')
    .limit(codes.length)
    .as('wanted');
  // as it stands once the guest is held, not as it stood when this began to wait for that
  const gifts = giftRowsAt(db, scope).clearOrder().whereRaw('guest_event_id = guest_events.id').forShare();
  return db
    .from(wanted)
    .joinRaw('STRAIGHT_JOIN guest_events ON guest_events.id = wanted.id')
    .select<HeldGuest[]>(
      ...GUEST_EVENT_COLUMNS.map((column) => `guest_events.${column}`),
      'wanted.code',
      'wanted.name',
      'wanted.phone_number',
      'wanted.source',
      // a text without bounds would put what is wanted on the disk
      db.raw('(SELECT details FROM guests WHERE guests.id = guest_events.guest_id) AS details'),
      db.raw('(SELECT name FROM accounts WHERE accounts.id = guest_events.checked_in_by) AS checked_in_by_name'),
      db.raw('EXISTS (?) AS has_gifts', [gifts]),
    )
    .forUpdate();
}

const TYPES = [
  'CHECK_IN',
  'ADHOC',
  'ADDITIONAL',
  'LEAVE',
  'COME_BACK',
  'GIFT',
  'TABLE',
  'SETTLE',
  'UNDO',
  'RECONCILIATION',
] as const;
const Payload = z.object({
  gift: z.boolean().default(false),
  souvenir: z.boolean().default(false),
  table: z.string().nullable().default(null),
  former: z.string().nullish(),
  settles: z.object({ as_one: z.boolean().nullable(), op_ids: z.array(z.string()) }).nullish(),
  /** A second check-in that was answered at once brought nobody. */
  ignored: z.unknown().optional(),
  /** Nor did any before arrivals were summed. */
  uncounted: z.boolean().default(false),
});

export type LogRow = Pick<
  OperationRow,
  | 'op_id'
  | 'guest_event_id'
  | 'type'
  | 'corrected_at'
  | 'device_id'
  | 'seq'
  | 'total_guests'
  | 'payload'
  | 'undone_by_op_id'
  | 'gate'
  | 'account_id'
> & { readonly usher: string | null };

/** What was done to guests and not refused, in the order in which it came. */
export function listLogs(db: Database, scope: ClientScope, guestEventIds: readonly number[]) {
  return db('operations')
    .where(scope.within('client_id'))
    .whereIn('guest_event_id', guestEventIds)
    .whereIn('verdict', ['APPLIED', 'DUPLICATE'])
    .select<LogRow[]>(
      'op_id',
      'guest_event_id',
      'type',
      'corrected_at',
      'device_id',
      'seq',
      'total_guests',
      'payload',
      'undone_by_op_id',
      'gate',
      'account_id',
      db.raw('(SELECT name FROM accounts WHERE accounts.id = operations.account_id) AS usher'),
    )
    .orderBy('id');
}

/** What the log's words say of an operation. */
export function loggedPayload(payload: unknown) {
  const { ignored, uncounted, ...said } = Payload.parse(payload ?? {});
  return { ...said, isCounted: ignored === undefined && !uncounted };
}

export function loggedOf({ op_id, corrected_at, device_id, seq, ...row }: LogRow): LoggedOperation {
  const { former, isCounted, ...said } = loggedPayload(row.payload);
  return {
    op_id,
    type: z.enum(TYPES).parse(row.type),
    at: corrected_at.getTime(),
    device_id,
    seq,
    people: isCounted ? row.total_guests : null,
    ...said,
    ...(former !== undefined && { former }),
    isUndone: row.undone_by_op_id !== null,
  };
}

/** A check-in that an earlier one, known only now, has overtaken, and those that came after it: they all come after that. */
export function markDuplicate(db: Database, scope: ClientScope, opId: string, winner: string) {
  const operations = () => db('operations').where(scope.within('client_id'));
  return [
    operations().where({ duplicate_of: opId }).update({ duplicate_of: winner }),
    operations().where({ op_id: opId }).update({ verdict: 'DUPLICATE', duplicate_of: winner }),
  ];
}

/** The first check-in was taken back: another one is the first now, and those that came after it come after that. */
export function markFirst(db: Database, scope: ClientScope, { opId, before }: { opId: string; before: string }) {
  const operations = () => db('operations').where(scope.within('client_id'));
  return [
    operations().where({ duplicate_of: before }).update({ duplicate_of: opId }),
    operations().where({ op_id: opId }).update({ verdict: 'APPLIED', duplicate_of: null }),
  ];
}

/** Marks operations and the gifts that came with them as taken back. */
export const markUndone = (db: Database, scope: ClientScope, { opIds, by }: { opIds: readonly string[]; by: string }) =>
  (['operations', 'entrusted_gifts'] as const).map((table) =>
    db(table).where(scope.within('client_id')).whereIn('op_id', opIds).update({ undone_by_op_id: by }),
  );
