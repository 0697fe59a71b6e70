import { Worker, type WorkerOptions } from 'node:worker_threads';

const IN_BACKGROUND = new URL('./in-background.ts', import.meta.url).href;

/**
 * A thread for what takes long: on a busy machine whoever waits for an answer of the main thread comes first, unless
 * somebody waits for what the thread makes, too. Of the process's own flags it takes none, since those of V8 are refused here.
 */
export const startThread = (script: URL, { isAwaited = false, ...options }: WorkerOptions & { isAwaited?: boolean }) =>
  new Worker(script, {
    ...options,
    execArgv: ['--disable-warning=ExperimentalWarning', ...(isAwaited ? [] : ['--import', IN_BACKGROUND])],
  });
