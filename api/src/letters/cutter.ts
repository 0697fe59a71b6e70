import type { Worker } from 'node:worker_threads';
import { startThread } from '../lib/thread.ts';

export interface CutJob {
  readonly id: number;
  /** Of a font with all its letters. */
  readonly path: string;
  readonly letters: string;
}

export type CutResult = { readonly id: number } & ({ readonly woff2: Uint8Array } | { readonly problem: string });

interface Waiting {
  readonly done: (woff2: Buffer) => void;
  readonly failed: (error: Error) => void;
}

const MEMORY_MB = 192;
/** A thread that nobody needs holds its memory no longer. */
const IDLE_MS = 60_000;
const ENDED = new Error('the thread that cuts fonts has ended');

/** Cuts fonts to letters in a thread of its own that comes and goes as it is needed. */
export function createCutter({ idleMs = IDLE_MS } = {}) {
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let jobs = 0;
  const waiting = new Map<number, Waiting>();

  function start(): Worker {
    const worker = startThread(new URL('./cut-worker.ts', import.meta.url), {
      isAwaited: true,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    worker.unref();
    worker.on('message', (result: CutResult) => {
      const asked = waiting.get(result.id);
      waiting.delete(result.id);
      if ('woff2' in result) asked?.done(Buffer.from(result.woff2));
      else asked?.failed(new Error(result.problem));
      if (waiting.size === 0) idle = setTimeout(() => void stop(), idleMs).unref();
    });
    const end = (error: Error) => thread === worker && leave(error);
    worker.on('error', end);
    worker.on('exit', () => end(ENDED));
    return worker;
  }

  /** Nobody waits for a thread that is gone, and whoever comes while it goes gets another. */
  function leave(error: Error): void {
    thread = undefined;
    for (const { failed } of waiting.values()) failed(error);
    waiting.clear();
  }

  async function stop(): Promise<void> {
    clearTimeout(idle);
    const going = thread;
    leave(ENDED);
    await going?.terminate();
  }

  return {
    /** A WOFF 2 with those letters of the font that it has; throws where the font cannot be read. */
    cut: (path: string, letters: string): Promise<Buffer> =>
      new Promise((done, failed) => {
        clearTimeout(idle);
        const job: CutJob = { id: (jobs += 1), path, letters };
        waiting.set(job.id, { done, failed });
        thread ??= start();
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread is no window
        thread.postMessage(job);
      }),
    close: stop,
  };
}
