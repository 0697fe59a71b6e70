import { type Endpoint, ENDPOINTS, FRESH_MINUTES, type GuestBookRole } from '@janur/contracts';
import { hostMay } from '@janur/contracts/co-hosts';
import type { FastifyRequest } from 'fastify';
import type { Knex } from 'knex';
import type { Config } from '../config/index.ts';
import type { Database } from '../db/connection.ts';
import { type Actor, actorOf } from './actor.ts';
import type { InvitationGate } from './gate-queries.ts';
import { confirmFirst, forbidden, notFound, passwordFirst, takenOff, unauthenticated } from '../lib/errors.ts';
import { isCalledAt, isOfPage, sideOf } from './origins.ts';
import { ANONYMOUS, createPrincipals, presentedToken, type Principal } from './principals.ts';
import { isOfSide } from './session-cookie.ts';
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

  /** Whose share of what is costly is used up. */
  get tenant(): string {
    return this.#clientIds === 'all' ? `account ${this.actor?.accountId ?? ''}` : `client ${this.#clientIds.join()}`;
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
  /** The same while an answer goes on: it refuses whose session has ended, and keeps none from ending. */
  stillIn(endpoint: Endpoint, request: FastifyRequest): Promise<void>;
  /** Who entered, and the scope that comes with it. */
  of<E extends Endpoint>(endpoint: E, request: FastifyRequest): Entered<E>;
  /** The token that the request came with, so that it can be ended. */
  tokenOf(request: FastifyRequest): string | undefined;
  /** The guest whose log-in this token is, for pages; nobody for any other. */
  guestOf(token: string): Promise<Principal>;
}

declare module 'fastify' {
  interface FastifyInstance {
    access: Access;
  }
}

export function createAccess({ db, tokens, config }: { db: Database; tokens: Tokens; config: Config }): Access {
  const known = createPrincipals(db, tokens);
  const principals = new WeakMap<FastifyRequest, Principal>();

  async function admit(endpoint: Endpoint, request: FastifyRequest, isActivity: boolean): Promise<void> {
    const token = presentedToken(request, config);
    const isExplicit = token !== undefined && token.side === undefined;
    if (!isExplicit && isOfPage(request) && !isCalledAt(endpoint, sideOf(request, config))) throw notFound('address');
    const isOwn = token !== undefined && !token.isForeign;
    const found = isOwn ? await known.of(token.text, isActivity) : ANONYMOUS;
    const principal = token?.side === undefined || isOfSide(found.role, token.side) ? found : ANONYMOUS;
    const hasOwnPassword = !('session' in principal) || !principal.mustChangePassword || endpoint.beforePasswordChange;
    // what everybody may call stays open, to nobody in particular
    principals.set(request, hasOwnPassword || endpoint.access !== 'public' ? principal : ANONYMOUS);
    if (endpoint.access === 'public') return;
    if (token?.isForeign) throw forbidden();
    if (principal.role === 'ANONYMOUS')
      throw isOwn && (await known.wasTakenOff(token.text)) ? takenOff() : unauthenticated();
    if (!hasOwnPassword) throw passwordFirst();
    if (!endpoint.access.includes(principal.role)) throw forbidden();
    if (principal.role === 'USHER' && !usherMay(principal.guestBookRole, endpoint)) throw forbidden();
    if (principal.role === 'CLIENT' && !hostMay(principal.coHostRole, nameOf(endpoint))) throw forbidden();
    if (endpoint.freshLogin && !isFresh(principal)) throw confirmFirst();
  }

  return {
    enter: (endpoint, request) => admit(endpoint, request, true),
    stillIn: (endpoint, request) => admit(endpoint, request, false),
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
    async guestOf(token) {
      const principal = await known.of(token, true);
      return principal.role === 'GUEST' ? principal : ANONYMOUS;
    },
  };
}

/** What rights of co-hosts call it; one that the contracts do not list is none of theirs. */
const nameOf = (endpoint: Endpoint): string => NAMES.get(endpoint) ?? '';
const NAMES: ReadonlyMap<Endpoint, string> = new Map(
  Object.entries(ENDPOINTS).map(([name, endpoint]) => [endpoint, name]),
);

const usherMay = (role: GuestBookRole, { scanOnly, judgesArrival }: Endpoint): boolean =>
  role === 'FULL' || (Boolean(scanOnly) && !(role === 'GREETING' && judgesArrival));

const isFresh = (principal: Principal): boolean =>
  'session' in principal && Date.now() - principal.session.authenticatedAt.getTime() < FRESH_MINUTES * 60_000;

function scopeOf(principal: Principal, request: FastifyRequest): ClientScope {
  const actor = actorOf({ principal, request });
  if (principal.role === 'ADMIN') return new Scope('all', actor);
  return new Scope('clientId' in principal ? [principal.clientId] : [], actor);
}

/** For the list of slugs, which decisions §4 makes everybody's. */
export const PUBLIC_LISTING: ClientScope = new Scope('all');

/** For work that no caller asked for: what a crash left behind is cleared, whoever's it was. */
export const HOUSEKEEPING: ClientScope = new Scope('all');

/** For the commands of whoever runs the installation. */
export const scopeOfOperator = (actor: Actor): ClientScope => new Scope('all', actor);

/** For content that is prepared before anybody asks. Nothing of it may be answered before `checkAccess` has let the caller in. */
export const scopeOfGate = (gate: InvitationGate): ClientScope => new Scope([gate.client_id]);
