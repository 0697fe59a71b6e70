import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import { Counter } from 'prom-client';

type Reason = 'conflict' | 'not ready' | 'connection';

/**
 * Deadlock or certification lost, lock wait timeout, snapshot conflict; Galera not ready, also by the time of the COMMIT;
 * server going or gone, or query interrupted: so a node that leaves its group ends what it has not yet certified.
 */
const RETRIABLE_ERRNO = new Map<number, Reason>([
  [1213, 'conflict'],
  [1205, 'conflict'],
  [1020, 'conflict'],
  [1047, 'not ready'],
  [1180, 'not ready'],
  [1053, 'connection'],
  [1317, 'connection'],
  [1927, 'connection'],
  [2006, 'connection'],
  [2013, 'connection'],
  [4031, 'connection'],
]);
const RETRIABLE_CODE = new Set([
  'PROTOCOL_CONNECTION_LOST',
  'PROTOCOL_ENQUEUE_AFTER_FATAL_ERROR',
  'ECONNRESET',
  'ECONNREFUSED',
  'EPIPE',
  'ENOENT', // the socket file of a server that is just restarting
]);

/** Of the process, whoever's the database is. `metrics.ts` shows it. */
export const databaseRetries = new Counter({
  name: 'janur_database_retries_total',
  help: 'Transactions that failed and ran again, or gave up, by what the database said',
  labelNames: ['reason', 'outcome'],
  registers: [],
});

// from the start: the first one that comes is an increase, and not a number out of nothing
for (const reason of ['conflict', 'not ready', 'connection'] satisfies Reason[])
  for (const outcome of ['again', 'gave up']) databaseRetries.inc({ reason, outcome }, 0);

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
      const reason = retryReasonOf(error);
      if (!reason) throw error;
      const isLast = attempt >= attempts;
      databaseRetries.inc({ reason, outcome: isLast ? 'gave up' : 'again' });
      if (isLast) throw error;
      await pause(Math.random() * Math.min(500, 10 * 2 ** attempt));
    }
  }
}

/** Whether the same transaction may succeed when it runs again. */
export const isRetriable = (error: unknown): boolean => retryReasonOf(error) !== undefined;

function retryReasonOf(error: unknown): Reason | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { errno, code, fatal } = error as { errno?: unknown; code?: unknown; fatal?: unknown }; // mysql2's and Node's marks
  const said = typeof errno === 'number' ? RETRIABLE_ERRNO.get(errno) : undefined;
  if (said) return said;
  // ROLLBACK on a connection that is gone throws this over the error that told why; the server itself always gives a code
  const isGone = typeof code === 'string' ? RETRIABLE_CODE.has(code) : fatal === true;
  return isGone ? 'connection' : undefined;
}

function isTransaction(db: Knex): db is Knex.Transaction {
  return db.isTransaction === true;
}
