import { once } from 'node:events';
import { connect } from 'node:net';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { bytesAfter } from './answer-length.ts';

export interface GetLoad {
  /** All of one host; asked for in turn. */
  readonly urls: readonly [string, ...string[]];
  readonly connections: number;
  readonly seconds: number;
}

/**
 * Asks for these addresses over and over from a thread of its own; answers how many requests a second were answered with 200.
 * It speaks to the sockets itself and reads no more of an answer than where it ends: a generator that parses every body is
 * busier than the server and measures itself.
 */
export async function getsPerSecond(load: GetLoad): Promise<number> {
  const [rate]: unknown[] = await once(new Worker(new URL(import.meta.url), { workerData: load }), 'message');
  return Number(rate);
}

if (!isMainThread) {
  const load = workerData as GetLoad; // `getsPerSecond` gave it
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread is no window
  parentPort?.postMessage(await measured(load));
}

async function measured({ urls, connections, seconds }: GetLoad): Promise<number> {
  const questions = urls.map((url) => questionOf(new URL(url)));
  const started = performance.now();
  const until = started + seconds * 1000;
  const counts = await Promise.all(
    Array.from({ length: connections }, (_, index) => askUntil(new URL(urls[0]), questions, index, until)),
  );
  const took = performance.now() - started;
  return Math.round((counts.reduce((sum, count) => sum + count, 0) * 1000) / took);
}

function questionOf({ pathname, search, host }: URL): string {
  return `GET ${pathname}${search} HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: br\r\n\r\n`;
}

function askUntil(
  { hostname, port }: URL,
  questions: readonly string[],
  first: number,
  until: number,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const ask = () => void socket.write(questions[(first + answered) % questions.length] ?? '');
    const socket = connect({ host: hostname, port: Number(port), noDelay: true }, ask);
    let answered = 0;
    let missing = 0;
    socket.once('error', reject);
    socket.on('data', (part) => {
      missing = missing > 0 ? missing - part.length : bytesAfter(part);
      if (missing > 0) return;
      answered += 1;
      if (performance.now() < until) return ask();
      socket.destroy();
      resolve(answered);
    });
  });
}
