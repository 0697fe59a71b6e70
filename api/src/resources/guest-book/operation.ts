import { randomUUID } from 'node:crypto';
import type { GuestBookGuest } from '@janur/contracts';
import { FirstCheckIn, GuestBookGuest as GuestBookGuestSchema } from '@janur/contracts';
import * as z from 'zod';
import type { Database } from '../../db/connection.ts';
import type { OperationRow } from '../../db/rows/guests.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { ClientScope } from '../../http/access.ts';
import { conflict, invalid } from '../../http/errors.ts';
import { requestHash } from '../../request-hash.ts';
import { findOperation } from './operation-queries.ts';

/** What a device says of an operation, beside what it does. */
export interface OperationWords {
  readonly checked_in_at?: string | undefined;
  readonly device_id?: string | undefined;
  readonly seq?: number | undefined;
  readonly clock_offset?: number | undefined;
}

/** One act of an usher, before it is known whether it counts. */
export interface Operation {
  readonly op_id: string;
  readonly type: 'CHECK_IN' | 'ADDITIONAL' | 'ADHOC';
  readonly request_hash: string;
  readonly account_id: number;
  readonly device_id: string | null;
  readonly seq: number | null;
  readonly clock_offset: number;
  readonly occurred_at: Date;
  /** When it happened by the server's clock. */
  readonly corrected_at: Date;
  /** Whether that time is the device's word, so that it may be earlier than what arrived before. */
  readonly isDeviceTimed: boolean;
}

/** What came of it. Both are kept in the log and given again to the same operation. */
export type Outcome =
  | { readonly verdict: 'APPLIED'; readonly guest: GuestBookGuest }
  | { readonly verdict: 'DUPLICATE'; readonly first: FirstCheckIn };

const MAX_AGE_MS = 7 * 86_400_000;

export function newOperation({
  type,
  key,
  words,
  accountId,
  said,
}: {
  type: Operation['type'];
  key: string | undefined;
  words: OperationWords;
  accountId: number;
  said: unknown;
}): Operation {
  const now = Date.now();
  const occurred = words.checked_in_at === undefined ? now : Date.parse(words.checked_in_at);
  const offset = words.clock_offset ?? 0;
  return {
    op_id: key ?? `server-${randomUUID()}`,
    type,
    request_hash: requestHash(type, said),
    account_id: accountId,
    device_id: words.device_id ?? null,
    seq: words.device_id === undefined ? null : (words.seq ?? null),
    clock_offset: offset,
    occurred_at: new Date(occurred),
    // a device's clock is bounded: nothing happens in the future, nor before a week ago
    corrected_at: new Date(Math.max(now - MAX_AGE_MS, Math.min(now, occurred + offset))),
    isDeviceTimed: words.checked_in_at !== undefined,
  };
}

/** The columns of the log that the operation itself fills. */
export function logged(operation: Operation): Partial<OperationRow> {
  const { isDeviceTimed: _, ...columns } = operation;
  return columns;
}

/**
 * Runs `work` for an operation that was not there before, in one transaction; the same operation again gets the outcome of
 * the first. `work` must append the operation to the log: its unique key decides between two that come at once.
 */
export async function once(
  db: Database,
  scope: ClientScope,
  operation: Operation,
  work: (trx: Database) => Promise<Outcome>,
): Promise<Outcome> {
  try {
    return await inTransaction(db, async (trx) => (await formerOutcome(trx, scope, operation)) ?? work(trx));
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
  // Another request with this key, or with this device and sequence number, was faster.
  return (
    (await formerOutcome(db, scope, operation)) ??
    Promise.reject(conflict('This Idempotency-Key or device sequence number is taken.'))
  );
}

async function formerOutcome(db: Database, scope: ClientScope, operation: Operation): Promise<Outcome | undefined> {
  const former = await findOperation(db, scope, operation.op_id);
  if (!former) return undefined;
  if (former.request_hash !== operation.request_hash) {
    throw invalid([{ path: 'headers.idempotency-key', message: 'Was used for another request' }]);
  }
  return KeptOutcome.parse(former.response);
}

const KeptOutcome = z.discriminatedUnion('verdict', [
  z.object({ verdict: z.literal('APPLIED'), guest: GuestBookGuestSchema }),
  z.object({ verdict: z.literal('DUPLICATE'), first: FirstCheckIn }),
]);

const isDuplicateKey = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ER_DUP_ENTRY';
