import { problem } from '@janur/contracts';
import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { HttpError } from '../errors.ts';
import type { FromWorker, Job, ToWorker } from './protocol.ts';

/** Threads at once; whoever comes later waits for a place. */
const PLACES = 4;
const LONGEST_WAIT_MS = 15_000;
const LONGEST_JOB_MS = 10 * 60_000;
/** Writing streams; a file that needs more than this to be read is refused, and the process never grows by it. */
const MEMORY_MB = { write: 48, read: 96 } as const;
/** Small, so that what is thrown away is thrown away early. */
const NEW_OBJECTS_MB = 3;

const places = pLimit(PLACES);

/** How many threads are there just now. */
export const threadsAtWork = (): number => places.activeCount;

/** What a thread is started with. */
export interface Work {
  readonly script: URL;
  readonly data: unknown;
  readonly memory: keyof typeof MEMORY_MB;
  readonly transfer?: ArrayBuffer[];
}

export interface Said<From, To> {
  readonly word: From;
  readonly answer: (word: To) => void;
}

/** Packs or unpacks one spreadsheet in a thread of its own. */
export const workerWords = (job: Job, transfer: ArrayBuffer[] = []): AsyncGenerator<Said<FromWorker, ToWorker>, void> =>
  threadWords({ script: new URL('./worker.ts', import.meta.url), data: job, memory: job.kind, transfer });

/**
 * Runs one job in a thread of its own. `answer` is asked for each word of the worker; what it gives back is sent on, and
 * nothing ends the job. The thread ends with the loop, however that ends.
 */
export async function* threadWords<From extends { readonly type: string }, To>({
  script,
  data,
  memory,
  transfer = [],
}: Work): AsyncGenerator<Said<From, To>, void> {
  const leave = await takePlace();
  const worker = new Worker(script, {
    workerData: data,
    transferList: transfer,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB[memory], maxYoungGenerationSizeMb: NEW_OBJECTS_MB },
  });
  const deadline = setTimeout(() => void worker.terminate(), LONGEST_JOB_MS);
  try {
    for await (const [word] of on(worker, 'message', { close: ['exit'] })) {
      const said = word as From; // the script says nothing else
      if (said.type === 'done') return;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread is no window
      yield { word: said, answer: (reply) => worker.postMessage(reply) };
    }
    throw new Error('the spreadsheet worker ended before its job was done');
  } finally {
    clearTimeout(deadline);
    await worker.terminate();
    leave();
  }
}

/** Waits for a place; the answer gives it back. */
function takePlace(): Promise<() => void> {
  return new Promise((take, refuse) => {
    let isRefused = false;
    const patience = setTimeout(() => {
      isRefused = true;
      refuse(busy());
    }, LONGEST_WAIT_MS);
    void places(() => {
      clearTimeout(patience);
      return isRefused ? undefined : new Promise<void>((leave) => take(leave));
    });
  });
}

const busy = () => new HttpError('UNAVAILABLE', problem('many_files'), { retryAfter: 15 });
