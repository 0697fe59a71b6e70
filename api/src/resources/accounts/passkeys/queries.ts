import type { Role } from '@janur/contracts';
import type { ResultSetHeader } from 'mysql2';
import type { Database } from '../../../db/connection.ts';
import { newId } from '../../../db/new-id.ts';
import type { PasskeyRow } from '../../../db/rows/invitation.ts';
import { hashOfCode } from './recovery-codes.ts';

export type NewPasskey = Pick<
  PasskeyRow,
  'account_id' | 'credential_id' | 'public_key' | 'sign_count' | 'transports' | 'name'
>;

export async function insertPasskey(db: Database, passkey: NewPasskey): Promise<number> {
  const [id] = await db('passkeys').insert(passkey);
  return newId(id);
}

export async function listPasskeyRows(db: Database, accountId: number): Promise<PasskeyRow[]> {
  return db('passkeys').where({ account_id: accountId }).orderBy('id');
}

export async function hasPasskey(db: Database, accountId: number): Promise<boolean> {
  return (await db('passkeys').select('id').where({ account_id: accountId }).first()) !== undefined;
}

/** How many the account has, of which nobody adds another one meanwhile. */
export async function lockPasskeys(trx: Database, accountId: number): Promise<number> {
  await trx('accounts').select('id').where({ id: accountId }).forUpdate();
  const [row] = await trx('passkeys').count({ count: '*' }).where({ account_id: accountId });
  return Number(row?.['count'] ?? 0);
}

export interface KnownPasskey extends PasskeyRow {
  readonly role: Role;
  readonly client_id: number | null;
}

/** A passkey by what an authenticator calls it, with its account if that is open. */
export async function findPasskey(db: Database, credentialId: string): Promise<KnownPasskey | undefined> {
  return db('passkeys')
    .join('accounts', 'accounts.id', 'passkeys.account_id')
    .select<KnownPasskey[]>('passkeys.*', 'accounts.role', 'accounts.client_id')
    .where('passkeys.credential_id', credentialId)
    .where('accounts.is_active', 1)
    .first();
}

/** That it was used, and how often by its own count, which only rises. */
export async function recordUse(db: Database, id: number, signCount: number): Promise<void> {
  const SET = 'sign_count = GREATEST(sign_count, ?), last_used_at = ?';
  await db.raw(`UPDATE passkeys SET ${SET} WHERE id = ?`, [signCount, new Date(), id]);
}

/** Removes one of the account, or all. Says how many there were. */
export async function deletePasskeys(db: Database, { accountId, only }: { accountId: number; only?: number }) {
  const found = db('passkeys').where({ account_id: accountId });
  if (only !== undefined) void found.where({ id: only });
  return found.delete();
}

/** New ones in place of the former ones; none takes them away. */
export async function replaceRecoveryCodes(db: Database, accountId: number, codes: readonly string[]): Promise<void> {
  await db('recovery_codes').where({ account_id: accountId }).delete();
  if (codes.length === 0) return;
  await db('recovery_codes').insert(codes.map((code) => ({ account_id: accountId, code_hash: hashOfCode(code) })));
}

export async function countRecoveryCodes(db: Database, accountId: number): Promise<number> {
  const [row] = await db('recovery_codes').count({ count: '*' }).where({ account_id: accountId });
  return Number(row?.['count'] ?? 0);
}

/** Whether it was a code of the account; now it is none. Of two who spend it at once one succeeds. */
export async function spendRecoveryCode(db: Database, accountId: number, code: string): Promise<boolean> {
  return (
    (await db('recovery_codes')
      .where({ account_id: accountId, code_hash: hashOfCode(code) })
      .delete()) === 1
  );
}

/** Whether a challenge is used for the first time. */
export async function useChallenge(db: Database, challenge: string, end: Date): Promise<boolean> {
  const [result]: ResultSetHeader[] = await db.raw(
    'INSERT IGNORE INTO revoked_tokens (jti, expires_at) VALUES (?, ?)',
    [challenge, end],
  );
  return result?.affectedRows === 1;
}

/** An account that got a new password from somebody else loses its other ways in with it: the owner has lost them. */
export async function dropPasskeys(db: Database, accountId: number): Promise<void> {
  await deletePasskeys(db, { accountId });
  await replaceRecoveryCodes(db, accountId, []);
}
