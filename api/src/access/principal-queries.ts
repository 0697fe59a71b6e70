import type { GuestBookRole, Role } from '@janur/contracts';
import type { Database } from '../db/connection.ts';

/*
 * Before anybody is known there is no scope: these queries look up the caller by the subject of a token that we signed.
 */

export interface SessionOfTokenRow {
  session_id: number;
  jti: string;
  idle_minutes: number | null;
  authenticated_at: Date;
  last_seen_at: Date;
  expires_at: Date;
  created_at: Date;
  by_card: number;
  id: number;
  username: string;
  name: string;
  role: Role;
  client_id: number | null;
  password_state: string;
  guest_book_role: GuestBookRole;
  co_host_role: string | null;
}

export interface TokenSubject {
  readonly id: number;
  readonly jti: string;
}

/** The sessions of open accounts that tokens stand for, each in its token's place; undefined where it has ended. */
export async function listSessionsOfTokens(
  db: Database,
  tokens: readonly TokenSubject[],
): Promise<(SessionOfTokenRow | undefined)[]> {
  const sessions = await db('sessions')
    .join('accounts', 'accounts.id', 'sessions.account_id')
    .select<SessionOfTokenRow[]>({
      session_id: 'sessions.id',
      jti: 'sessions.jti',
      idle_minutes: 'sessions.idle_minutes',
      authenticated_at: 'sessions.authenticated_at',
      last_seen_at: 'sessions.last_seen_at',
      expires_at: 'sessions.expires_at',
      created_at: 'sessions.created_at',
      by_card: 'sessions.by_card',
      id: 'accounts.id',
      username: 'accounts.username',
      name: 'accounts.name',
      role: 'accounts.role',
      client_id: 'accounts.client_id',
      password_state: 'accounts.password_state',
      guest_book_role: 'accounts.guest_book_role',
      co_host_role: 'accounts.co_host_role',
    })
    .whereIn('sessions.jti', [...new Set(tokens.map(({ jti }) => jti))])
    .where('sessions.expires_at', '>', new Date())
    .where('accounts.is_active', 1)
    .where((valid) => void valid.whereNull('accounts.valid_until').orWhere('accounts.valid_until', '>', new Date()));
  const byToken = new Map(sessions.map((session) => [session.jti, session]));
  return tokens.map(({ jti }) => byToken.get(jti));
}

/** Whether the account was a co-host's, and is closed. */
export async function isClosedCoHost(db: Database, accountId: number): Promise<boolean> {
  const found = await db('accounts').where({ id: accountId, is_active: 0 }).whereNotNull('co_host_role').first('id');
  return found !== undefined;
}

/** That a session is in use. */
export async function touchSession(db: Database, id: number): Promise<void> {
  await db('sessions').where({ id }).update({ last_seen_at: new Date() });
}

/** When the last of a client's events ends; null while none has a date. */
export async function findLastEventEnd(db: Database, clientId: number): Promise<Date | null> {
  const row = await db('events')
    .where({ client_id: clientId })
    .select<{ last: Date | null }[]>(db.raw('MAX(COALESCE(end_datetime, start_datetime)) AS last'))
    .first();
  return row?.last ?? null;
}

/** Moves the end of a session that is still there. */
export async function prolongSession(db: Database, id: number, expiresAt: Date): Promise<void> {
  await db('sessions').where({ id }).where('expires_at', '<', expiresAt).update({ expires_at: expiresAt });
}

export interface GuestOfTokenRow {
  id: number;
  name: string;
  client_id: number;
  option_id: number;
}

/** The guests that tokens stand for, each in its token's place; undefined where it was ended. */
export async function listGuestsOfTokens(
  db: Database,
  tokens: readonly TokenSubject[],
): Promise<(GuestOfTokenRow | undefined)[]> {
  const [guests, ended] = await Promise.all([
    db('guests')
      .select<GuestOfTokenRow[]>('id', 'name', 'client_id', 'option_id')
      .whereIn('id', [...new Set(tokens.map(({ id }) => id))]),
    db('revoked_tokens')
      .whereIn('jti', [...new Set(tokens.map(({ jti }) => jti))])
      .pluck('jti'),
  ]);
  const byId = new Map(guests.map((guest) => [guest.id, guest]));
  return tokens.map(({ id, jti }) => (ended.includes(jti) ? undefined : byId.get(id)));
}
