import * as z from 'zod';
import { randomUUID } from 'node:crypto';
import { FirstCheckIn, Refusal, problem, problemAt } from '@janur/contracts';
import type { OperationContent } from '@janur/contracts/attendance';
import type { OperationRow } from '../../../db/rows/guests.ts';
import { requestHash } from '../../../lib/request-hash.ts';
import { KeptGuest } from '../present.ts';
import type { NewWalkIn } from '../../../guests/attendance-queries.ts';
import type { ClientScope } from '../../../access/access.ts';
import type { Database } from '../../../db/connection.ts';
import { isDuplicateKey } from '../../../db/duplicate-key.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { conflict, invalid } from '../../../lib/errors.ts';
import { type FormerOperation, insertOperations, listOperations } from './queries.ts';

/** What a device says of an operation, beside what it does. */
export interface OperationHeader {
  readonly checked_in_at?: string | undefined;
  readonly device_id?: string | undefined;
  readonly seq?: number | undefined;
  readonly clock_offset?: number | undefined;
  readonly gate?: string | undefined;
  readonly note?: string | undefined;
}

/** SCAN: what a device judged by itself. UNKNOWN: malformed, kept so that a person can look at it. */
export type OperationType = OperationContent['type'] | 'SCAN' | 'UNKNOWN';

/** Who acts, and for which client. */
export interface Usher {
  readonly id: number;
  readonly name: string;
  readonly clientId: number;
}

/** What an usher did, before it is known what comes of it. */
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
  /** When it happened by the server's clock, in ms since 1970. */
  readonly at: number;
  /** Whether that time is the device's word, so that it may be earlier than what arrived before. */
  readonly isDeviceTimed: boolean;
}

/** An operation on one guest: the log's part and what the rule of attendance decides of. */
export type OperationOnGuest = Operation &
  OperationContent & {
    readonly guest_code: string;
    readonly usher: Usher;
    /** Of an ADHOC: the guest whom it adds. */
    readonly walkIn?: NewWalkIn;
  };

/** Answers from before gates had names have none. */
const KeptFirst = FirstCheckIn.extend({ checked_in_gate: z.string().nullable().default(null), guest: KeptGuest });

/** What came of it. All are kept in the log and given again to the same operation. */
export type Result = z.infer<typeof Result>;
export const Result = z.discriminatedUnion('verdict', [
  z.object({ verdict: z.literal('APPLIED'), guest: KeptGuest }),
  z.object({ verdict: z.literal('DUPLICATE'), first: KeptFirst }),
  Refusal.extend({ verdict: z.literal('REFUSED') }),
  // changes nothing
  z.object({ verdict: z.literal('NOTED') }),
]);

const MAX_AGE_MS = 7 * 86_400_000;

export function newOperation({
  type,
  key,
  header,
  accountId,
  identity,
}: {
  type: OperationType;
  key: string | undefined;
  header: OperationHeader;
  accountId: number;
  /** What a repetition must say too. */
  identity: unknown;
}): Operation {
  const now = Date.now();
  const occurred = header.checked_in_at === undefined ? now : Date.parse(header.checked_in_at);
  const offset = header.clock_offset ?? 0;
  return {
    op_id: key ?? `server-${randomUUID()}`,
    type,
    request_hash: requestHash(type, identity),
    account_id: accountId,
    device_id: header.device_id ?? null,
    seq: header.device_id === undefined ? null : (header.seq ?? null),
    clock_offset: offset,
    gate: header.gate ?? null,
    note: header.note || null,
    occurred_at: new Date(occurred),
    // a device's clock is bounded: nothing happens in the future, nor before a week ago
    at: Math.max(now - MAX_AGE_MS, Math.min(now, occurred + offset)),
    isDeviceTimed: header.checked_in_at !== undefined,
  };
}

/** Where an operation happened and what it said, for the log. */
export type About = Pick<OperationRow, 'client_id' | 'event_id'> &
  Partial<Pick<OperationRow, 'guest_event_id' | 'guest_code' | 'total_guests' | 'duplicate_of'>> & { payload: unknown };

/** An operation with what came of it. */
export interface Entry {
  readonly operation: Operation;
  readonly about: About;
  readonly result: Result;
}

/** A row of the log. */
export function rowOf({ operation, about, result }: Entry): Partial<OperationRow> {
  const { op_id, type, request_hash, account_id, device_id, seq, clock_offset, gate, note, occurred_at } = operation;
  return {
    op_id,
    type,
    request_hash,
    account_id,
    device_id,
    seq,
    clock_offset,
    gate,
    note,
    occurred_at,
    corrected_at: new Date(operation.at),
    ...about,
    payload: JSON.stringify(about.payload),
    verdict: result.verdict,
    reason: result.verdict === 'REFUSED' ? result.reason : null,
    response: JSON.stringify(result),
  };
}

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
