import type { ClientScope } from '../access/access.ts';
import type { Database } from '../db/connection.ts';
import type { GuestEventRow } from '../db/rows/guests.ts';
import type { HeldGuest } from './guest-queries.ts';
import { moveCounters, movesOfCounters, NOT_ARRIVED } from './counter-queries.ts';

/* Guests' places at events are written here and in `bulk-queries.ts`, and nowhere else. */

const COLUMNS = [
  'id',
  'client_id',
  'option_id',
  'event_id',
  'guest_id',
  'guest_name',
  'search_text',
  'total_guests',
  'confirmation_status',
  'total_guests_confirmed',
  'table_number',
  'is_checked_in',
  'check_in_op_id',
  'checked_in_at',
  'checked_in_by',
  'checked_in_gate',
  'total_guests_attended',
  'total_guests_left',
  'is_received_gift',
  'is_received_souvenir',
  'extra_souvenirs',
] as const satisfies readonly (keyof GuestEventRow)[];
export type Place = Pick<GuestEventRow, (typeof COLUMNS)[number]>;

const places = (db: Database, scope: ClientScope) => db('guest_events').where(scope.within('client_id'));

/** Holds the places of a guest whom the caller holds, in the order of events: no two transactions wait for each other. */
export async function lockPlacesOf(db: Database, scope: ClientScope, guestId: number): Promise<Place[]> {
  return places(db, scope)
    .where({ guest_id: guestId })
    .select(...COLUMNS)
    .orderBy('event_id')
    .forUpdate();
}

/** Holds the places of guests at one event, whom the caller holds. */
export async function lockPlacesAt(
  db: Database,
  scope: ClientScope,
  { eventId, guestIds }: { eventId: number; guestIds: readonly number[] },
): Promise<Place[]> {
  return places(db, scope)
    .where({ event_id: eventId })
    .whereIn('guest_id', guestIds)
    .select(...COLUMNS)
    .orderBy('id')
    .forUpdate();
}

/** The guest-book's numbers and gifts speak of real people. */
export const hasArrived = ({ is_checked_in, total_guests_attended }: Place): boolean =>
  Boolean(is_checked_in) || total_guests_attended > 0;

/** Seats places that the caller holds. */
export async function updateTableOf(
  db: Database,
  scope: ClientScope,
  ids: readonly number[],
  table: string | null,
): Promise<void> {
  if (ids.length > 0) await places(db, scope).whereIn('id', ids).update({ table_number: table });
}

/** Holds places until the transaction ends, in the order of their ids. */
export async function lockPlaces(db: Database, scope: ClientScope, ids: readonly number[]): Promise<Place[]> {
  return places(db, scope)
    .whereIn('id', ids)
    .select(...COLUMNS)
    .orderBy('id')
    .forUpdate();
}

export type NewPlace = Pick<
  Place,
  'client_id' | 'option_id' | 'event_id' | 'guest_id' | 'guest_name' | 'search_text' | 'total_guests'
> &
  Partial<Pick<Place, 'confirmation_status' | 'total_guests_confirmed' | 'table_number'>> & {
    readonly created_at?: Date;
  };

export async function insertPlaces(db: Database, added: readonly NewPlace[]): Promise<void> {
  if (added.length > 0) await db('guest_events').insert([...added]);
}

export async function updatePlace(
  db: Database,
  scope: ClientScope,
  id: number,
  changes: Partial<Omit<GuestEventRow, 'guest_name'>>,
): Promise<void> {
  await places(db, scope).where({ id }).update(changes);
}

/** What a guest's places repeat of the guest. Who is fewer now cannot come with more. */
export async function updatePlacesOf(
  db: Database,
  scope: ClientScope,
  guest: Pick<HeldGuest, 'id' | 'name' | 'search_text'> & { total_guests: number | undefined },
): Promise<void> {
  const { id: guest_id, name: guest_name, search_text, total_guests: total } = guest;
  const named = { guest_name, search_text };
  const ofGuest = () => places(db, scope).where({ guest_id });
  await ofGuest().update(total === undefined ? named : { ...named, total_guests: total });
  // a mark or a note stands with the guest, and is news at the door all the same
  await touchPlacesOf(db, scope, [guest_id]);
  if (total === undefined) return;
  await ofGuest().where('total_guests_confirmed', '>', total).update({ total_guests_confirmed: total });
}

/** What was changed of these guests alone is news at the door as well: devices read what changed of places. */
export async function touchPlacesOf(db: Database, scope: ClientScope, guestIds: readonly number[]): Promise<void> {
  await places(db, scope).whereIn('guest_id', guestIds).update('updated_at', db.raw('NOW(3)'));
}

/** The guest is asked again at every event. */
export async function updateToPending(db: Database, scope: ClientScope, guestId: number): Promise<void> {
  await places(db, scope).where({ guest_id: guestId }).update(PENDING);
}
export const PENDING = { confirmation_status: 'PENDING', total_guests_confirmed: 0 } as const;

const KEY = ['id', 'client_id', 'option_id', 'event_id', 'guest_id', 'guest_name', 'search_text'] as const;

/**
 * Writes the named columns of many places at once. The rows are there and held by the caller, so that the insert always
 * meets its own row; the rest of it only satisfies the columns that must not be empty.
 */
export async function writePlaces(
  db: Database,
  written: readonly Place[],
  columns: readonly (keyof Place)[],
): Promise<void> {
  if (written.length === 0) return;
  const names = [...new Set<keyof Place>([...KEY, ...columns])];
  const rows = written.map((place) => ({
    search_text: place.search_text,
    ...Object.fromEntries(names.map((name) => [name, place[name]])),
  }));
  await db('guest_events')
    .insert(rows)
    .onConflict('id')
    .merge([...columns]);
}

/* A place at an event and the event's counters change in one transaction, and together here. */

export async function addPlaces(trx: Database, added: readonly NewPlace[]): Promise<void> {
  await insertPlaces(trx, added);
  const moves = added.map((at) => ({ at, before: undefined, after: { ...PENDING, ...NOT_ARRIVED, ...at } }));
  for (const statement of movesOfCounters(trx, moves)) await statement;
}

/** Takes guests off events, whose places the caller holds; devices at the door hear of it. */
export async function removePlaces(trx: Database, scope: ClientScope, gone: readonly Place[]): Promise<void> {
  if (gone.length === 0) return;
  await trx('removed_places').insert(
    gone.map(({ id: guest_event_id, client_id, event_id }) => ({ guest_event_id, client_id, event_id })),
  );
  await places(trx, scope)
    .whereIn(
      'id',
      gone.map(({ id }) => id),
    )
    .delete();
  const moves = gone.map((at) => ({ at, before: at, after: undefined }));
  for (const statement of movesOfCounters(trx, moves)) await statement;
}

/** Changes a place that the caller holds. */
export async function changePlace(
  trx: Database,
  scope: ClientScope,
  place: Place,
  changes: Partial<Omit<Place, 'guest_name'>>,
): Promise<void> {
  await updatePlace(trx, scope, place.id, changes);
  await moveCounters(trx, { at: place, before: place, after: { ...place, ...changes } });
}
