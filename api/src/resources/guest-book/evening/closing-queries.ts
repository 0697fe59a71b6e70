import type { ClientScope } from '../../../access/access.ts';
import type { Database } from '../../../db/connection.ts';
import { newId } from '../../../db/new-id.ts';
import type { EventClosingRow } from '../../../db/rows/evening.ts';

const MOST = 50;
const closings = (db: Database, scope: ClientScope) => db('event_closings').where(scope.within('client_id'));

export async function findClosing(
  db: Database,
  scope: ClientScope,
  by: { id: number } | { event_id: number; seal: string },
): Promise<EventClosingRow | undefined> {
  return closings(db, scope).where(by).orderBy('id', 'desc').first();
}

/** The latest first. */
export async function listClosings(db: Database, scope: ClientScope, eventId: number): Promise<EventClosingRow[]> {
  return closings(db, scope).where({ event_id: eventId }).orderBy('id', 'desc').limit(MOST);
}

export async function insertClosing(
  db: Database,
  row: Omit<EventClosingRow, 'id' | 'content'> & { content: string },
): Promise<number> {
  const [id] = await db('event_closings').insert(row);
  return newId(id);
}
