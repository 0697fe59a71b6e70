import type { Database } from '../../db/connection.ts';
import type { ClientScope } from '../../http/access.ts';
import type { ArrivalChanges, ArrivingGuest } from './arrival.ts';
import { giftRowsAt, type GuestAtEvent, guestsAtEvent } from './queries.ts';

/* Statements of arrivals, built here and sent together. */

export interface GuestsOfCodes {
  readonly eventId: number;
  readonly codes: readonly string[];
}

/**
 * The guests with these codes at an event with a guest-book, as they stand, whether gifts were entrusted to them and which
 * device checked them in.
 */
export function guestsOfCodes(db: Database, scope: ClientScope, { eventId, codes }: GuestsOfCodes) {
  return guestsAtEvent(db, scope, eventId)
    .join('events', 'events.id', 'guest_events.event_id')
    .leftJoin({ first: 'operations' }, 'first.op_id', 'guest_events.check_in_op_id')
    .where('events.is_guest_book', 1)
    .whereIn('guests.code', codes)
    .select<ArrivingGuest[]>(
      { first_device_id: 'first.device_id', first_seq: 'first.seq' },
      db.raw('EXISTS (?) AS has_gifts', [
        giftRowsAt(db, scope).clearOrder().whereRaw('entrusted_gifts.guest_event_id = guest_events.id'),
      ]),
    );
}

/**
 * Holds them until the transaction ends. They are locked by their ids in rising order, and no row of another table with
 * them: so two who hold several never wait for each other.
 */
export function holdGuests(db: Database, scope: ClientScope, { eventId, codes }: GuestsOfCodes) {
  // a query of its own is not locked, and with a LIMIT it is read first, in its order
  const wanted = db('guests')
    .join('guest_events', 'guest_events.guest_id', 'guests.id')
    .where(scope.within('guests.client_id'))
    .whereIn('guests.code', codes)
    .where('guest_events.event_id', eventId)
    .select('guest_events.id')
    .orderBy('guest_events.id')
    .limit(codes.length)
    .as('wanted');
  return db
    .from(wanted)
    .joinRaw('STRAIGHT_JOIN guest_events ON guest_events.id = wanted.id')
    .select<Pick<GuestAtEvent, 'id'>[]>('guest_events.id')
    .forUpdate();
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
