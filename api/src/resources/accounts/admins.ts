import { NewUsername, problem, problemAt } from '@janur/contracts';
import type { Database } from '../../db/connection.ts';
import { invalid, notFound } from '../../lib/errors.ts';
import { newPassword } from './one-time-password.ts';
import { hashPassword } from './passwords.ts';
import { insertAccount, renewed } from './queries.ts';
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
  const changed = await db('accounts')
    .where({ username, role: 'ADMIN' })
    .increment('token_version')
    .update({ ...renewed(password_hash), is_active: true });
  if (changed === 0) throw notFound('account');
  return { username, password };
}

function usernameOf(name: string): string {
  const { success, data } = NewUsername.safeParse(name);
  if (!success) throw invalid([problemAt('NAME', problem('username_format'))]);
  return data;
}
