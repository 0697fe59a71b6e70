import type { Database } from '../../../db/connection.ts';
import type { OperationRow } from '../../../db/rows/guests.ts';
import type { ClientScope } from '../../../access/access.ts';
import type { ArrivalChanges, HeldGuest } from './arrival.ts';
import { giftRowsAt, GUEST_EVENT_COLUMNS } from '../queries.ts';

/* Statements of arrivals, built here and sent together. */

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

/** Which devices made check-ins. */
export function listDevices(db: Database, scope: ClientScope, opIds: readonly string[]) {
  return db('operations')
    .where(scope.within('client_id'))
    .whereIn('op_id', opIds)
    .select<Pick<OperationRow, 'op_id' | 'device_id' | 'seq'>[]>('op_id', 'device_id', 'seq');
}

/** A check-in that an earlier one, known only now, has overtaken, and those that came after it: they all come after that. */
export function markDuplicate(db: Database, scope: ClientScope, opId: string, winner: string) {
  const operations = () => db('operations').where(scope.within('client_id'));
  return [
    operations().where({ duplicate_of: opId }).update({ duplicate_of: winner }),
    operations().where({ op_id: opId }).update({ verdict: 'DUPLICATE', duplicate_of: winner }),
  ];
}

export interface Additional {
  guest_event_id: number;
  people: string;
}

/** How many people the ADDITIONAL operations of each guest brought. */
export function sumAdditional(db: Database, scope: ClientScope, guestEventIds: readonly number[]) {
  return db('operations')
    .where(scope.within('client_id'))
    .where({ type: 'ADDITIONAL', verdict: 'APPLIED' })
    .whereIn('guest_event_id', guestEventIds)
    .whereNull('undone_by_op_id')
    .groupBy('guest_event_id')
    .select<Additional[]>('guest_event_id', db.raw('SUM(total_guests) AS people'));
}

/** Writes what arrivals changed, each guest's own. */
export function updateArrivals(db: Database, scope: ClientScope, changes: readonly ArrivalChanges[]) {
  const columns = ARRIVAL_COLUMNS.flatMap((column) => {
    const said = changes.filter((one) => one[column] !== undefined);
    const [first] = said;
    if (!first) return [];
    const isSame = said.length === changes.length && said.every((one) => one[column] === first[column]);
    const values = said.flatMap((one) => [one.id, one[column] ?? null]);
    const chosen = () => db.raw(`CASE id ${'WHEN ? THEN ? '.repeat(said.length)}ELSE ?? END`, [...values, column]);
    return [[column, isSame ? first[column] : chosen()] as const];
  });
  return db('guest_events')
    .where(scope.within('client_id'))
    .whereIn(
      'id',
      changes.map(({ id }) => id),
    )
    .update(Object.fromEntries(columns));
}

const ARRIVAL_COLUMNS = [
  'total_guests_attended',
  'is_received_gift',
  'is_received_souvenir',
  'is_checked_in',
  'check_in_op_id',
  'checked_in_at',
  'checked_in_by',
  'checked_in_gate',
] as const satisfies readonly (keyof ArrivalChanges)[];
