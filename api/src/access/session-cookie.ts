import type { Role } from '@janur/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Side } from './origins.ts';

/** Cookies ignore ports: a name for each side, so that no log-in replaces the other's. */
const NAMES: Readonly<Record<Side, string>> = { staff: 'token', guests: 'guest_token' };

/**
 * The name of a side's cookie. Over https it is one that no other host can set, a subdomain or a parent neither; without
 * https browsers refuse such a name.
 */
export const sessionCookie = (side: Side, { protocol }: Pick<FastifyRequest, 'protocol'>): string =>
  protocol === 'https' ? `__Host-${NAMES[side]}` : NAMES[side];

/** Whose sessions live in the cookie of that side. */
export const isOfSide = (role: Role | 'ANONYMOUS', side: Side): boolean => (role === 'GUEST') === (side === 'guests');

interface Session {
  readonly token: string;
  readonly role: Role;
  readonly maxAge: number;
}

/** Puts the session where no script can read it (decisions §3); whoever logs in on the other side gets the token alone. */
export function keepSession(side: Side, reply: FastifyReply, { token, role, maxAge }: Session): void {
  if (!isOfSide(role, side)) return;
  void reply.setCookie(sessionCookie(side, reply.request), token, { ...optionsFor(reply.request), maxAge });
}

export function dropSession(side: Side, reply: FastifyReply): void {
  void reply.clearCookie(sessionCookie(side, reply.request), optionsFor(reply.request));
}

const optionsFor = ({ protocol }: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: protocol === 'https' }) as const;
