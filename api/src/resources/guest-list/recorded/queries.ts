import type { Database } from '../../../db/connection.ts';
import type { RsvpHistoryRow, RsvpRow } from '../../../db/rows/guests.ts';
import type { ClientScope } from '../../../access/access.ts';

export async function updateAttendance(
  db: Database,
  scope: ClientScope,
  id: number,
  answer: Pick<RsvpRow, 'is_attending' | 'guest_total'>,
): Promise<void> {
  await db('rsvps').where(scope.within('client_id')).where({ id }).update(answer);
}

export async function forgetEventAnswer(
  db: Database,
  scope: ClientScope,
  { rsvpId, eventId }: { rsvpId: number; eventId: number },
): Promise<void> {
  await db('rsvp_events').where(scope.within('client_id')).where({ rsvp_id: rsvpId, event_id: eventId }).delete();
}

export type HistoryLine = Pick<
  RsvpHistoryRow,
  'id' | 'is_attending' | 'guest_total' | 'submission' | 'event_id' | 'recorded_by' | 'channel' | 'submitted_at'
>;

const MOST_LINES = 200;

export async function listHistory(db: Database, scope: ClientScope, guestId: number): Promise<HistoryLine[]> {
  return db('rsvp_history')
    .where(scope.within('client_id'))
    .where({ guest_id: guestId })
    .orderBy('id', 'desc')
    .limit(MOST_LINES)
    .select('id', 'is_attending', 'guest_total', 'submission', 'event_id', 'recorded_by', 'channel', 'submitted_at');
}

/** Until when guests may answer, before it is changed; undefined when there is no such client. */
export async function lockAnswersUntil(
  db: Database,
  scope: ClientScope,
  clientId: number,
): Promise<{ answers_until: Date | null } | undefined> {
  return db('clients').where(scope.within('id')).where({ id: clientId }).select('answers_until').forUpdate().first();
}

export async function updateAnswersUntil(
  db: Database,
  scope: ClientScope,
  { clientId, until }: { clientId: number; until: Date | null },
): Promise<void> {
  await db('clients').where(scope.within('id')).where({ id: clientId }).update({ answers_until: until });
}
