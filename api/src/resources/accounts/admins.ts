import { NewUsername, problem, problemAt } from '@janur/contracts';
import type { Database } from '../../db/connection.ts';
import { inTransaction } from '../../db/transaction.ts';
import { invalid, notFound } from '../../lib/errors.ts';
import { newPassword } from './password/one-time-password.ts';
import { hashPassword } from './password/hash.ts';
import { dropPasskeys } from './passkeys/queries.ts';
import { insertAccount, renewed } from './queries.ts';
import { deleteSessions } from './sessions/queries.ts';
import { refuseTakenUsername } from './username.ts';

interface NewLogin {
  readonly username: string;
  /** Shown once and kept nowhere. */
  readonly password: string;
}

/** An admin, made by whoever works on the server itself. Throws INVALID for a name that is none, CONFLICT for a taken one. */
export async function createAdmin(db: Database, name: string): Promise<NewLogin> {
  const username = usernameOf(name);
  const password = newPassword();
  const password_hash = await hashPassword(password);
  const account = { username, name, role: 'ADMIN', client_id: null, created_by: null, password_hash };
  await insertAccount(db, account).catch(refuseTakenUsername(username));
  return { username, password };
}

/** A new password for an admin; who is in with the former one is out. Throws NOT_FOUND when there is no such admin. */
export async function resetAdmin(db: Database, name: string): Promise<NewLogin> {
  const username = usernameOf(name);
  const password = newPassword();
  const password_hash = await hashPassword(password);
  await inTransaction(db, async (trx) => {
    const admin = await trx('accounts').select('id').where({ username, role: 'ADMIN' }).forUpdate().first();
    if (!admin) throw notFound('account');
    await trx('accounts')
      .where({ id: admin.id })
      .update({ ...renewed(password_hash), is_active: true });
    await deleteSessions(trx, { accountId: admin.id });
    await dropPasskeys(trx, admin.id);
  });
  return { username, password };
}

function usernameOf(name: string): string {
  const { success, data } = NewUsername.safeParse(name);
  if (!success) throw invalid([problemAt('NAME', problem('username_format'))]);
  return data;
}
