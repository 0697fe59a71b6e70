import type { Database } from '../../db/connection.ts';
import { newId } from '../../db/new-id.ts';
import type { AccountRow } from '../../db/rows/invitation.ts';
import type { ClientScope } from '../../access/access.ts';
import { temporary } from './password/one-time-password.ts';

export type NewAccount = Pick<AccountRow, 'client_id' | 'role' | 'name' | 'username' | 'password_hash' | 'created_by'> &
  Partial<Pick<AccountRow, 'guest_book_role' | 'valid_until' | 'co_host_role' | 'phone_number'>>;

/** With a password that was just made for it. */
export async function insertAccount(db: Database, account: NewAccount): Promise<number> {
  const waits = temporary();
  // who is appointed for a day need not come before it
  const password_expires_at = account.valid_until ?? waits.password_expires_at;
  const [id] = await db('accounts').insert({ ...account, ...waits, password_expires_at });
  return newId(id);
}

/** An account of a client by its name; without one the account that the client list shows. */
export async function findAccountOfClient(
  db: Database,
  scope: ClientScope,
  { clientId, username }: { clientId: number; username: string | undefined },
): Promise<{ id: number; username: string } | undefined> {
  return db('accounts')
    .select('id', 'username')
    .where(scope.within('client_id'))
    .where({ client_id: clientId, ...(username === undefined ? { role: 'CLIENT', co_host_role: null } : { username }) })
    .orderBy('id')
    .first();
}

/** Whatever kept the account out is over; who is in with the former password is put out with its sessions. */
export async function replacePassword(
  db: Database,
  scope: ClientScope,
  { id, passwordHash }: { id: number; passwordHash: string },
): Promise<void> {
  await db('accounts').where(scope.within('client_id')).where({ id }).update(renewed(passwordHash));
}

/** What becomes of an account with a password that was just made for it; its sessions must end, too. */
export const renewed = (passwordHash: string) => ({
  password_hash: passwordHash,
  password_changed_at: new Date(),
  ...temporary(),
  failed_logins: 0,
});
