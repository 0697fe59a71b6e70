import type { GuestBookRole, Role } from '@janur/contracts';
import { type CoHostRole, CO_HOST_ROLES } from '@janur/contracts/co-hosts';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Config } from '../config/index.ts';
import type { Database } from '../db/connection.ts';
import { batchByKey } from '../lib/batch-by-key.ts';
import { type Side, sideOf } from './origins.ts';
import { isSliding, slidEnd } from './session-life.ts';
import { sessionCookie } from './session-cookie.ts';
import {
  findLastEventEnd,
  isClosedCoHost,
  type GuestOfTokenRow,
  listGuestsOfTokens,
  listSessionsOfTokens,
  prolongSession,
  type SessionOfTokenRow,
  type TokenSubject,
  touchSession,
} from './principal-queries.ts';
import type { Claims, Tokens } from './tokens.ts';

interface Person<R extends Role> {
  readonly role: R;
  readonly id: number;
  readonly name: string;
  readonly username: string;
}
/** Somebody with an account, in one session of it. */
interface Staff<R extends Role> extends Person<R> {
  readonly session: {
    readonly id: number;
    readonly jti: string;
    readonly authenticatedAt: Date;
    readonly isByCard: boolean;
  };
  /** The password was made for them, they came in with it, and it is not changed yet. */
  readonly mustChangePassword: boolean;
}
interface Tenant {
  readonly clientId: number;
}

/** Who calls. CLIENT, USHER and GUEST belong to one client. */
export type Principal =
  | { readonly role: 'ANONYMOUS' }
  | Staff<'ADMIN'>
  | Staff<'DESIGNER'>
  | (Staff<'CLIENT'> & Tenant & { readonly coHostRole: CoHostRole | null })
  | (Staff<'USHER'> & Tenant & { readonly guestBookRole: GuestBookRole })
  | (Person<'GUEST'> & Tenant & { readonly optionId: number });

export const ANONYMOUS: Principal = { role: 'ANONYMOUS' };

/** A token as it came. The cookie of a request that another site caused is not the caller's word. */
export interface PresentedToken {
  readonly text: string;
  readonly isForeign: boolean;
  /** The side whose cookie it was; undefined for an explicit key, which counts on both. */
  readonly side: Side | undefined;
}

/** The `Authorization` header is the explicit key and wins over the cookie (decisions §3). */
export function presentedToken(request: FastifyRequest, config: Config): PresentedToken | undefined {
  const header = request.headers.authorization;
  if (header !== undefined)
    return { text: /^Bearer\s+(\S+)$/i.exec(header)?.[1] ?? '', isForeign: false, side: undefined };
  const side = sideOf(request, config);
  const text = request.cookies[sessionCookie(side, request)];
  if (!text) return undefined;
  return { text, isForeign: isUnsafe(request.method) && !isSameOrigin(request, config, side), side };
}

const isUnsafe = (method: string): boolean => !['GET', 'HEAD', 'OPTIONS'].includes(method);

function isSameOrigin(request: FastifyRequest, { publicOrigin, staffOrigin }: Config, side: Side): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = request.headers;
  if (!origin || !URL.canParse(origin)) return false;
  return origin === (side === 'staff' ? staffOrigin : publicOrigin) || new URL(origin).host === request.headers.host;
}

export interface Principals {
  /**
   * Who the token stands for today; the account may have been closed or the session ended since it was signed. A call that
   * nobody made, such as the look after an open stream, is no activity and keeps no idle session open.
   */
  of(token: string, isActivity: boolean): Promise<Principal>;
  /** Whether a token that stands for nobody any more was a co-host's whom the couple has taken off. */
  wasTakenOff(token: string): Promise<boolean>;
}

const MOST_AT_ONCE = 100;
const MINUTE = 60_000;

export function createPrincipals(db: Database, tokens: Tokens): Principals {
  // sessions that are asked for at the same time are asked for together, and always after the request came
  const findSession = batchByKey<TokenSubject, { session: SessionOfTokenRow | undefined }>({
    keyOf: () => 'sessions',
    run: async (subjects) => (await listSessionsOfTokens(db, subjects)).map((session) => ({ session })),
    most: MOST_AT_ONCE,
  });
  const findGuest = batchByKey<TokenSubject, { guest: GuestOfTokenRow | undefined }>({
    keyOf: () => 'guests',
    run: async (subjects) => (await listGuestsOfTokens(db, subjects)).map((guest) => ({ guest })),
    most: MOST_AT_ONCE,
  });
  const touched = new LRUCache<number, true>({ max: 10_000, ttl: MINUTE });
  // written behind the answer, once a minute: nobody waits for it
  const touch = (session: SessionOfTokenRow): void => {
    const { session_id: id, last_seen_at } = session;
    if (Date.now() - last_seen_at.getTime() < MINUTE || touched.has(id)) return;
    touched.set(id, true);
    void slide(session)
      .then(() => touchSession(db, id))
      .catch(() => touched.delete(id));
  };
  async function slide({
    session_id: id,
    client_id,
    role,
    expires_at: expiresAt,
    created_at: createdAt,
  }: SessionOfTokenRow) {
    if (client_id === null || !isSliding({ role, expiresAt })) return;
    const lastEventEnd = await findLastEventEnd(db, client_id);
    await prolongSession(db, id, slidEnd({ expiresAt, createdAt, lastEventEnd }));
  }
  return {
    async of(token, isActivity) {
      const claims = tokens.read(token);
      if (!claims) return ANONYMOUS;
      const subject = { id: claims.sub, jti: claims.jti };
      if (claims.role === 'GUEST') return guestPrincipal((await findGuest(subject)).guest);
      const { session } = await findSession(subject);
      if (!session || isIdle(session)) return ANONYMOUS;
      if (isActivity) touch(session);
      return accountPrincipal(claims, session);
    },
    async wasTakenOff(token) {
      const claims = tokens.read(token);
      return claims?.role === 'CLIENT' && isClosedCoHost(db, claims.sub);
    },
  };
}

function guestPrincipal(guest: GuestOfTokenRow | undefined): Principal {
  if (!guest) return ANONYMOUS;
  const { id, name, client_id, option_id } = guest;
  return { role: 'GUEST', id, name, username: '', clientId: client_id, optionId: option_id };
}

/** Whether a session was left unused for too long. */
export function isIdle({
  idle_minutes,
  last_seen_at,
}: Pick<SessionOfTokenRow, 'idle_minutes' | 'last_seen_at'>): boolean {
  return idle_minutes !== null && Date.now() - last_seen_at.getTime() > idle_minutes * MINUTE;
}

function accountPrincipal(claims: Claims, row: SessionOfTokenRow): Principal {
  const { id, name, username, role, client_id, session_id, jti, authenticated_at: authenticatedAt } = row;
  if (id !== claims.sub || role !== claims.role) return ANONYMOUS;
  const isByCard = row.by_card === 1;
  const session = { id: session_id, jti, authenticatedAt, isByCard };
  const person = { id, name, username, session, mustChangePassword: row.password_state === 'TEMPORARY' && !isByCard };
  switch (role) {
    case 'ADMIN':
    case 'DESIGNER':
      return { role, ...person };
    case 'CLIENT':
      // a right that this build does not know opens nothing
      return client_id === null || !isCoHostRole(row.co_host_role)
        ? ANONYMOUS
        : { role, ...person, clientId: client_id, coHostRole: row.co_host_role };
    case 'USHER': {
      const { guest_book_role: guestBookRole } = row;
      return client_id === null ? ANONYMOUS : { role, ...person, clientId: client_id, guestBookRole };
    }
    default:
      return ANONYMOUS;
  }
}

const isCoHostRole = (role: string | null): role is CoHostRole | null =>
  role === null || CO_HOST_ROLES.some((known) => known === role);
