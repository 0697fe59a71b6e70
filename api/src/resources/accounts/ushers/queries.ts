import type { GuestBookRole } from '@janur/contracts';
import type { Knex } from 'knex';
import type { Database } from '../../../db/connection.ts';
import type { AccountRow } from '../../../db/rows/invitation.ts';
import type { ClientScope } from '../../../access/access.ts';
import { containing } from '../../../db/like.ts';

export interface UsherRow {
  id: number;
  name: string;
  username: string;
  guest_book_role: GuestBookRole;
  client_id: number;
  client_name: string;
  is_active: number;
  password_expires_at: Date | null;
  last_login_at: Date | null;
}

export interface UsherListing {
  search?: string | undefined;
  guest_book_role?: GuestBookRole | undefined;
  is_active?: boolean | undefined;
  page: number;
  limit: number;
}

/** One page of the ushers of every client. */
export async function listUsherRows(
  db: Database,
  scope: ClientScope,
  { page, limit, ...filter }: UsherListing,
): Promise<{ rows: UsherRow[]; total: number }> {
  const [rows, total] = await Promise.all([
    ushers(db, scope)
      .modify(matching(filter))
      .select<UsherRow[]>(COLUMNS)
      .orderBy('accounts.id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit),
    ushers(db, scope).modify(matching(filter)).count<{ total: number }[]>({ total: '*' }).first(),
  ]);
  return { rows, total: total?.total ?? 0 };
}

export async function findUsher(db: Database, scope: ClientScope, id: number): Promise<UsherRow | undefined> {
  return ushers(db, scope).select<UsherRow[]>(COLUMNS).where('accounts.id', id).first();
}

/** Holds an usher until the transaction ends. */
export async function lockUsher(trx: Database, scope: ClientScope, id: number): Promise<UsherRow | undefined> {
  return ushers(trx, scope).select<UsherRow[]>(COLUMNS).where('accounts.id', id).forUpdate('accounts').first();
}

export type UsherChange = Partial<Pick<AccountRow, 'name' | 'guest_book_role' | 'is_active'>>;

export async function updateUsher(trx: Database, scope: ClientScope, id: number, change: UsherChange): Promise<void> {
  await trx('accounts').where(scope.within('client_id')).where({ id, role: 'USHER' }).update(change);
}

/** What ushers' names of a client are made of. */
export async function findUsernameBase(db: Database, scope: ClientScope, id: number): Promise<string | undefined> {
  const client = await db('clients')
    .leftJoin('options', 'options.client_id', 'clients.id')
    .where(scope.within('clients.id'))
    .where('clients.id', id)
    .orderBy('options.id')
    .select<{ name: string; slug: string | null }[]>('clients.name', 'options.slug')
    .first();
  return client && (client.slug ?? client.name);
}

const ushers = (db: Database, scope: ClientScope) =>
  db('accounts')
    .join('clients', 'clients.id', 'accounts.client_id')
    .where(scope.within('accounts.client_id'))
    .where('clients.is_rehearsal', false)
    .where('accounts.role', 'USHER');

const COLUMNS = {
  id: 'accounts.id',
  name: 'accounts.name',
  username: 'accounts.username',
  guest_book_role: 'accounts.guest_book_role',
  client_id: 'accounts.client_id',
  client_name: 'clients.name',
  is_active: 'accounts.is_active',
  password_expires_at: 'accounts.password_expires_at',
  last_login_at: 'accounts.last_login_at',
};

const matching =
  ({ search, guest_book_role, is_active }: Omit<UsherListing, 'page' | 'limit'>): Knex.QueryCallback =>
  (query) => {
    if (guest_book_role) void query.where('accounts.guest_book_role', guest_book_role);
    if (is_active !== undefined) void query.where('accounts.is_active', is_active);
    if (!search) return;
    const part = containing(search);
    void query.where((either) => {
      void either.where('accounts.name', 'like', part).orWhere('clients.name', 'like', part);
      void either.orWhere('accounts.username', 'like', containing(search.toLowerCase()));
    });
  };
