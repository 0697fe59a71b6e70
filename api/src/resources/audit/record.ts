import type { AuditChange } from '@janur/contracts';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../db/connection.ts';
import type { ClientScope } from '../../http/access.ts';
import type { Principal } from '../../http/principals.ts';
import { insertAuditEntry } from './queries.ts';

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

/** Writes one line of the audit log, in the transaction of the change that it tells of. */
export async function recordChange(
  trx: Database,
  scope: ClientScope,
  actor: Actor,
  {
    clientId,
    action,
    subject,
    changes,
  }: {
    clientId: number;
    action: string;
    subject: { type: 'client' | 'option' | 'account' | (string & {}); id: number };
    changes: readonly AuditChange[];
  },
): Promise<void> {
  await insertAuditEntry(trx, scope, {
    account_id: actor.accountId,
    role: actor.role,
    client_id: clientId,
    action,
    subject_type: subject.type,
    subject_id: String(subject.id),
    changes,
    request_id: actor.requestId,
    ip: actor.ip,
  });
}
