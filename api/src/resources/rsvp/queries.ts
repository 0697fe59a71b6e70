import type { Database } from '../../db/connection.ts';
import type { GuestEventRow, GuestRow, RsvpHistoryRow, RsvpRow } from '../../db/rows/guests.ts';
import { searchTextOf } from '../../guests/search-text.ts';
import type { ClientScope } from '../../access/access.ts';

export async function listEventIds(db: Database, scope: ClientScope, clientId: number): Promise<number[]> {
  return db('events').where(scope.within('client_id')).where({ client_id: clientId }).orderBy('id').pluck('id');
}

/** The questions of an invitation as they are stored. */
export async function findRsvpConfig(db: Database, scope: ClientScope, optionId: number): Promise<unknown> {
  const option = await db('options')
    .select('rsvp_config')
    .where(scope.within('client_id'))
    .where({ id: optionId })
    .first();
  return option?.rsvp_config;
}

/** How many people a guest was invited with, by event. */
export async function listInvitedTo(db: Database, scope: ClientScope, guestId: number): Promise<Map<number, number>> {
  const rows = await db('guest_events')
    .select('event_id', 'total_guests')
    .where(scope.within('client_id'))
    .where({ guest_id: guestId });
  return new Map(rows.map(({ event_id, total_guests }) => [event_id, total_guests]));
}

export type AnsweringGuest = Pick<GuestRow, 'id' | 'code' | 'name' | 'total_guests' | 'source' | 'search_text'>;

/** Holds the guest until the transaction ends: two answers of one guest come one after the other. */
export async function lockGuest(
  db: Database,
  scope: ClientScope,
  guestId: number,
): Promise<AnsweringGuest | undefined> {
  return db('guests')
    .select('id', 'code', 'name', 'total_guests', 'source', 'search_text')
    .where(scope.within('client_id'))
    .where({ id: guestId })
    .forUpdate()
    .first();
}

export async function insertGuest(
  db: Database,
  _scope: ClientScope,
  guest: Pick<GuestRow, 'client_id' | 'option_id' | 'code' | 'name' | 'total_guests'>,
): Promise<AnsweringGuest> {
  const found = { ...guest, source: 'RSVP', search_text: searchTextOf({ ...guest, phone_number: null }) };
  const [id] = await db('guests').insert(found);
  return { ...found, id: newId(id) };
}

/** What an unknown person announces is how many that person is. */
export async function updateTotalGuests(
  db: Database,
  scope: ClientScope,
  guestId: number,
  total: number,
): Promise<void> {
  await db('guests').where(scope.within('client_id')).where({ id: guestId }).update({ total_guests: total });
}

/** Holds the guest's places at the events, in the order of events, so that two transactions never wait for each other. */
export async function lockGuestEvents(db: Database, scope: ClientScope, guestId: number): Promise<GuestEventRow[]> {
  return db('guest_events')
    .select('*')
    .where(scope.within('client_id'))
    .where({ guest_id: guestId })
    .orderBy('event_id')
    .forUpdate();
}

export type NewGuestEvent = Pick<
  GuestEventRow,
  | 'client_id'
  | 'option_id'
  | 'event_id'
  | 'guest_id'
  | 'guest_name'
  | 'total_guests'
  | 'confirmation_status'
  | 'total_guests_confirmed'
  | 'search_text'
>;

export async function insertGuestEvent(db: Database, _scope: ClientScope, guestEvent: NewGuestEvent): Promise<void> {
  await db('guest_events').insert(guestEvent);
}

export async function updateGuestEvent(
  db: Database,
  scope: ClientScope,
  id: number,
  changes: Pick<GuestEventRow, 'total_guests' | 'confirmation_status' | 'total_guests_confirmed'>,
): Promise<void> {
  await db('guest_events').where(scope.within('client_id')).where({ id }).update(changes);
}

export async function findRsvp(
  db: Database,
  scope: ClientScope,
  guestId: number,
): Promise<Pick<RsvpRow, 'id' | 'message' | 'answers'> | undefined> {
  return db('rsvps')
    .select('id', 'message', 'answers')
    .where(scope.within('client_id'))
    .where({ guest_id: guestId })
    .first();
}

export type RsvpAnswer = Pick<
  RsvpRow,
  'name' | 'is_attending' | 'attendance_type' | 'guest_total' | 'message' | 'details'
>;

export async function insertRsvp(
  db: Database,
  _scope: ClientScope,
  rsvp: RsvpAnswer & Pick<RsvpRow, 'client_id' | 'option_id' | 'guest_id'>,
): Promise<number> {
  const [id] = await db('rsvps').insert(rsvp);
  return newId(id);
}

export async function updateRsvp(
  db: Database,
  scope: ClientScope,
  id: number,
  answer: RsvpAnswer & Pick<RsvpRow, 'answers'>,
): Promise<void> {
  await db('rsvps').where(scope.within('client_id')).where({ id }).update(answer);
}

export interface EventAnswer {
  event_id: number;
  is_attending: boolean;
  guest_total: number;
}

export async function replaceEventAnswers(
  db: Database,
  scope: ClientScope,
  { clientId, rsvpId, answers }: { clientId: number; rsvpId: number; answers: readonly EventAnswer[] },
): Promise<void> {
  await db('rsvp_events').where(scope.within('client_id')).where({ rsvp_id: rsvpId }).delete();
  if (answers.length === 0) return;
  await db('rsvp_events').insert(answers.map((answer) => ({ ...answer, client_id: clientId, rsvp_id: rsvpId })));
}

export async function insertHistory(
  db: Database,
  _scope: ClientScope,
  entry: Omit<RsvpHistoryRow, 'id' | 'submitted_at'>,
): Promise<void> {
  await db('rsvp_history').insert(entry);
}

export interface StoredWish {
  id: number;
  name: string;
  message: string;
  created_at: Date;
}

export async function insertWish(
  db: Database,
  scope: ClientScope,
  wish: { client_id: number; option_id: number; guest_id: number; rsvp_id: number; name: string; message: string },
): Promise<StoredWish> {
  const [id] = await db('wishes').insert(wish);
  const stored = await wishes(db, scope)
    .where({ id: newId(id) })
    .first();
  if (!stored) throw new Error('the new wish is gone');
  return stored;
}

/** The wish that says the same already. */
export async function findWish(
  db: Database,
  scope: ClientScope,
  { rsvpId, message }: { rsvpId: number; message: string },
): Promise<StoredWish | undefined> {
  return wishes(db, scope).where({ rsvp_id: rsvpId, message }).whereNull('deleted_at').first();
}

const wishes = (db: Database, scope: ClientScope) =>
  db('wishes').select('id', 'name', 'message', 'created_at').where(scope.within('client_id'));

function newId(id: number | undefined): number {
  if (id === undefined) throw new Error('the database gave no id for a new row');
  return id;
}
