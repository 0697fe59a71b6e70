import type { GuestBookRole } from '@janur/contracts';
import type { ClientScope } from '../../../access/access.ts';
import type { Database } from '../../../db/connection.ts';

export interface OwnUsherRow {
  id: number;
  client_id: number;
  name: string;
  username: string;
  guest_book_role: GuestBookRole;
  valid_until: Date;
  last_login_at: Date | null;
}

const COLUMNS = [
  'id',
  'client_id',
  'name',
  'username',
  'guest_book_role',
  'valid_until',
  'last_login_at',
] as const satisfies (keyof OwnUsherRow)[];

/** Who is appointed for a day, and still is. Those of the organiser have no end and are not among them. */
const appointed = (db: Database, scope: ClientScope) =>
  db('accounts')
    .where(scope.within('client_id'))
    .where({ role: 'USHER', is_active: true })
    .where('valid_until', '>', new Date());

export async function listOwnUsherRows(db: Database, scope: ClientScope): Promise<OwnUsherRow[]> {
  return appointed(db, scope).orderBy('id').select<OwnUsherRow[]>(COLUMNS);
}

export async function lockOwnUsher(db: Database, scope: ClientScope, id: number): Promise<OwnUsherRow | undefined> {
  return appointed(db, scope).where({ id }).forUpdate().first<OwnUsherRow>(COLUMNS);
}

export async function closeAccount(db: Database, scope: ClientScope, id: number): Promise<void> {
  await db('accounts').where(scope.within('client_id')).where({ id }).update({ is_active: false });
}

/** When an event begins, as the hosts wrote it. */
export async function findBeginning(db: Database, scope: ClientScope, eventId: number): Promise<Date | null> {
  const row = await db('events')
    .where(scope.within('client_id'))
    .where({ id: eventId })
    .select('start_datetime')
    .first();
  return row?.start_datetime ?? null;
}
