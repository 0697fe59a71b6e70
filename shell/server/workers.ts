import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** What a worker hears from the first process and says to it. */
export const SERVING = 'serving';
export const LEAVE = 'leave';
export const STOP = 'stop';

const AGAIN_AFTER_MS = 1000;

export interface Workers {
  /** Puts a new one in each one's place, of the program as it is on the disk now: no request fails of it. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Several processes that serve behind the listeners of this one, which hands connections round and serves nothing itself.
 * One that ends by itself is replaced. Throws when the first ones do not get to serve.
 */
export async function startWorkers(count: number, env: NodeJS.ProcessEnv): Promise<Workers> {
  const serving = new Set<Worker>();
  let isStopping = false;
  let turn = Promise.resolve();

  async function start(): Promise<Worker> {
    const worker = fork(env);
    const ended = once(worker, 'exit').then(() => 'ended');
    if ((await Promise.race([said(worker), ended])) !== SERVING) throw new Error('A process does not get to serve.');
    serving.add(worker);
    void ended.then(() => (serving.delete(worker) ? replace() : undefined));
    return worker;
  }

  /** A fault of one guest's request is no end of the service. */
  async function replace(): Promise<void> {
    console.error('A process ended by itself; another one takes its place.');
    await pause(AGAIN_AFTER_MS);
    if (!isStopping) await start().catch(replace);
  }

  async function replaceAll(): Promise<void> {
    const formers = [...serving];
    for (const former of formers) {
      if (isStopping) return;
      // first the new one: while it does not serve, the former does
      await start();
      await end(former, LEAVE);
    }
  }

  async function end(worker: Worker, how: typeof LEAVE | typeof STOP): Promise<void> {
    if (!serving.delete(worker)) return;
    const ended = once(worker, 'exit');
    worker.send(how);
    await ended;
  }

  await Promise.all(Array.from({ length: count }, start));
  return {
    async restart() {
      turn = turn.then(replaceAll).catch((error: unknown) => console.error('The former processes go on:', error));
      return turn;
    },
    async stop() {
      isStopping = true;
      await Promise.all([...serving].map((worker) => end(worker, STOP)));
    },
  };
}

/**
 * Starts by the address that this process was started from, which may be a link to a release: Node itself keeps where the link led
 * then, and that release is taken away one day, with its Node and the folder that this process stands in.
 */
function fork(env: NodeJS.ProcessEnv): Worker {
  const { argv0, argv } = process;
  // what the cluster starts; it has no setting for it
  if (isAbsolute(argv0)) process.execPath = argv0;
  if (!existsSync(process.cwd())) cluster.setupPrimary({ cwd: join(dirname(argv[1] ?? ''), '../..') });
  return cluster.fork(env);
}

async function said(worker: Worker): Promise<unknown> {
  const [message]: unknown[] = await once(worker, 'message');
  return message;
}
