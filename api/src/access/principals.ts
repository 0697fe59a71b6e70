import type { GuestBookRole, Role } from '@janur/contracts';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/index.ts';
import type { Database } from '../db/connection.ts';
import { batchByKey } from '../lib/batch-by-key.ts';
import { type AccountRow, findGuestOfToken, listAccountsOfTokens, type TokenSubject } from './principal-queries.ts';
import { type Side, sideOf } from './origins.ts';
import { sessionCookie } from './session-cookie.ts';
import type { Claims, Tokens } from './tokens.ts';

interface Person<R extends Role> {
  readonly role: R;
  readonly id: number;
  readonly name: string;
  readonly username: string;
}
interface Tenant {
  readonly clientId: number;
}

/** Who calls. CLIENT, USHER and GUEST belong to one client. */
export type Principal =
  | { readonly role: 'ANONYMOUS' }
  | Person<'ADMIN'>
  | Person<'DESIGNER'>
  | (Person<'CLIENT'> & Tenant)
  | (Person<'USHER'> & Tenant & { readonly guestBookRole: GuestBookRole })
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
  /** Who the token stands for today; the account may have been closed or its sessions ended since it was signed. */
  of(token: string): Promise<Principal>;
}

const MOST_AT_ONCE = 100;

export function createPrincipals(db: Database, tokens: Tokens): Principals {
  // accounts that are asked for at the same time are asked for together, and always after the request came
  const findAccount = batchByKey<TokenSubject, { account: AccountRow | undefined }>({
    keyOf: () => 'accounts',
    run: async (subjects) => (await listAccountsOfTokens(db, subjects)).map((account) => ({ account })),
    most: MOST_AT_ONCE,
  });
  return {
    async of(token) {
      const claims = tokens.read(token);
      if (!claims) return ANONYMOUS;
      if (claims.role === 'GUEST') return guestPrincipal(db, claims);
      const { account } = await findAccount({ id: claims.sub, jti: claims.jti });
      return accountPrincipal(claims, account);
    },
  };
}

async function guestPrincipal(db: Database, claims: Claims): Promise<Principal> {
  const guest = await findGuestOfToken(db, { id: claims.sub, jti: claims.jti });
  if (!guest) return ANONYMOUS;
  const { id, name, client_id, option_id } = guest;
  return { role: 'GUEST', id, name, username: '', clientId: client_id, optionId: option_id };
}

function accountPrincipal(claims: Claims, account: AccountRow | undefined): Principal {
  if (!account || account.token_version !== claims.ver || account.role !== claims.role) return ANONYMOUS;
  const { id, name, username, role, client_id } = account;
  switch (role) {
    case 'ADMIN':
    case 'DESIGNER':
      return { role, id, name, username };
    case 'CLIENT':
      return client_id === null ? ANONYMOUS : { role, id, name, username, clientId: client_id };
    case 'USHER': {
      const { guest_book_role: guestBookRole } = account;
      return client_id === null ? ANONYMOUS : { role, id, name, username, clientId: client_id, guestBookRole };
    }
    default:
      return ANONYMOUS;
  }
}
