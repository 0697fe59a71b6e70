import { type Database, pipelineDatabase } from '../../../db/connection.ts';
import { batchByKey } from '../../../lib/batch-by-key.ts';
import type { ClientScope } from '../../../access/access.ts';
import type { SaidArrival } from './arrival.ts';
import { recordArrivals } from './check-in.ts';
import { asError, type Judged } from '../operations/operation.ts';

/** The door: arrivals at one event that come together are written together, and answered once that is committed. */
export interface Arrivals {
  record(arrival: ArrivalAt): Promise<Judged>;
  close(): Promise<void>;
}

export interface ArrivalAt extends SaidArrival {
  readonly scope: ClientScope;
  readonly eventId: number;
}

/** A transaction that holds more guests than this would keep others waiting. */
const MOST_AT_ONCE = 100;
const NO_OUTCOME = new Error('an arrival has no outcome');

export function createArrivals(db: Database): Arrivals {
  const pipeline = pipelineDatabase(db);
  const record = batchByKey<ArrivalAt, Judged>({
    keyOf: ({ usher, eventId }) => `${usher.clientId} ${eventId}`,
    most: MOST_AT_ONCE,
    async run(all) {
      // ushers of one client see the same rows: the first one's scope is everybody's
      const [{ scope, eventId }] = all;
      const results = new Map<ArrivalAt, Judged | Error>();
      for (const arrivals of roundsOf(all)) {
        // what the rounds before it wrote is committed, whatever becomes of this one
        const round = await recordArrivals({ db, pipeline }, scope, { eventId, arrivals }).catch(asError);
        for (const [index, arrival] of arrivals.entries()) {
          results.set(arrival, (Array.isArray(round) ? round[index] : round) ?? NO_OUTCOME);
        }
      }
      return all.map((arrival) => results.get(arrival) ?? NO_OUTCOME);
    },
  });
  return { record, close: () => pipeline.destroy() };
}

/**
 * A guest, a key and a device's number come once a round: what the second may do depends on what became of the first. The
 * log keeps the order in which all of them came.
 */
function roundsOf(arrivals: readonly ArrivalAt[]): ArrivalAt[][] {
  const rounds: ArrivalAt[][] = [];
  let claimed = new Set<string>();
  for (const arrival of arrivals) {
    const claims = claimsOf(arrival);
    const isFree = claims.every((claim) => !claimed.has(claim));
    if (isFree && rounds.length > 0) rounds.at(-1)?.push(arrival);
    else rounds.push([arrival]);
    if (!isFree) claimed = new Set();
    for (const claim of claims) claimed.add(claim);
  }
  return rounds;
}

function claimsOf({ code, operation: { op_id, device_id, seq } }: ArrivalAt): string[] {
  const claims = [`guest ${code}`, `key ${op_id}`];
  return device_id === null || seq === null ? claims : [...claims, `number ${seq} of ${device_id}`];
}
