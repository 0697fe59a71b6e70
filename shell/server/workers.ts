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
  /** Each with the number of restarts that had been asked for when it was started. */
  const serving = new Map<Worker, number>();
  let starting = 0;
  let restarts = 0;
  let isStopping = false;
  let turn = Promise.resolve();

  async function start(): Promise<void> {
    const since = restarts;
    starting += 1;
    try {
      const worker = fork(env);
      const ended = once(worker, 'exit').then(() => 'ended');
      if ((await Promise.race([said(worker), ended])) !== SERVING) throw new Error('A process does not get to serve.');
      serving.set(worker, since);
      void ended.then(() => (serving.delete(worker) ? replace() : undefined));
    } finally {
      starting -= 1;
    }
    // a restart was asked for while it started: it may be of the program of before
    if (since < restarts) void renew();
  }

  /** A fault of one guest's request is no end of the service. */
  async function replace(): Promise<void> {
    console.error('A process ended by itself; another one takes its place.');
    await pause(AGAIN_AFTER_MS);
    // a restart may have put another one in its place meanwhile
    if (!isStopping && serving.size + starting < count) await start().catch(replace);
  }

  async function replaceFormers(): Promise<void> {
    const nextFormer = () => (isStopping ? undefined : [...serving].find(([, since]) => since < restarts));
    for (let former = nextFormer(); former; former = nextFormer()) {
      // first the new one: while it does not serve, the former does
      await start();
      // one that ended by itself meanwhile has left its place to the new one
      if (serving.size + starting > count) await end(former[0], LEAVE);
    }
  }

  async function renew(): Promise<void> {
    turn = turn.then(replaceFormers).catch((error: unknown) => {
      console.error('The former processes go on:', error);
      // what ended meanwhile was taken for replaced
      if (serving.size + starting < count) void replace();
    });
    return turn;
  }

  async function end(worker: Worker, how: typeof LEAVE | typeof STOP): Promise<void> {
    if (!serving.delete(worker)) return;
    const ended = once(worker, 'exit');
    // one that is killed in this very moment hears nothing any more
    if (worker.isConnected()) worker.send(how, () => undefined);
    await ended;
  }

  await Promise.all(Array.from({ length: count }, start));
  return {
    async restart() {
      restarts += 1;
      return renew();
    },
    async stop() {
      isStopping = true;
      await Promise.all([...serving.keys()].map((worker) => end(worker, STOP)));
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
