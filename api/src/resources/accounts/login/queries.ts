import type { InvitationVersion, Role } from '@janur/contracts';
import type { Database } from '../../../db/connection.ts';
import type { ClientScope } from '../../../access/access.ts';

export interface LoginRow {
  id: number;
  role: Role;
  client_id: number | null;
  password_hash: string;
  password_expires_at: Date | null;
}

export async function findAccountByUsername(db: Database, username: string): Promise<LoginRow | undefined> {
  return db('accounts')
    .select<LoginRow[]>('id', 'role', 'client_id', 'password_hash', 'password_expires_at')
    .where({ username, is_active: 1 })
    .where((valid) => void valid.whereNull('valid_until').orWhere('valid_until', '>', new Date()))
    .first();
}

/** How often it was tried in vain since the last log-in, for who looks at the account. */
export async function countFailedLogin(db: Database, id: number): Promise<void> {
  await db('accounts').where({ id }).increment('failed_logins').update({ last_failed_at: new Date() });
}

export async function recordLogin(db: Database, id: number): Promise<void> {
  await db('accounts').where({ id }).update({ failed_logins: 0, last_login_at: new Date() });
}

/** Ends a guest's token; what has run out by itself is forgotten. */
export async function revokeToken(db: Database, token: { jti: string; expiresAt: Date }): Promise<void> {
  await db('revoked_tokens').insert({ jti: token.jti, expires_at: token.expiresAt }).onConflict('jti').ignore();
  await db('revoked_tokens').where('expires_at', '<', new Date()).limit(100).delete();
}

const HAS_GUEST_BOOK =
  'EXISTS (SELECT 1 FROM events WHERE events.client_id = clients.id AND events.is_guest_book = 1) AS has_guest_book';

/** What the auth detail says of the caller's client: its invitation version and whether it keeps a guest-book. */
export async function findClientDetail(
  db: Database,
  scope: ClientScope,
  clientId: number,
): Promise<{ version: InvitationVersion; has_guest_book: boolean } | undefined> {
  const row = await db('clients')
    .select<{ version: InvitationVersion; has_guest_book: number }[]>('version', db.raw(HAS_GUEST_BOOK))
    .where(scope.within('clients.id'))
    .where({ id: clientId })
    .first();
  return row && { version: row.version, has_guest_book: row.has_guest_book === 1 };
}
