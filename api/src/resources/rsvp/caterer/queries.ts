import type { ClientScope } from '../../../access/access.ts';
import type { Database } from '../../../db/connection.ts';
import { newId } from '../../../db/new-id.ts';
import type { CatererSheetRow } from '../../../db/rows/guests.ts';
import type { EventRow } from '../../../db/rows/invitation.ts';
import { WALK_IN } from '../../../guests/filters.ts';

export interface ComingHousehold {
  guest_id: number;
  guest_code: string;
  household: string;
  people: number;
  table_number: string | null;
}

/** The households that come to an event: those that `headcount.coming` counts. */
export async function listComing(db: Database, scope: ClientScope, eventId: number): Promise<ComingHousehold[]> {
  return db('guest_events')
    .join('guests', 'guests.id', 'guest_events.guest_id')
    .where(scope.within('guest_events.client_id'))
    .where('guest_events.event_id', eventId)
    .where('guest_events.confirmation_status', 'CONFIRMED')
    .whereNot('guests.source', WALK_IN)
    .orderBy(['guest_events.guest_name', 'guest_events.id'])
    .select<ComingHousehold[]>({
      guest_id: 'guests.id',
      guest_code: 'guests.code',
      household: 'guests.name',
      people: 'guest_events.total_guests_confirmed',
      table_number: 'guest_events.table_number',
    });
}

export interface ComingMember {
  guest_id: number;
  name: string;
  is_child: 0 | 1;
  diet: string | null;
  meal_id: number | null;
}

/** Those of them who are known by name to come. */
export async function listComingMembers(db: Database, scope: ClientScope, eventId: number): Promise<ComingMember[]> {
  return db('member_answers')
    .join('guest_members', 'guest_members.id', 'member_answers.member_id')
    .where(scope.within('member_answers.client_id'))
    .where('member_answers.event_id', eventId)
    .where('member_answers.comes', 1)
    .orderBy(['guest_members.guest_id', 'guest_members.position', 'guest_members.id'])
    .select<ComingMember[]>({
      guest_id: 'guest_members.guest_id',
      name: 'guest_members.name',
      is_child: 'guest_members.is_child',
      diet: 'guest_members.diet',
      meal_id: 'member_answers.meal_id',
    });
}

export async function findWhere(
  db: Database,
  scope: ClientScope,
  eventId: number,
): Promise<Pick<EventRow, 'start_datetime' | 'location'> | undefined> {
  return db('events')
    .where(scope.within('client_id'))
    .where({ id: eventId })
    .select('start_datetime', 'location')
    .first();
}

const sheets = (db: Database, scope: ClientScope) => db('caterer_sheets').where(scope.within('client_id'));

export async function findSheet(db: Database, scope: ClientScope, id: number): Promise<CatererSheetRow | undefined> {
  return sheets(db, scope).where({ id }).first();
}

/** The latest sheet of an event. */
export async function findLastSheet(
  db: Database,
  scope: ClientScope,
  eventId: number,
): Promise<CatererSheetRow | undefined> {
  return sheets(db, scope).where({ event_id: eventId }).orderBy('id', 'desc').first();
}

export async function listSheets(db: Database, scope: ClientScope, eventId: number, limit: number) {
  return sheets(db, scope)
    .where({ event_id: eventId })
    .orderBy('id', 'desc')
    .limit(limit)
    .select('id', 'created_at', 'made_by', 'people');
}

export async function insertSheet(
  db: Database,
  row: Omit<CatererSheetRow, 'id' | 'created_at' | 'content'> & { content: string; created_at: Date },
): Promise<number> {
  const [id] = await db('caterer_sheets').insert(row);
  return newId(id);
}

/** Sheets of long ago, beyond so many of the latest. */
export async function deleteOldSheets(
  db: Database,
  scope: ClientScope,
  { eventId, keep }: { eventId: number; keep: number },
): Promise<void> {
  const [oldest] = await sheets(db, scope)
    .where({ event_id: eventId })
    .orderBy('id', 'desc')
    .offset(keep)
    .limit(1)
    .pluck('id');
  if (oldest !== undefined) await sheets(db, scope).where({ event_id: eventId }).where('id', '<=', oldest).delete();
}
