import { problem, problemAt } from '@janur/contracts';
import type { Database } from '../../db/connection.ts';
import { inTransaction } from '../../db/transaction.ts';
import { conflict, invalid } from '../../lib/errors.ts';
import {
  claimKey,
  findKey,
  type KeyRow,
  lockKey,
  releaseKey,
  releaseOldKey,
  type RequestKey,
  storeAnswer,
} from './idempotency-queries.ts';

export interface OnceOptions<T> {
  readonly key: RequestKey;
  readonly requestHash: string;
  /** Milliseconds after which the same key is a new request; for ever when undefined. */
  readonly forgetAfterMs?: number | undefined;
  readonly status: number;
  /** Reads an answer that was stored. */
  readonly revive: (stored: unknown) => T;
}

/**
 * A request that has run longer than this has most likely died with its process, and a guest waits for it. If it has not, the
 * key's row keeps the two apart: whoever holds it second finds the answer of the first.
 */
const DEAD_AFTER_MS = 10_000;

/**
 * Does `work` once for a key, in one transaction with the answer that it stores. The same key again gives that answer; while
 * the first still runs 409, and with another request 422.
 */
export async function onceForKey<T>(
  db: Database,
  options: OnceOptions<T>,
  work: (trx: Database) => Promise<T>,
): Promise<T> {
  const { key, requestHash, status, revive } = options;
  if (!(await claimKey(db, key, requestHash))) {
    const former = await findKey(db, key);
    if (former && !(await isOver(db, former, options))) return answerOf(former, options);
    if (!(await claimKey(db, key, requestHash))) throw stillRunning();
  }
  try {
    return await inTransaction(db, async (trx) => {
      const row = await lockKey(trx, key);
      if (!row) throw stillRunning();
      // an earlier try of this very transaction had committed before its connection was lost
      if (row.status !== null) return revive(row.response);
      const answer = await work(trx);
      await storeAnswer(trx, row.id, { status, response: answer });
      return answer;
    });
  } catch (error) {
    await releaseKey(db, key);
    throw error;
  }
}

async function isOver<T>(db: Database, former: KeyRow, { key, forgetAfterMs }: OnceOptions<T>): Promise<boolean> {
  const isRunning = former.status === null;
  const lifeMs = isRunning ? DEAD_AFTER_MS : forgetAfterMs;
  return lifeMs !== undefined && releaseOldKey(db, key, { before: new Date(Date.now() - lifeMs), isRunning });
}

function answerOf<T>(former: KeyRow, { requestHash, revive }: OnceOptions<T>): T {
  if (former.request_hash !== requestHash) {
    throw invalid([problemAt('headers.idempotency-key', problem('key_used'))]);
  }
  if (former.status === null) throw stillRunning();
  return revive(former.response);
}

const stillRunning = () => conflict(problem('still_running'), 1);
