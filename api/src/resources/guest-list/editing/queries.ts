import type { Database } from '../../../db/connection.ts';
import type { GuestEventRow, GuestRow } from '../../../db/rows/guests.ts';
import type { Findable } from '../../../guests/search-text.ts';
import type { ClientScope } from '../../../access/access.ts';

const COLUMNS = [
  'id',
  'client_id',
  'option_id',
  'code',
  'name',
  'phone_number',
  'email',
  'details',
  'total_guests',
  'source',
  'guest_group',
  'created_at',
] as const satisfies readonly (keyof GuestRow)[];
export type HostedGuest = Pick<GuestRow, (typeof COLUMNS)[number]> & { slug: string; country: string };

function guests(db: Database, scope: ClientScope) {
  return db('guests')
    .join('options', 'options.id', 'guests.option_id')
    .join('clients', 'clients.id', 'guests.client_id')
    .where(scope.within('guests.client_id'))
    .select<HostedGuest[]>(...COLUMNS.map((column) => `guests.${column}`), 'options.slug', 'clients.country');
}

/** Two are enough to know that it is not one. */
export async function listByPhone(db: Database, scope: ClientScope, phoneNumber: string): Promise<HostedGuest[]> {
  return guests(db, scope).where('guests.phone_number', phoneNumber).orderBy('guests.id').limit(2);
}

export async function findById(db: Database, scope: ClientScope, id: number): Promise<HostedGuest | undefined> {
  return guests(db, scope).where('guests.id', id).first();
}

export async function findByCode(db: Database, scope: ClientScope, code: string): Promise<HostedGuest | undefined> {
  return guests(db, scope).where('guests.code', code).first();
}

/** Another guest of the slug with that number or that name. */
export async function hasGuest(
  db: Database,
  scope: ClientScope,
  { optionId, phoneNumber, name, but }: { optionId: number; phoneNumber?: string; name?: string; but?: number },
): Promise<boolean> {
  const query = db('guests').where(scope.within('client_id')).where({ option_id: optionId });
  if (phoneNumber !== undefined) void query.where('phone_number', phoneNumber);
  if (name !== undefined) void query.where('name', name);
  if (but !== undefined) void query.whereNot('id', but);
  return (await query.select('id').first()) !== undefined;
}

/** Holds the guest until the transaction ends; answers what the guest is known by. */
export async function lockGuest(db: Database, scope: ClientScope, guestId: number): Promise<Findable | undefined> {
  return db('guests')
    .where(scope.within('client_id'))
    .where({ id: guestId })
    .select('name', 'code', 'phone_number')
    .forUpdate()
    .first();
}

/** Holds the places at events of a guest who is held, in the order of events. */
export async function lockPlaces(db: Database, scope: ClientScope, guestId: number): Promise<GuestEventRow[]> {
  return db('guest_events')
    .where(scope.within('client_id'))
    .where({ guest_id: guestId })
    .select('*')
    .orderBy('event_id')
    .forUpdate();
}

export type NewGuest = Pick<GuestRow, 'client_id' | 'option_id' | 'code' | 'name' | 'total_guests' | 'search_text'> &
  Partial<GuestRow>;

export async function insertGuest(db: Database, _scope: ClientScope, guest: NewGuest): Promise<number> {
  const [id] = await db('guests').insert(guest);
  if (id === undefined) throw new Error('the new guest has no id');
  return id;
}

export async function insertPlaces(
  db: Database,
  _scope: ClientScope,
  places: readonly (Partial<GuestEventRow> & Pick<GuestEventRow, 'search_text'>)[],
): Promise<void> {
  if (places.length > 0) await db('guest_events').insert([...places]);
}

export async function updateGuestRow(
  db: Database,
  scope: ClientScope,
  id: number,
  changes: Partial<GuestRow> & Pick<GuestRow, 'search_text'>,
): Promise<void> {
  await db('guests').where(scope.within('client_id')).where({ id }).update(changes);
}

/** What a guest's places repeat of the guest. Who is fewer now cannot come with more. */
export async function updatePlaces(
  db: Database,
  scope: ClientScope,
  guestId: number,
  { name, searchText, total }: { name: string; searchText: string; total: number | undefined },
): Promise<void> {
  const places = () => db('guest_events').where(scope.within('client_id')).where({ guest_id: guestId });
  const named = { guest_name: name, search_text: searchText };
  await places().update({ ...named, ...(total === undefined ? {} : { total_guests: total }) });
  if (total === undefined) return;
  await places().where('total_guests_confirmed', '>', total).update({ total_guests_confirmed: total });
}

/**
 * The guest with places, answers and their history; what was written in the guest-book's log stays there, and that the
 * places are gone is kept for the devices that know them.
 */
export async function deleteGuestRow(db: Database, scope: ClientScope, guestId: number): Promise<void> {
  await db('rsvp_history').where(scope.within('client_id')).where({ guest_id: guestId }).delete();
  const places = await db('guest_events')
    .where(scope.within('client_id'))
    .where({ guest_id: guestId })
    .select({ guest_event_id: 'id', client_id: 'client_id', event_id: 'event_id' });
  if (places.length > 0) await db('removed_places').insert(places);
  await db('guests').where(scope.within('client_id')).where({ id: guestId }).delete();
}

export async function findBooking(
  db: Database,
  scope: ClientScope,
  id: number,
): Promise<{ id: number; client_id: number; guest_id: number } | undefined> {
  return db('rsvps').where(scope.within('client_id')).where({ id }).select('id', 'client_id', 'guest_id').first();
}

/** Answers whether the booking was still there. */
export async function deleteBookingRow(db: Database, scope: ClientScope, id: number): Promise<boolean> {
  return (await db('rsvps').where(scope.within('client_id')).where({ id }).delete()) > 0;
}

export async function askAgain(db: Database, scope: ClientScope, guestId: number): Promise<void> {
  await db('guest_events')
    .where(scope.within('client_id'))
    .where({ guest_id: guestId })
    .update({ confirmation_status: 'PENDING', total_guests_confirmed: 0 });
}
