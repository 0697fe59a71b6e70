import type { AuditChange } from '@janur/contracts';
import type { Database } from '../db/connection.ts';
import type { ClientScope } from '../access/access.ts';
import type { Actor } from '../access/actor.ts';
import { insertAuditEntry } from './queries.ts';

export { type Actor, actorOf } from '../access/actor.ts';

/** What was done to whom. Codes and phone numbers have no place in `changes`: `withheld` stands for them. */
export interface Change {
  readonly clientId: number;
  readonly action: string;
  readonly subject: { readonly type: 'client' | 'option' | 'account' | (string & {}); readonly id: number };
  readonly changes: readonly AuditChange[];
}

/** Writes one line of the audit log, in the transaction of the change that it tells of. */
export async function recordChange(
  trx: Database,
  actor: Actor,
  { clientId, action, subject, changes }: Change,
): Promise<void> {
  await insertAuditEntry(trx, {
    account_id: actor.accountId,
    role: actor.role,
    client_id: clientId,
    action,
    subject_type: subject.type,
    subject_id: String(subject.id),
    changes,
    request_id: actor.requestId,
    ip: actor.ip,
    device: actor.device,
  });
}

/** The same for whoever this scope was made for. */
export async function recordOf(trx: Database, scope: ClientScope, change: Change): Promise<void> {
  if (!scope.actor) throw new Error(`${change.action} was done by nobody`);
  await recordChange(trx, scope.actor, change);
}

const WITHHELD = '••••';

/** That something is there, not what it is. */
export const withheld = (value: unknown): string | null => (value == null || value === '' ? null : WITHHELD);
