import { randomUUID } from 'node:crypto';
import { FirstCheckIn, Refusal } from '@janur/contracts';
import * as z from 'zod';
import type { Database } from '../../../db/connection.ts';
import type { OperationRow } from '../../../db/rows/guests.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { ClientScope } from '../../../access/access.ts';
import { conflict, invalid } from '../../../lib/errors.ts';
import { requestHash } from '../../../lib/request-hash.ts';
import { type FormerOperation, insertOperations, listOperations } from './operation-queries.ts';
import { KeptGuest } from '../present.ts';

/** What a device says of an operation, beside what it does. */
export interface OperationWords {
  readonly checked_in_at?: string | undefined;
  readonly device_id?: string | undefined;
  readonly seq?: number | undefined;
  readonly clock_offset?: number | undefined;
  readonly gate?: string | undefined;
  readonly note?: string | undefined;
}

/** UNKNOWN: malformed, kept so that a person can look at it. */
export type OperationType =
  | 'CHECK_IN'
  | 'ADDITIONAL'
  | 'ADHOC'
  | 'GIFT'
  | 'UNDO'
  | 'LEAVE'
  | 'COME_BACK'
  | 'TABLE'
  | 'SCAN'
  | 'UNKNOWN';

/** One act of an usher, before it is known whether it counts. */
export interface Operation {
  readonly op_id: string;
  readonly type: OperationType;
  readonly request_hash: string;
  readonly account_id: number;
  readonly device_id: string | null;
  readonly seq: number | null;
  readonly clock_offset: number;
  readonly gate: string | null;
  readonly note: string | null;
  readonly occurred_at: Date;
  /** When it happened by the server's clock. */
  readonly corrected_at: Date;
  /** Whether that time is the device's word, so that it may be earlier than what arrived before. */
  readonly isDeviceTimed: boolean;
}

/** Answers from before gates had names have none. */
const KeptFirst = FirstCheckIn.extend({ checked_in_gate: z.string().nullable().default(null), guest: KeptGuest });

/** What came of it. All are kept in the log and given again to the same operation. */
export type Outcome = z.infer<typeof Outcome>;
const Outcome = z.discriminatedUnion('verdict', [
  z.object({ verdict: z.literal('APPLIED'), guest: KeptGuest }),
  z.object({ verdict: z.literal('DUPLICATE'), first: KeptFirst }),
  Refusal.extend({ verdict: z.literal('REFUSED') }),
  // changes nothing
  z.object({ verdict: z.literal('NOTED') }),
]);

export interface Judged {
  readonly outcome: Outcome;
  /** It had come before: this is what came of it then. */
  readonly isRepeated: boolean;
}

const MAX_AGE_MS = 7 * 86_400_000;

export function newOperation({
  type,
  key,
  words,
  accountId,
  said,
}: {
  type: OperationType;
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
    gate: words.gate ?? null,
    note: words.note || null,
    occurred_at: new Date(occurred),
    // a device's clock is bounded: nothing happens in the future, nor before a week ago
    corrected_at: new Date(Math.max(now - MAX_AGE_MS, Math.min(now, occurred + offset))),
    isDeviceTimed: words.checked_in_at !== undefined,
  };
}

/** Where an operation happened and what it said, for the log. */
export type About = Pick<OperationRow, 'client_id' | 'event_id'> &
  Partial<Pick<OperationRow, 'guest_event_id' | 'guest_code' | 'total_guests' | 'duplicate_of'>> & { payload: unknown };

/** An operation with what came of it. */
export interface Entry {
  readonly operation: Operation;
  readonly about: About;
  readonly outcome: Outcome;
}

/** Appends the operation with its outcome to the log, and gives the outcome on. */
export async function keep(trx: Database, scope: ClientScope, entry: Entry): Promise<Outcome> {
  await insertOperations(trx, scope, [rowOf(entry)]);
  return entry.outcome;
}

/** A row of the log. */
export function rowOf({ operation, about, outcome }: Entry): Partial<OperationRow> {
  const { isDeviceTimed: _, ...columns } = operation;
  return {
    ...columns,
    ...about,
    payload: JSON.stringify(about.payload),
    verdict: outcome.verdict,
    reason: outcome.verdict === 'REFUSED' ? outcome.reason : null,
    response: JSON.stringify(outcome),
  };
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
): Promise<Judged> {
  const judged = await inTransaction(db, async (trx) => {
    const former = formerOutcome(operation, await listOperations(trx, scope, [operation]));
    return former ?? { outcome: await work(trx), isRepeated: false };
  }).catch((error: unknown) => outcomeOfFaster(db, scope, { operation, error }));
  if (judged instanceof Error) throw judged;
  return judged;
}

/** When another request with this key, or with this device and sequence number, was faster: what came of that. */
export async function outcomeOfFaster(
  db: Database,
  scope: ClientScope,
  { operation, error }: { operation: Operation; error: unknown },
): Promise<Judged | Error> {
  if (!isDuplicateKey(error)) throw error;
  return formerOutcome(operation, await listOperations(db, scope, [operation])) ?? keyTaken();
}

/** What came of an operation that is among those rows, or why its id or number cannot be its own. */
export function formerOutcome(operation: Operation, rows: readonly FormerOperation[]): Judged | Error | undefined {
  const { op_id, device_id, seq } = operation;
  const former =
    rows.find((row) => row.op_id === op_id) ??
    rows.find((row) => device_id !== null && seq !== null && row.device_id === device_id && row.seq === seq);
  return former && again(operation, former);
}

function again(operation: Operation, former: FormerOperation): Judged | Error {
  if (former.request_hash === operation.request_hash) {
    return { outcome: Outcome.parse(former.response), isRepeated: true };
  }
  return former.op_id === operation.op_id
    ? invalid([{ path: 'headers.idempotency-key', message: 'Was used for another request' }])
    : keyTaken();
}

export const asError = (why: unknown): Error => (why instanceof Error ? why : new Error(String(why)));

const keyTaken = () => conflict('This Idempotency-Key or device sequence number is taken.');

export const isDuplicateKey = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ER_DUP_ENTRY';
