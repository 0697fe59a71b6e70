import type { Database } from '../../../db/connection.ts';
import { newId } from '../../../db/new-id.ts';
import type { SessionRow } from '../../../db/rows/invitation.ts';

export type NewSession = Pick<
  SessionRow,
  'account_id' | 'jti' | 'device' | 'network' | 'idle_minutes' | 'expires_at' | 'by_card'
>;

/** A log-in. What has run out by itself is forgotten meanwhile. */
export async function insertSession(db: Database, session: NewSession): Promise<number> {
  const now = new Date();
  // who came with a card has shown no password
  const authenticated_at = session.by_card ? new Date(0) : now;
  const [id] = await db('sessions').insert({ ...session, authenticated_at, last_seen_at: now });
  await db('sessions').where('expires_at', '<', now).limit(100).delete();
  return newId(id);
}

/** The sessions of an account that have not run out, the latest seen first. */
export async function listSessionRows(db: Database, accountId: number): Promise<SessionRow[]> {
  const columns = [
    'id',
    'jti',
    'device',
    'network',
    'idle_minutes',
    'last_seen_at',
    'expires_at',
    'created_at',
  ] as const;
  return db('sessions')
    .select<SessionRow[]>(columns)
    .where({ account_id: accountId })
    .where('expires_at', '>', new Date())
    .orderBy([
      { column: 'last_seen_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ]);
}

/** Ends sessions of an account: one, all but one, or all. Says how many there were. */
export async function deleteSessions(
  db: Database,
  { accountId, only, but }: { accountId: number; only?: number; but?: number },
): Promise<number> {
  const sessions = db('sessions').where({ account_id: accountId });
  if (only !== undefined) void sessions.where({ id: only });
  if (but !== undefined) void sessions.whereNot({ id: but });
  return sessions.delete();
}

/** That the password was shown just now. */
export async function confirmSession(db: Database, id: number): Promise<void> {
  await db('sessions').where({ id }).update({ authenticated_at: new Date() });
}
