import type { Database } from '../../../db/connection.ts';

export interface PasswordRow {
  password_hash: string;
  password_state: string;
}

export async function findPassword(db: Database, id: number): Promise<PasswordRow | undefined> {
  return db('accounts').select<PasswordRow[]>('password_hash', 'password_state').where({ id }).first();
}

/** A password that its owner chose; nobody else knows it, and it does not run out. */
export async function setOwnPassword(db: Database, id: number, password_hash: string): Promise<void> {
  await db('accounts').where({ id }).update({
    password_hash,
    password_changed_at: new Date(),
    password_state: 'SET',
    password_expires_at: null,
    failed_logins: 0,
  });
}
