import type { GuestBookRole, Role } from '@janur/contracts';
import type { Database } from '../db/connection.ts';

/*
 * Before anybody is known there is no scope: these queries look up the caller by the subject of a token that we signed.
 */

export interface AccountRow {
  id: number;
  username: string;
  name: string;
  role: Role;
  client_id: number | null;
  token_version: number;
  guest_book_role: GuestBookRole;
}

export interface TokenSubject {
  readonly id: number;
  readonly jti: string;
}

/** The open accounts that tokens stand for, each in its token's place; undefined where the token was ended. */
export async function listAccountsOfTokens(
  db: Database,
  tokens: readonly TokenSubject[],
): Promise<(AccountRow | undefined)[]> {
  const ids = [...new Set(tokens.map(({ id }) => id))];
  const jtis = [...new Set(tokens.map(({ jti }) => jti))];
  // one round trip: an ended token is rare, and then stands beside every account
  const accounts = await db('accounts')
    .leftJoin('revoked_tokens', (on) => void on.onIn('revoked_tokens.jti', jtis))
    .select<(AccountRow & { ended: string | null })[]>(
      ...['id', 'username', 'name', 'role', 'client_id', 'token_version', 'guest_book_role'].map(
        (column) => `accounts.${column}`,
      ),
      { ended: 'revoked_tokens.jti' },
    )
    .whereIn('accounts.id', ids)
    .where('accounts.is_active', 1);
  const ended = new Set(accounts.map((account) => account.ended));
  return tokens.map(({ id, jti }) => (ended.has(jti) ? undefined : accounts.find((account) => account.id === id)));
}

export interface GuestOfTokenRow {
  id: number;
  name: string;
  client_id: number;
  option_id: number;
}

/** The guest that a token stands for, unless that token was ended. */
export async function findGuestOfToken(
  db: Database,
  { id, jti }: { id: number; jti: string },
): Promise<GuestOfTokenRow | undefined> {
  return db('guests')
    .select<GuestOfTokenRow[]>('id', 'name', 'client_id', 'option_id')
    .where({ id })
    .whereNotExists(revoked(db, jti))
    .first();
}

const revoked = (db: Database, jti: string) => db('revoked_tokens').select(db.raw('1')).where({ jti });
