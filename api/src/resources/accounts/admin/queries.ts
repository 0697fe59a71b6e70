import type { StaffAccount } from '@janur/contracts';
import type { ClientScope } from '../../../access/access.ts';
import type { Database } from '../../../db/connection.ts';
import { containing } from '../../../db/like.ts';

export interface AccountListing {
  search?: string | undefined;
  role?: StaffAccount['role'] | undefined;
  page: number;
  limit: number;
}

export interface ListedAccount extends Omit<StaffAccount, 'is_active' | 'last_login_at'> {
  client_id: number | null;
  is_active: number;
  last_login_at: Date | null;
}

const OPEN_SESSIONS =
  '(SELECT COUNT(*) FROM sessions WHERE sessions.account_id = accounts.id AND sessions.expires_at > ?)';

/** One page of all accounts. */
export async function listAccountRows(
  db: Database,
  scope: ClientScope,
  { search, role, page, limit }: AccountListing,
): Promise<{ rows: ListedAccount[]; total: number }> {
  const matching = () => {
    const query = accounts(db, scope);
    if (role) void query.where('accounts.role', role);
    if (search)
      void query.where((either) => {
        void either
          .where('accounts.name', 'like', containing(search))
          .orWhere('clients.name', 'like', containing(search));
        void either.orWhere('accounts.username', 'like', containing(search.toLowerCase()));
      });
    return query;
  };
  const [rows, total] = await Promise.all([
    matching()
      .select<ListedAccount[]>(COLUMNS, db.raw(`${OPEN_SESSIONS} AS sessions`, [new Date()]))
      .orderBy('accounts.id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit),
    matching().count<{ total: number }[]>({ total: '*' }).first(),
  ]);
  return { rows, total: total?.total ?? 0 };
}

/** Holds an account until the transaction ends. */
export async function lockAccount(
  trx: Database,
  scope: ClientScope,
  id: number,
): Promise<Pick<ListedAccount, 'id' | 'role' | 'client_id' | 'is_active'> | undefined> {
  return accounts(trx, scope).select<ListedAccount[]>(COLUMNS).where('accounts.id', id).forUpdate('accounts').first();
}

export async function setActive(trx: Database, scope: ClientScope, id: number, is_active: boolean): Promise<void> {
  await trx('accounts').where(scope.within('client_id')).where({ id }).update({ is_active });
}

const accounts = (db: Database, scope: ClientScope) =>
  db('accounts').leftJoin('clients', 'clients.id', 'accounts.client_id').where(scope.within('accounts.client_id'));

const COLUMNS = {
  id: 'accounts.id',
  name: 'accounts.name',
  username: 'accounts.username',
  role: 'accounts.role',
  client_id: 'accounts.client_id',
  client_name: 'clients.name',
  is_active: 'accounts.is_active',
  last_login_at: 'accounts.last_login_at',
};
