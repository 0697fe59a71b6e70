import type { AccessAction } from '@janur/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { placeOf } from '../access/actor.ts';
import type { Principal } from '../access/principals.ts';
import type { Counters } from '../budgets/counters.ts';
import { networkOf } from '../budgets/network.ts';
import type { Database } from '../db/connection.ts';
import { HttpError, loggable } from '../lib/errors.ts';
import { insertAuditEntry } from './queries.ts';

/** Whose session or log-in it was; nobody for a name that no account has. */
export interface Accessing {
  readonly id: number | null;
  readonly role: string;
  readonly clientId: number | null;
}

const NOBODY: Accessing = { id: null, role: 'ANONYMOUS', clientId: null };

export const accessingOf = (principal: Principal): Accessing => ({
  id: 'session' in principal ? principal.id : null,
  role: principal.role,
  clientId: 'clientId' in principal ? principal.clientId : null,
});

/**
 * One line of who came in, who did not, and what was done to the ways in. `what` names an endpoint, a label or a way, and
 * never what somebody typed: that may be a password.
 */
export async function recordAccess(
  db: Database,
  request: FastifyRequest,
  { who, action, what }: { who: Accessing; action: AccessAction; what?: string | undefined },
): Promise<void> {
  const { ip, requestId, device } = placeOf(request);
  await insertAuditEntry(db, {
    account_id: who.id,
    role: who.role,
    client_id: who.clientId,
    action,
    subject_type: 'access',
    subject_id: who.id === null ? null : String(who.id),
    changes: what === undefined ? [] : [{ path: 'what', from: null, to: what }],
    request_id: requestId,
    ip,
    device,
  });
}

/** The same for what strangers can cause as often as they like: so many lines of a network and account, and no more. */
export async function recordRefusal(
  { db, counters }: { db: Database; counters: Counters },
  request: FastifyRequest,
  line: { who: Accessing | undefined; action: AccessAction; what?: string },
): Promise<void> {
  const { who = NOBODY } = line;
  if ((await counters.refusalLines.take(`${networkOf(request.ip)} ${who.id ?? ''}`)) > 0) return;
  await recordAccess(db, request, { ...line, who });
}

const ACTIONS: Readonly<Partial<Record<string, AccessAction>>> = {
  FORBIDDEN: 'access.refused',
  RATE_LIMITED: 'access.limited',
};

/** Every refused call and every limit that was hit, wherever it was. Nobody waits for it. */
export function recordRefusals(app: FastifyInstance, { db, counters }: { db: Database; counters: Counters }): void {
  app.addHook('onError', async (request, _, error: unknown) => {
    const action = error instanceof HttpError ? ACTIONS[error.code] : undefined;
    const { endpoint } = request.routeOptions.config;
    if (!action || !endpoint) return;
    const who = accessingOf(app.access.of(endpoint, request).principal);
    const line = { who, action, what: `${endpoint.method} ${endpoint.path}` };
    void recordRefusal({ db, counters }, request, line).catch((problem: unknown) =>
      request.log.warn({ err: loggable(problem) }, 'a refusal is not in the audit log'),
    );
  });
}
