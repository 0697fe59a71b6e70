import type { Role } from '@janur/contracts';
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
}

/** The open account that a token stands for, unless that token was ended. */
export async function findAccountOfToken(
  db: Database,
  { id, jti }: { id: number; jti: string },
): Promise<AccountRow | undefined> {
  return db('accounts')
    .select<AccountRow[]>('id', 'username', 'name', 'role', 'client_id', 'token_version')
    .where({ id, is_active: 1 })
    .whereNotExists(revoked(db, jti))
    .first();
}

export interface GuestOfTokenRow {
  id: number;
  name: string;
  code: string;
  client_id: number;
  option_id: number;
}

/** The guest that a token stands for, unless that token was ended. */
export async function findGuestOfToken(
  db: Database,
  { id, jti }: { id: number; jti: string },
): Promise<GuestOfTokenRow | undefined> {
  return db('guests')
    .select<GuestOfTokenRow[]>('id', 'name', 'code', 'client_id', 'option_id')
    .where({ id })
    .whereNotExists(revoked(db, jti))
    .first();
}

const revoked = (db: Database, jti: string) => db('revoked_tokens').select(db.raw('1')).where({ jti });
