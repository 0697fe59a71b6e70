import { NewUsername, problem, problemAt } from '@janur/contracts';
import { duplicateKeyOf } from '../../db/duplicate-key.ts';
import type { Database } from '../../db/connection.ts';
import { conflict, invalid, notFound } from '../../lib/errors.ts';
import { newPassword, temporary } from './one-time-password.ts';
import { hashPassword } from './passwords.ts';
import { insertAccount } from './queries.ts';

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
  await insertAccount(db, account).catch((error: unknown) => {
    if (duplicateKeyOf(error) !== 'accounts_username') throw error;
    throw conflict(problem('username_taken', { username }));
  });
  return { username, password };
}

/** A new password for an admin; who is in with the former one is out. Throws NOT_FOUND when there is no such admin. */
export async function resetAdmin(db: Database, name: string): Promise<NewLogin> {
  const username = usernameOf(name);
  const password = newPassword();
  const password_hash = await hashPassword(password);
  const words = {
    password_hash,
    password_changed_at: new Date(),
    failed_logins: 0,
    is_active: true,
  };
  const changed = await db('accounts')
    .where({ username, role: 'ADMIN' })
    .increment('token_version')
    .update({ ...words, ...temporary() });
  if (changed === 0) throw notFound('account');
  return { username, password };
}

function usernameOf(name: string): string {
  const { success, data } = NewUsername.safeParse(name);
  if (!success) throw invalid([problemAt('NAME', problem('username_format'))]);
  return data;
}
