import type { Database } from '../../db/connection.ts';
import { newId } from '../../db/new-id.ts';
import type { RsvpHistoryRow, RsvpRow } from '../../db/rows/guests.ts';
import type { ClientScope } from '../../access/access.ts';

/** The events that somebody without an invitation may know of, and so answer for. */
export async function listPublicEventIds(db: Database, scope: ClientScope, clientId: number): Promise<number[]> {
  return db('events')
    .where(scope.within('client_id'))
    .where({ client_id: clientId })
    .where((seen) => void seen.whereNull('only_invited').orWhere('only_invited', 0))
    .orderBy('id')
    .pluck('id');
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

export async function forgetEventAnswers(db: Database, scope: ClientScope, rsvpId: number): Promise<void> {
  await db('rsvp_events').where(scope.within('client_id')).where({ rsvp_id: rsvpId }).delete();
}

export async function insertEventAnswers(
  db: Database,
  { clientId, rsvpId, answers }: { clientId: number; rsvpId: number; answers: readonly EventAnswer[] },
): Promise<void> {
  if (answers.length === 0) return;
  await db('rsvp_events').insert(answers.map((answer) => ({ ...answer, client_id: clientId, rsvp_id: rsvpId })));
}

type Recorded = Pick<RsvpHistoryRow, 'event_id' | 'account_id' | 'recorded_by' | 'channel'>;

export async function insertHistory(
  db: Database,
  entry: Omit<RsvpHistoryRow, 'id' | 'submitted_at' | keyof Recorded> & Partial<Recorded>,
): Promise<void> {
  await db('rsvp_history').insert(entry);
}
