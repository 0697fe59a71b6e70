import type { RehearsalPlan } from '@janur/contracts';
import type { ClientScope } from '../../access/access.ts';
import type { Database } from '../../db/connection.ts';
import type { RehearsalRow } from '../../db/rows/evening.ts';

/** The program writes every second: one that was silent for so long has died. */
export const SILENT_MS = 30_000;
const PLAYED = ['STARTING', 'RUNNING'] as const;

const own = (db: Database, scope: ClientScope) => db('rehearsals').where(scope.within('rehearsals.client_id'));

export type PresentedRow = RehearsalRow & { by: string | null };

/** The latest; one that was stopped leaves the report before it in sight. */
export async function findLatestRehearsal(
  db: Database,
  scope: ClientScope,
  eventId: number,
): Promise<PresentedRow | undefined> {
  return own(db, scope)
    .leftJoin('accounts', 'accounts.id', 'rehearsals.account_id')
    .where('rehearsals.event_id', eventId)
    .orderByRaw("rehearsals.state = 'STOPPED'")
    .orderBy('rehearsals.id', 'desc')
    .first<PresentedRow | undefined>('rehearsals.*', { by: 'accounts.name' });
}

/** Whether one is played on this installation, whoever asked for it; waits for who is just asking. */
export async function isRehearsalPlayed(trx: Database): Promise<boolean> {
  const heard = new Date(Date.now() - SILENT_MS);
  const rows = await trx('rehearsals').whereIn('state', PLAYED).where('heard_at', '>', heard).forUpdate().select('id');
  return rows.length > 0;
}

/** Of an event that the caller was seen to own; without an account it is the operator's. */
export async function insertRehearsal(
  trx: Database,
  { plan, ...whose }: { clientId: number; eventId: number; accountId: number | null; plan: Readonly<RehearsalPlan> },
): Promise<number> {
  const now = new Date();
  const [id = 0] = await trx('rehearsals').insert({
    client_id: whose.clientId,
    event_id: whose.eventId,
    account_id: whose.accountId,
    state: 'STARTING',
    plan: JSON.stringify(plan),
    started_at: now,
    heard_at: now,
  });
  return id;
}

/** How many were changed: none or one, and only while it is played. */
export async function updatePlayed(
  db: Database,
  scope: ClientScope,
  { id, ...told }: { id: number } & Partial<Pick<RehearsalRow, 'sent_on' | 'is_stop_wanted'>>,
): Promise<number> {
  return own(db, scope).where('rehearsals.id', id).whereIn('state', PLAYED).update(told);
}

/** Of the program that ended without a word: none changed where it has said how. */
export async function failRehearsal(db: Database, id: number, problem: string): Promise<number> {
  const ended_at = new Date();
  const ended = { state: 'FAILED', ended_at, problem, door_json: null, visitor_json: null } as const;
  return db('rehearsals').where({ id }).whereIn('state', PLAYED).update(ended);
}

/** Whether an event keeps a guest book and has somebody in it. */
export async function hasGuests(db: Database, scope: ClientScope, eventId: number): Promise<boolean> {
  const row = await db('events')
    .where(scope.within('events.client_id'))
    .join('guest_events', 'guest_events.event_id', 'events.id')
    .where('events.id', eventId)
    .where('events.is_guest_book', true)
    .first('events.id');
  return row !== undefined;
}
