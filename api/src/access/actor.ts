import type { FastifyRequest } from 'fastify';
import type { Principal } from './principals.ts';

/** Who does it, from where and in which request. */
export interface Actor {
  readonly accountId: number | null;
  readonly role: string;
  readonly requestId: string;
  readonly ip: string;
}

export function actorOf({ principal, request }: { principal: Principal; request: FastifyRequest }): Actor {
  const accountId = principal.role === 'ANONYMOUS' || principal.role === 'GUEST' ? null : principal.id;
  return { accountId, role: principal.role, requestId: request.id, ip: request.ip };
}
