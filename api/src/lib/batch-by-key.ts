interface Waiting<I, O> {
  readonly item: I;
  readonly resolve: (value: O) => void;
  readonly reject: (reason: unknown) => void;
}

export interface BatchOptions<I, O> {
  /** Items of different keys have nothing to do with each other. */
  readonly keyOf: (item: I) => string;
  /** Does all of them together; an Error in the place of an item is that item's alone. */
  readonly run: (items: readonly [I, ...I[]]) => Promise<readonly (O | Error)[]>;
  readonly most: number;
}

/**
 * Does things together that come together: one run a key at a time, and what comes meanwhile goes into the next, in the
 * order in which it came. So a crowd costs few runs, and nobody is answered with what was read before the question.
 */
export function batchByKey<I, O>({ keyOf, run, most }: BatchOptions<I, O>): (item: I) => Promise<O> {
  const queues = new Map<string, Waiting<I, O>[]>();

  async function work(key: string, queue: Waiting<I, O>[]): Promise<void> {
    // whose question arrives in the same moment joins the first run
    await new Promise(setImmediate);
    while (queue.length > 0) await settle(queue.splice(0, most));
    queues.delete(key);
  }

  async function settle([first, ...others]: Waiting<I, O>[]): Promise<void> {
    if (!first) return;
    try {
      const results = await run([first.item, ...others.map(({ item }) => item)]);
      for (const [index, { resolve, reject }] of [first, ...others].entries()) {
        const result = results[index];
        if (result === undefined) reject(new Error('a run has no result for one of its items'));
        else if (result instanceof Error) reject(result);
        else resolve(result);
      }
    } catch (error) {
      for (const { reject } of [first, ...others]) reject(error);
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      const key = keyOf(item);
      const running = queues.get(key);
      const queue = running ?? [];
      queue.push({ item, resolve, reject });
      if (running) return;
      queues.set(key, queue);
      void work(key, queue);
    });
}
