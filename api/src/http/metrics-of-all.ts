import cluster from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';
import * as z from 'zod';

const WANTED = 'metrics of all';
const PATIENCE_MS = 5000;
const Answer = z.object({ [WANTED]: z.string() });

/** In the process that serves nothing itself: adds up what its workers count, for whichever of them is asked. */
export function addUpMetrics(): void {
  const all = new AggregatorRegistry();
  cluster.on('message', (worker, message) => {
    if (message !== WANTED) return;
    const send = (text: string) => void worker.send({ [WANTED]: text });
    // a worker that has just ended does not answer
    all.clusterMetrics().then(send, () => send(''));
  });
}

/** In a worker: what all of them count, or what it counts itself while the first process does not say. */
export function metricsOfAll(own: readonly Registry[]): () => Promise<string> {
  AggregatorRegistry.setRegistries([...own]);
  // it answers the first process from now on
  void new AggregatorRegistry();
  let asked: Promise<string> | undefined;
  return () => (asked ??= ask().finally(() => (asked = undefined)));
}

function ask(): Promise<string> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => end(''), PATIENCE_MS);
    const end = (text: string) => {
      clearTimeout(timer);
      process.off('message', hear);
      resolve(text);
    };
    const hear = (message: unknown) => {
      const { data } = Answer.safeParse(message);
      if (data) end(data[WANTED]);
    };
    process.on('message', hear);
    process.send?.(WANTED);
  });
}
