import { problem, problemAt } from '@janur/contracts';
import type { ClientScope } from '../../../access/access.ts';
import type { Database } from '../../../db/connection.ts';
import { isDuplicateKey } from '../../../db/duplicate-key.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { conflict, invalid } from '../../../lib/errors.ts';
import { type Entry, type Operation, Result, rowOf } from './operation.ts';
import { type FormerOperation, insertOperations, listOperations } from './operation-queries.ts';

export interface Recorded {
  readonly result: Result;
  /** It had come before: this is what came of it then. */
  readonly isRepeated: boolean;
}

/** Appends the operation with its result to the log, and gives the result on. */
export async function keep(trx: Database, entry: Entry): Promise<Result> {
  await insertOperations(trx, [rowOf(entry)]);
  return entry.result;
}

/**
 * Runs `work` for an operation that was not there before, in one transaction; the same operation again gets the result of
 * the first. `work` must append the operation to the log: its unique key decides between two that come at once.
 */
export async function once(
  db: Database,
  scope: ClientScope,
  operation: Operation,
  work: (trx: Database) => Promise<Result>,
): Promise<Recorded> {
  const recorded = await inTransaction(db, async (trx) => {
    const former = formerResult(operation, await listOperations(trx, scope, [operation]));
    return former ?? { result: await work(trx), isRepeated: false };
  }).catch((error: unknown) => resultOfFaster(db, scope, { operation, error }));
  if (recorded instanceof Error) throw recorded;
  return recorded;
}

/** When another request with this key, or with this device and sequence number, was faster: what came of that. */
export async function resultOfFaster(
  db: Database,
  scope: ClientScope,
  { operation, error }: { operation: Operation; error: unknown },
): Promise<Recorded | Error> {
  if (!isDuplicateKey(error)) throw error;
  return formerResult(operation, await listOperations(db, scope, [operation])) ?? keyTaken();
}

/** What came of an operation that is among those rows, or why its id or number cannot be its own. */
export function formerResult(operation: Operation, rows: readonly FormerOperation[]): Recorded | Error | undefined {
  const { op_id, device_id, seq } = operation;
  const former =
    rows.find((row) => row.op_id === op_id) ??
    rows.find((row) => device_id !== null && seq !== null && row.device_id === device_id && row.seq === seq);
  return former && again(operation, former);
}

function again(operation: Operation, former: FormerOperation): Recorded | Error {
  if (former.request_hash === operation.request_hash) {
    return { result: Result.parse(former.response), isRepeated: true };
  }
  return former.op_id === operation.op_id
    ? invalid([problemAt('headers.idempotency-key', problem('key_used'))])
    : keyTaken();
}

export const asError = (why: unknown): Error => (why instanceof Error ? why : new Error(String(why)));

const keyTaken = () => conflict(problem('key_taken'));
