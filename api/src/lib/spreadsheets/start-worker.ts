import { problem } from '@janur/contracts';
import { on } from 'node:events';
import { createTurns, PLACES, THREAD_DEADLINE_MS } from '../../budgets/places.ts';
import { HttpError, raise } from '../errors.ts';
import { startThread } from '../thread.ts';
import type { FromWorker, Job, ToWorker } from './protocol.ts';

/** Writing streams; a file that needs more than this to be read is refused, and the process never grows by it. */
const MEMORY_MB = { write: 48, read: 96 } as const;
/** Small, so that what is thrown away is thrown away early. */
const NEW_OBJECTS_MB = 3;

const turns = { read: createTurns(PLACES.reading), write: createTurns(PLACES.writing) };

/** How many threads are there just now. */
export const threadsAtWork = (): number => turns.read.taken + turns.write.taken;

/** What a thread is started with. */
export interface Work {
  readonly script: URL;
  readonly data: unknown;
  readonly kind: keyof typeof MEMORY_MB;
  /** Whose file it is: each has few places. */
  readonly tenant: string;
  readonly transfer?: ArrayBuffer[];
}

export interface Said<From, To> {
  readonly word: From;
  readonly answer: (word: To) => void;
}

/** Packs or unpacks one spreadsheet in a thread of its own. */
export const workerWords = (
  job: Job,
  { tenant, transfer = [] }: Pick<Work, 'tenant' | 'transfer'>,
): AsyncGenerator<Said<FromWorker, ToWorker>, void> =>
  threadWords({ script: new URL('./worker.ts', import.meta.url), data: job, kind: job.kind, tenant, transfer });

/**
 * Runs one job in a thread of its own. `answer` is asked for each word of the worker; what it gives back is sent on, and
 * nothing ends the job. The thread ends with the loop, however that ends.
 */
export async function* threadWords<From extends { readonly type: string }, To>({
  script,
  data,
  kind,
  tenant,
  transfer = [],
}: Work): AsyncGenerator<Said<From, To>, void> {
  const leave = (await turns[kind].take(tenant)) ?? raise(busy());
  const worker = startThread(script, {
    workerData: data,
    transferList: transfer,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB[kind], maxYoungGenerationSizeMb: NEW_OBJECTS_MB },
  });
  let isOver = false;
  const deadline = runDown(THREAD_DEADLINE_MS[kind], () => {
    isOver = true;
    void worker.terminate();
  });
  try {
    deadline.run();
    for await (const [word] of on(worker, 'message', { close: ['exit'] })) {
      const said = word as From; // the script says nothing else
      if (said.type === 'done') return;
      deadline.stop();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread is no window
      yield { word: said, answer: (reply) => worker.postMessage(reply) };
      deadline.run();
    }
    throw isOver ? tooSlow() : new Error('the spreadsheet worker ended before its job was done');
  } finally {
    deadline.stop();
    await worker.terminate();
    leave();
  }
}

/** Calls back when it has run for so long, stops taken out. */
function runDown(ms: number, onEnd: () => void): { run(): void; stop(): void } {
  let left = ms;
  let since = 0;
  let timer: NodeJS.Timeout | undefined;
  return {
    run() {
      since = performance.now();
      timer = setTimeout(onEnd, left);
    },
    stop() {
      clearTimeout(timer);
      left -= performance.now() - since;
    },
  };
}

const tooSlow = () => new HttpError('TOO_LARGE', problem('spreadsheet_too_large'));
const busy = () => new HttpError('UNAVAILABLE', problem('many_files'), { retryAfter: 15 });
