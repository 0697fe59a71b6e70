import { parentPort } from 'node:worker_threads';

const port = parentPort ?? fail();

/** Speaks to who started the thread and waits for the answer to this very word. */
export async function speak<To>(word: unknown, isAnswer: (heard: To) => boolean = () => true): Promise<To> {
  const answer = new Promise<To>((resolve) => {
    const hear = (heard: To): void => {
      if (!isAnswer(heard)) return;
      port.off('message', hear);
      resolve(heard);
    };
    port.on('message', hear);
  });
  port.postMessage(word);
  return answer;
}

/** The last word of a job. */
export function end(): void {
  port.postMessage({ type: 'done' });
  port.close();
}

function fail(): never {
  throw new Error('this runs in a worker thread');
}
