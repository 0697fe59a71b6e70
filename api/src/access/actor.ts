import type { FastifyRequest } from 'fastify';
import { deviceOf } from './device.ts';
import type { Principal } from './principals.ts';

/** Who does it, from where and in which request. */
export interface Actor {
  readonly accountId: number | null;
  readonly role: string;
  readonly requestId: string;
  readonly ip: string;
  readonly device: string | null;
}

export function actorOf({ principal, request }: { principal: Principal; request: FastifyRequest }): Actor {
  const accountId = principal.role === 'ANONYMOUS' || principal.role === 'GUEST' ? null : principal.id;
  return { accountId, role: principal.role, ...placeOf(request) };
}

/** From where a request came. */
export const placeOf = ({ id, ip, headers }: FastifyRequest): Pick<Actor, 'requestId' | 'ip' | 'device'> => ({
  requestId: id,
  ip,
  device: deviceOf(headers['user-agent']),
});
