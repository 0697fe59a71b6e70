import type { Database } from '../../db/connection.ts';
import { retried } from '../../db/transaction.ts';

/*
 * Answers that were given once. The `scope` column, made from the invitation's option, keeps tenants apart.
 */

export interface KeyRow {
  id: number;
  request_hash: string;
  status: number | null;
  response: unknown;
  created_at: Date;
}

export interface RequestKey {
  readonly scope: string;
  readonly idempotency_key: string;
}

/** True when the key is new and now this request's. */
export async function claimKey(db: Database, key: RequestKey, requestHash: string): Promise<boolean> {
  const insert = 'INSERT IGNORE INTO idempotency_keys (scope, idempotency_key, request_hash) VALUES (?, ?, ?)';
  const values = [key.scope, key.idempotency_key, requestHash];
  const [result]: { affectedRows: number }[] = await retried(async () => db.raw(insert, values));
  return result?.affectedRows === 1;
}

export async function findKey(db: Database, { scope, idempotency_key }: RequestKey): Promise<KeyRow | undefined> {
  return db('idempotency_keys')
    .select('id', 'request_hash', 'status', 'response', 'created_at')
    .where({ scope, idempotency_key })
    .first();
}

/** The answer of a claimed key if a former try has already committed it; holds the key until the transaction ends. */
export async function lockKey(db: Database, { scope, idempotency_key }: RequestKey): Promise<KeyRow | undefined> {
  return db('idempotency_keys')
    .select('id', 'request_hash', 'status', 'response', 'created_at')
    .where({ scope, idempotency_key })
    .forUpdate()
    .first();
}

export async function storeAnswer(
  db: Database,
  id: number,
  { status, response }: { status: number; response: unknown },
): Promise<void> {
  await db('idempotency_keys')
    .where({ id })
    .update({ status, response: JSON.stringify(response) });
}

/** Frees a key whose request failed, so that the caller may try again. */
export async function releaseKey(db: Database, { scope, idempotency_key }: RequestKey): Promise<void> {
  await db('idempotency_keys').where({ scope, idempotency_key }).whereNull('status').delete();
}

/** Frees a key that is older than `before` and still running, or answered; true when it did. */
export async function releaseOldKey(
  db: Database,
  { scope, idempotency_key }: RequestKey,
  { before, isRunning }: { before: Date; isRunning: boolean },
): Promise<boolean> {
  const old = db('idempotency_keys').where({ scope, idempotency_key }).where('created_at', '<', before);
  return (await (isRunning ? old.whereNull('status') : old.whereNotNull('status')).delete()) > 0;
}

/** Forgets a guest's other answers that came without a key: after a new answer, an older one is news again. */
export async function forgetOtherKeys(db: Database, { scope, idempotency_key }: RequestKey): Promise<void> {
  await db('idempotency_keys').where({ scope }).whereNot({ idempotency_key }).whereNotNull('status').delete();
}

/** Forgets what a guest answered without a key: the same answer is news again. */
export async function forgetAnswersOf(
  db: Database,
  guest: Readonly<{ option_id: number; guest_id: number }>,
): Promise<void> {
  await db('idempotency_keys')
    .where({ scope: unkeyedScope(guest.option_id, guest.guest_id) })
    .delete();
}

/** Of answers without a key: the guest, or for an unknown person what stands for one. */
export const unkeyedScope = (optionId: number, person: number | string): string => `rsvp-same:${optionId}:${person}`;

/** Deletes at most `limit` of the keys that are older than `before`; answers how many. */
export async function deleteOldKeys(db: Database, { before, limit }: { before: Date; limit: number }): Promise<number> {
  return db('idempotency_keys').where('created_at', '<', before).orderBy('created_at').limit(limit).delete();
}
