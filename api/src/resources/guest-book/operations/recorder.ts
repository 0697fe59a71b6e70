import type { ClientScope } from '../../../access/access.ts';
import type { Database } from '../../../db/connection.ts';
import { batchByKey } from '../../../lib/batch-by-key.ts';
import { asError, type Recorded } from './once.ts';
import type { OperationOnGuest } from './operation.ts';
import { recordBatch } from './record.ts';

interface Waiting {
  readonly scope: ClientScope;
  readonly eventId: number;
  readonly operation: OperationOnGuest;
}
export type Recorder = ReturnType<typeof createRecorder>;

/** A transaction that holds more guests than this would keep others waiting. */
const MOST_AT_ONCE = 100;
const NO_RESULT = new Error('an operation has no result');

/** Operations at one event that come together are written together, and answered once that is committed. */
export function createRecorder(db: Database) {
  const record = batchByKey<Waiting, Recorded>({
    keyOf: ({ operation: { usher }, eventId }) => `${usher.clientId} ${eventId}`,
    most: MOST_AT_ONCE,
    async run(all) {
      // ushers of one client see the same rows: the first one's scope is everybody's
      const [{ scope, eventId }] = all;
      const results = new Map<OperationOnGuest, Recorded | Error>();
      for (const operations of roundsOf(all.map(({ operation }) => operation))) {
        // what the rounds before it wrote is committed, whatever becomes of this one
        const round = await recordBatch(db, scope, { eventId, operations }).catch(asError);
        for (const [index, operation] of operations.entries()) {
          results.set(operation, (Array.isArray(round) ? round[index] : round) ?? NO_RESULT);
        }
      }
      return all.map(({ operation }) => results.get(operation) ?? NO_RESULT);
    },
  });
  return { record };
}

/**
 * A guest, a key and a device's number come once a round: what the second may do depends on what became of the first. The
 * log keeps the order in which all of them came.
 */
function roundsOf(operations: readonly OperationOnGuest[]): OperationOnGuest[][] {
  const rounds: OperationOnGuest[][] = [];
  let claimed = new Set<string>();
  for (const operation of operations) {
    const claims = claimsOf(operation);
    const isFree = claims.every((claim) => !claimed.has(claim));
    if (isFree && rounds.length > 0) rounds.at(-1)?.push(operation);
    else rounds.push([operation]);
    if (!isFree) claimed = new Set();
    for (const claim of claims) claimed.add(claim);
  }
  return rounds;
}

function claimsOf({ guest_code: code, op_id, device_id, seq }: OperationOnGuest): string[] {
  const claims = [`guest ${code}`, `key ${op_id}`];
  return device_id === null || seq === null ? claims : [...claims, `number ${seq} of ${device_id}`];
}
