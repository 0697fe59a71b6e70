import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';

/** Deadlock, lock wait timeout, Galera not ready or certification lost, snapshot conflict, server going or gone. */
const RETRIABLE_ERRNO = new Set([1213, 1205, 1047, 1020, 1053, 1927, 2006, 2013, 4031]);
const RETRIABLE_CODE = new Set([
  'PROTOCOL_CONNECTION_LOST',
  'PROTOCOL_ENQUEUE_AFTER_FATAL_ERROR',
  'ECONNRESET',
  'ECONNREFUSED',
  'EPIPE',
  'ENOENT', // the socket file of a server that is just restarting
]);

export interface RetryOptions {
  /** How often the work is tried in all. */
  attempts?: number;
}

/**
 * Runs `work` in one transaction; when the database says that another try may succeed, the whole transaction runs
 * again, at most `attempts` times, with growing, random pauses. A connection that is lost during COMMIT leaves it
 * open whether the first try counted, so work that must happen once guards itself with a unique key (op_id,
 * idempotency key). Inside a transaction it joins that one: only the outermost may retry.
 */
export async function inTransaction<T>(
  db: Knex,
  work: (trx: Knex.Transaction) => Promise<T>,
  options?: RetryOptions,
): Promise<T> {
  return isTransaction(db) ? work(db) : retried(() => db.transaction(work), options);
}

/** Runs a whole transaction, and again as `inTransaction` does. */
export async function retried<T>(transaction: () => Promise<T>, { attempts = 8 }: RetryOptions = {}): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (attempt >= attempts || !isRetriable(error)) throw error;
      await pause(Math.random() * Math.min(500, 10 * 2 ** attempt));
    }
  }
}

/** Whether the same transaction may succeed when it runs again. */
export function isRetriable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { errno, code, fatal } = error as { errno?: unknown; code?: unknown; fatal?: unknown }; // mysql2's and Node's marks
  if (typeof errno === 'number' && RETRIABLE_ERRNO.has(errno)) return true;
  if (typeof code === 'string') return RETRIABLE_CODE.has(code);
  // ROLLBACK on a connection that is gone throws this over the error that told why; the server itself always gives a code
  return fatal === true;
}

function isTransaction(db: Knex): db is Knex.Transaction {
  return db.isTransaction === true;
}
