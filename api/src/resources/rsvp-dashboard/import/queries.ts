import type { Database } from '../../../db/connection.ts';
import type { GuestEventRow, GuestRow } from '../../../db/rows/guests.ts';
import type { ClientScope } from '../../../http/access.ts';

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
  'guest_group',
] as const satisfies readonly (keyof GuestRow)[];
export type InvitedGuest = Pick<GuestRow, (typeof COLUMNS)[number]>;

/** Everybody whom a slug has invited already. */
export async function listInvited(db: Database, scope: ClientScope, optionId: number): Promise<InvitedGuest[]> {
  return db('guests')
    .where(scope.within('client_id'))
    .where({ option_id: optionId })
    .select(...COLUMNS);
}

export async function insertGuests(
  db: Database,
  _scope: ClientScope,
  guests: readonly Partial<GuestRow>[],
): Promise<void> {
  await db('guests').insert([...guests]);
}

export async function listIdsByCode(
  db: Database,
  scope: ClientScope,
  codes: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db('guests').where(scope.within('client_id')).whereIn('code', codes).select('id', 'code');
  return new Map(rows.map(({ id, code }) => [code, id]));
}

export async function insertPlaces(
  db: Database,
  _scope: ClientScope,
  places: readonly Partial<GuestEventRow>[],
): Promise<void> {
  if (places.length > 0) await db('guest_events').insert([...places]);
}

/** Holds guests' places until the transaction ends, in the order of their ids. */
export async function lockPlacesOf(
  db: Database,
  scope: ClientScope,
  guestIds: readonly number[],
): Promise<GuestEventRow[]> {
  return db('guest_events')
    .where(scope.within('client_id'))
    .whereIn('guest_id', guestIds)
    .select('*')
    .orderBy('id')
    .forUpdate();
}

/** Many guests at once: each row is there, so that only the named columns of it are written. */
export async function writeGuests(db: Database, _scope: ClientScope, guests: readonly InvitedGuest[]): Promise<void> {
  const rows = guests.map((guest) => ({
    ...guest,
    details: guest.details === null ? null : JSON.stringify(guest.details),
  }));
  await db('guests')
    .insert(rows)
    .onConflict('id')
    .merge(['name', 'phone_number', 'email', 'details', 'total_guests', 'guest_group']);
}
