import type { CoHost } from '@janur/contracts';
import type { ClientScope } from '../../../access/access.ts';
import type { Database } from '../../../db/connection.ts';
import type { AccountRow } from '../../../db/rows/invitation.ts';
import { hashOfSecret } from '../../../lib/secret.ts';

type CoHostRole = CoHost['co_host_role'];

export interface CoHostRow {
  id: number;
  client_id: number;
  name: string;
  username: string;
  phone_number: string | null;
  co_host_role: CoHostRole;
  password_state: string;
  last_login_at: Date | null;
  link_until: Date | null;
}

/** Who may still come in; the couple's own account is none of them. */
const ofCouple = (db: Database, scope: ClientScope) =>
  db('accounts')
    .leftJoin('co_host_links', 'co_host_links.account_id', 'accounts.id')
    .where(scope.within('accounts.client_id'))
    .where('accounts.role', 'CLIENT')
    .where('accounts.is_active', true)
    .whereNotNull('accounts.co_host_role')
    .select<CoHostRow[]>({
      id: 'accounts.id',
      client_id: 'accounts.client_id',
      name: 'accounts.name',
      username: 'accounts.username',
      phone_number: 'accounts.phone_number',
      co_host_role: 'accounts.co_host_role',
      password_state: 'accounts.password_state',
      last_login_at: 'accounts.last_login_at',
      link_until: 'co_host_links.expires_at',
    });

export const listCoHostRows = (db: Database, scope: ClientScope): Promise<CoHostRow[]> =>
  ofCouple(db, scope).orderBy('accounts.id');

export const findCoHost = (db: Database, scope: ClientScope, id: number): Promise<CoHostRow | undefined> =>
  ofCouple(db, scope).where('accounts.id', id).first();

/** Holds a co-host until the transaction ends. */
export const lockCoHost = (trx: Database, scope: ClientScope, id: number): Promise<CoHostRow | undefined> =>
  ofCouple(trx, scope).where('accounts.id', id).forUpdate('accounts').first();

export async function updateCoHost(
  db: Database,
  scope: ClientScope,
  id: number,
  change: Partial<Pick<AccountRow, 'co_host_role' | 'is_active'>>,
): Promise<void> {
  await db('accounts').where(scope.within('client_id')).where({ id }).whereNotNull('co_host_role').update(change);
}

/** The couple has so many at most: counted with the client held, so that two at once are not one too many. */
export async function countCoHosts(trx: Database, scope: ClientScope, clientId: number): Promise<number> {
  await trx('clients').where(scope.within('id')).where({ id: clientId }).select('id').forUpdate();
  return (await listCoHostRows(trx, scope)).length;
}

export async function findClientOf(
  db: Database,
  scope: ClientScope,
  id: number,
): Promise<{ name: string; country: string } | undefined> {
  return db('clients').where(scope.within('id')).where({ id }).select('name', 'country').first();
}

/** A new link in place of the former one. */
export async function putCoHostLink(
  db: Database,
  { token, ...link }: { account_id: number; client_id: number; token: string; expires_at: Date },
): Promise<void> {
  const row = { ...link, token_hash: hashOfSecret(token) };
  await db('co_host_links').insert(row).onConflict('account_id').merge(['token_hash', 'expires_at']);
}

export async function deleteCoHostLink(db: Database, accountId: number): Promise<void> {
  await db('co_host_links').where({ account_id: accountId }).delete();
}

export interface OpenedLink {
  account_id: number;
  client_id: number;
  client_name: string;
  name: string;
  username: string;
  co_host_role: CoHostRole;
  expires_at: Date;
}

/* Whoever opens a link is nobody yet: there is no scope but the secret. */

const opened = (db: Database, token: string) =>
  db('co_host_links')
    .join('accounts', 'accounts.id', 'co_host_links.account_id')
    .join('clients', 'clients.id', 'co_host_links.client_id')
    .where('co_host_links.token_hash', hashOfSecret(token))
    .where('co_host_links.expires_at', '>', new Date())
    .where('accounts.is_active', true)
    .where('accounts.role', 'CLIENT')
    .whereNotNull('accounts.co_host_role')
    .select<OpenedLink[]>({
      account_id: 'accounts.id',
      client_id: 'co_host_links.client_id',
      client_name: 'clients.name',
      name: 'accounts.name',
      username: 'accounts.username',
      co_host_role: 'accounts.co_host_role',
      expires_at: 'co_host_links.expires_at',
    });

/** Whom this secret lets in now. */
export const findCoHostLink = (db: Database, token: string): Promise<OpenedLink | undefined> =>
  opened(db, token).first();

/** The same, held until the transaction ends: of two who use it at once one comes too late. */
export const lockCoHostLink = (trx: Database, token: string): Promise<OpenedLink | undefined> =>
  opened(trx, token).forUpdate('co_host_links').first();
