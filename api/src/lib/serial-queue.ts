/** Runs one task after the other, so that heavy work takes one core and one task's memory at a time. */
export interface SerialQueue {
  /** Settles as the task does. */
  run<T>(task: () => Promise<T>): Promise<T>;
  /** Settles when what was given so far is done. */
  idle(): Promise<void>;
}

export function serialQueue(): SerialQueue {
  let last: Promise<unknown> = Promise.resolve();
  return {
    run(task) {
      const result = last.then(task);
      // whoever gave the task hears of its failure; the next task does not
      last = result.catch(() => undefined);
      return result;
    },
    async idle() {
      await last;
    },
  };
}
