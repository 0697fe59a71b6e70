import { once } from 'node:events';
import { createTurns, inTurn, PLACES, THREAD_DEADLINE_MS } from '../../../budgets/places.ts';
import { unavailable } from '../../../lib/errors.ts';
import { startThread } from '../../../lib/thread.ts';
import type { SeatingCase, Seats } from './seating-case.ts';

const turns = createTurns(PLACES.seating);

/** Seats a wedding in a thread of its own, so that guests who open their invitation do not wait for it. */
export const assignApart = (who: string, seating: SeatingCase): Promise<Seats> =>
  inTurn({ turns, who, busy: unavailable }, () => assignInThread(seating));

async function assignInThread(seating: SeatingCase): Promise<Seats> {
  const worker = startThread(new URL('./assign-worker.ts', import.meta.url), { workerData: seating });
  const deadline = AbortSignal.timeout(THREAD_DEADLINE_MS.seat);
  try {
    const [seats] = await once(worker, 'message', { signal: deadline });
    return seats as Seats; // the worker says nothing else
  } catch (error) {
    throw deadline.aborted ? unavailable() : error;
  } finally {
    await worker.terminate();
  }
}
