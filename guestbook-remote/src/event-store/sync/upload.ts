import type { OperationVerdict, RefusalReason, RightEvent } from '@janur/contracts';
import { queuedOf } from '@janur/contracts/attendance';
import { ApiError } from '@janur/data/errors';
import { routes } from '@janur/data/routes';
import type { StoreServices } from '../services.ts';
import type { OperationRecord, ResultRecord, AttentionRecord } from '../records.ts';
import { isOwnPlace, type Queued } from '../repository.ts';
import { refusedItem } from '../attention.ts';

/** MAX_BATCH of the contract. */
export const BATCH = 50;

export interface Upload {
  readonly api: StoreServices['api'];
  readonly signal: AbortSignal;
  readonly readQueue: () => Promise<Queued[]>;
  /** Whether this session may send it. */
  readonly isSendable: (queued: Queued) => boolean;
  readonly offset: () => number | null;
  /** What the server answered is on the disk when it resolves; nothing else takes an operation out of the queue. */
  readonly keep: (answered: readonly Answered[], attention: readonly AttentionRecord[]) => Promise<void>;
}
export interface Answered {
  readonly place: Queued['place'];
  readonly result: ResultRecord;
}

/**
 * Sends the queue in the order in which it was done, a batch at a time. Rejects when there is no server that answers; what
 * the server could not judge now waits for the next time, without holding up what stands behind it.
 */
export async function upload(sending: Upload): Promise<void> {
  const waiting = new Set<string>();
  let most = BATCH;
  for (;;) {
    const batch = await nextBatch(sending, { waiting, most });
    if (batch.length === 0) return;
    try {
      await sendBatch(sending, batch, waiting);
      most = Math.min(BATCH, most * 2);
    } catch (error) {
      if (!mayBeOneOfThem(error)) throw error;
      // one of them may be what the server cannot read: in ever smaller batches it is found, and holds up nobody
      if (batch.length === 1) for (const { operation } of batch) waiting.add(operation.op_id);
      most = Math.ceil(batch.length / 2);
    }
  }
}

async function nextBatch(
  { readQueue, isSendable, keep }: Upload,
  { waiting, most }: { waiting: ReadonlySet<string>; most: number },
): Promise<Queued[]> {
  const batch: Queued[] = [];
  // what was done to a guest after it would be judged as if it had not been
  const held = new Set<string>();
  const all = await readQueue();
  const queue = all.filter(isSendable);
  for (const queued of queue) {
    const { operation } = queued;
    const guest = queued.code ?? operation.guest;
    if (waiting.has(operation.op_id)) held.add(guest);
    if (held.has(guest) || batch.length === most) continue;
    if (queued.code !== undefined) batch.push(queued);
    // what is about a walk-in goes after the server has named the guest; the walk-in itself needs no code
    else if (operation.type === 'ADHOC') batch.push(queued);
    // of another device's walk-in the operation may be on its way here
    else if (isOwnPlace(queued.place) && !all.some((other) => other.operation.op_id === operation.guest))
      await saveOrphan(keep, queued);
  }
  return batch;
}

/** The walk-in that it is about was refused: there is nobody whom the server could do this for. */
async function saveOrphan(keep: Upload['keep'], { place, operation }: Queued): Promise<void> {
  const result = refusal(operation, { reason: 'UNKNOWN_CODE', message: null });
  await keep([{ place, result }], [refusedItem(operation)]);
}

async function sendBatch(
  { api, signal, offset, keep }: Upload,
  batch: readonly Queued[],
  waiting: Set<string>,
): Promise<void> {
  const operations = batch.map((queued) => operationOf(queued, offset()));
  const { data } = await api(routes.sendOperations, { body: { operations } }, { signal });
  const verdicts = new Map(data.map((verdict) => [verdict.op_id, verdict]));
  const answered: Answered[] = [];
  const attention: AttentionRecord[] = [];
  for (const { place, operation } of batch) {
    const verdict = verdicts.get(operation.op_id);
    if (!verdict || verdict.reason === 'FAULT') {
      waiting.add(operation.op_id);
      continue;
    }
    answered.push({ place, result: resultOf(operation, verdict) });
    // whose hand was not in it is asked nothing: the device that did it hears of it too
    if (verdict.verdict === 'REFUSED' && isOwnPlace(place)) attention.push(refusedItem(operation));
  }
  await keep(answered, attention);
}

/** An operation as the server reads it; it leaves `clock_offset` out when it compares the words with those it has. */
function operationOf({ place, operation, code = '' }: Queued, offset: number | null) {
  const { op_id, event_id, device_id, seq, occurred_at, clock_offset, gate, note } = operation;
  return {
    ...queuedOf(operation, { ...operation, guest_code: code }),
    op_id,
    event_id,
    device_id,
    seq,
    checked_in_at: new Date(occurred_at).toISOString(),
    // this device's clock says nothing of another's
    clock_offset: clock_offset ?? (isOwnPlace(place) ? offset : null) ?? 0,
    ...(gate !== null && { gate }),
    ...(note !== null && { note }),
  };
}

function resultOf(operation: OperationRecord, verdict: OperationVerdict): ResultRecord {
  const { guest, reason, event, message } = verdict;
  if (verdict.verdict === 'REFUSED') {
    return refusal(operation, { reason: reason ?? 'INVALID', message: message ?? null, right: event });
  }
  return {
    op_id: operation.op_id,
    event_id: operation.event_id,
    verdict: verdict.verdict,
    guest_code: guest?.guest_code ?? verdict.first?.guest.guest_code ?? null,
    arrived_at: guest?.checked_in_at ?? null,
    reason: null,
    right: null,
    message: null,
    is_covered: false,
  };
}

function refusal(
  { op_id, event_id }: OperationRecord,
  { reason, message, right }: Pick<ResultRecord, 'message'> & { reason: RefusalReason; right?: RightEvent | undefined },
): ResultRecord {
  return {
    op_id,
    event_id,
    verdict: 'REFUSED',
    guest_code: null,
    arrived_at: null,
    reason,
    right: right ?? null,
    message,
    is_covered: true,
  };
}

const NO_SERVER_NOW = new Set([401, 408, 429, 502, 503, 504]);

/** An answer to the batch as a whole that says nothing of the link, the session or the load. */
const mayBeOneOfThem = (error: unknown): boolean =>
  error instanceof ApiError && !NO_SERVER_NOW.has(error.status) && error.code !== 'PASSWORD_CHANGE_REQUIRED';
