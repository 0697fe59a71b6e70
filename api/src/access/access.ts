import type { Endpoint } from '@janur/contracts';
import type { FastifyRequest } from 'fastify';
import type { Knex } from 'knex';
import type { Config } from '../config.ts';
import type { Database } from '../db/connection.ts';
import { type Actor, actorOf } from './actor.ts';
import { type Door, findGuestAtDoor, type GuestAtDoor } from './gate-queries.ts';
import { type ApiError, forbidden, invitationLocked, notFound, unauthenticated } from '../lib/errors.ts';
import { ANONYMOUS, createPrincipals, presentedToken, type Principal } from './principals.ts';
import type { Tokens } from './tokens.ts';

/**
 * Which clients' rows a query may touch. Queries on client-owned tables take it as their second argument, and only this
 * module can make one: the class stays here, its type is all that leaves.
 */
class Scope {
  readonly #clientIds: readonly number[] | 'all';
  /** Who acts in it, for the audit log; nobody in work that no caller asked for. */
  readonly actor: Actor | undefined;

  constructor(clientIds: readonly number[] | 'all', actor?: Actor) {
    this.#clientIds = clientIds;
    this.actor = actor;
  }

  /** The tenant condition on `column`, the client's id in the queried table: `query.where(scope.within('guests.client_id'))`. */
  within(column: string): Knex.QueryCallback {
    return (query) => {
      if (this.#clientIds !== 'all') void query.whereIn(column, this.#clientIds);
    };
  }
}
export type ClientScope = Scope;

/** The principals that an endpoint lets in. */
export type PrincipalOf<E extends Endpoint> = E['access'] extends readonly (infer R)[]
  ? Extract<Principal, { role: R }>
  : Principal;

export interface Entered<E extends Endpoint> {
  readonly principal: PrincipalOf<E>;
  readonly scope: E['access'] extends 'public' ? undefined : ClientScope;
}

export interface Access {
  /** Finds out who calls and refuses who may not; runs before the body is read. */
  enter(endpoint: Endpoint, request: FastifyRequest): Promise<void>;
  /** Who entered, and the scope that comes with it. */
  of<E extends Endpoint>(endpoint: E, request: FastifyRequest): Entered<E>;
  /** The token that the request came with, so that it can be ended. */
  tokenOf(request: FastifyRequest): string | undefined;
}

export function createAccess({ db, tokens, config }: { db: Database; tokens: Tokens; config: Config }): Access {
  const known = createPrincipals(db, tokens);
  const principals = new WeakMap<FastifyRequest, Principal>();

  return {
    async enter(endpoint, request) {
      const token = presentedToken(request, config);
      const isOwn = token !== undefined && !token.isForeign;
      const principal = isOwn ? await known.of(token.text) : ANONYMOUS;
      principals.set(request, principal);
      if (endpoint.access === 'public') return;
      if (token?.isForeign) throw forbidden();
      if (principal.role === 'ANONYMOUS') throw unauthenticated();
      if (!endpoint.access.includes(principal.role)) throw forbidden();
      const isScanOnly = principal.role === 'USHER' && principal.guestBookRole !== 'FULL';
      if (isScanOnly && !endpoint.scanOnly) throw forbidden();
    },
    of<E extends Endpoint>(endpoint: E, request: FastifyRequest) {
      const principal = principals.get(request) ?? ANONYMOUS;
      const scope = endpoint.access === 'public' ? undefined : scopeOf(principal, request);
      // `enter` let only the endpoint's own roles in, and the scope is there exactly when the endpoint is not public.
      return { principal, scope } as Entered<E>;
    },
    tokenOf(request) {
      const token = presentedToken(request, config);
      return token?.isForeign ? undefined : token?.text;
    },
  };
}

function scopeOf(principal: Principal, request: FastifyRequest): ClientScope {
  const actor = actorOf({ principal, request });
  if (principal.role === 'ADMIN') return new Scope('all', actor);
  return new Scope('clientId' in principal ? [principal.clientId] : [], actor);
}

/** For the list of slugs, which decisions §4 makes everybody's. */
export const PUBLIC_LISTING: ClientScope = new Scope('all');

/** For work that no caller asked for: what a crash left behind is cleared, whoever's it was. */
export const HOUSEKEEPING: ClientScope = new Scope('all');

/** For what is made ready behind a door. Nothing of it may be answered before `knock` has let the caller in. */
export const scopeBehind = (door: Door): ClientScope => new Scope([door.client_id]);

/** What a guest brings to an invitation's door. */
export interface Credentials {
  readonly code?: string | undefined;
  readonly principal: Principal;
}

/** Past the door: what this guest may read and write, and who the guest is where that is known. */
export interface Admission {
  readonly scope: ClientScope;
  readonly door: Door;
  readonly guest: GuestAtDoor | undefined;
  /** A code was given that opens nothing here. */
  readonly isWrongCode: boolean;
}

/**
 * The invitation's own access check (decisions §4): hidden is not there, private wants a guest, locked wants the access code
 * or a guest. Returns the refusal rather than throwing it, so that a caller can count wrong codes and try another door.
 */
export async function knock(db: Database, door: Door, { code, principal }: Credentials): Promise<Admission | Refusal> {
  if (door.is_hidden) return { refusal: notFound('invitation'), isWrongCode: false };
  const scope = new Scope([door.client_id]);
  const isAccessCode = code !== undefined && door.access_code !== null && code === door.access_code.toUpperCase();
  const guestId = principal.role === 'GUEST' && principal.optionId === door.option_id ? principal.id : undefined;
  const guest = await findGuestAtDoor(db, door, { code: isAccessCode ? undefined : code, guestId });
  const isWrongCode = code !== undefined && !isAccessCode && guest?.code !== code;
  if (door.is_private && !guest) return { refusal: unauthenticated(), isWrongCode };
  if (door.is_locked && !isAccessCode && !guest) return { refusal: invitationLocked(), isWrongCode };
  return { scope, door, guest, isWrongCode };
}
export interface Refusal {
  readonly refusal: ApiError;
  readonly isWrongCode: boolean;
}
