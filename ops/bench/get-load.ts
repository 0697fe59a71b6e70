import { once } from 'node:events';
import { connect } from 'node:net';
import { setPriority } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { bytesAfter } from './answer-length.ts';

export interface GetLoad {
  /** All of one host; asked for in turn. */
  readonly urls: readonly [string, ...string[]];
  /** With each of them in turn, where somebody is logged in. */
  readonly cookies?: readonly string[];
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

/** What it does not need for reading, a database on the same cores may have. */
const BEHIND_THE_DATABASE = 10;

/** Each part is looked at before the next one is read. */
const ROOM = Buffer.alloc(65_536);

if (!isMainThread) {
  const load = workerData as GetLoad; // `getsPerSecond` gave it
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread is no window
  parentPort?.postMessage(await measured(load));
}

async function measured({ urls, cookies = [], connections, seconds }: GetLoad): Promise<number> {
  const questions = urls.map((url, index) => questionOf(new URL(url), cookies[index]));
  const started = performance.now();
  const until = started + seconds * 1000;
  setPriority(BEHIND_THE_DATABASE);
  stayAwake(until);
  const counts = await Promise.all(
    Array.from({ length: connections }, (_, index) => askUntil(new URL(urls[0]), questions, index, until)),
  );
  const took = performance.now() - started;
  return Math.round((counts.reduce((sum, count) => sum + count, 0) * 1000) / took);
}

/** A reader that sleeps is woken for each answer, which on a virtual machine costs the server more than the answer does. */
function stayAwake(until: number): void {
  if (performance.now() < until) setImmediate(stayAwake, until);
}

function questionOf({ pathname, search, host }: URL, cookie?: string): string {
  const loggedIn = cookie === undefined ? '' : `cookie: ${cookie}\r\n`;
  return `GET ${pathname}${search} HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: br\r\n${loggedIn}\r\n`;
}

function askUntil(
  { hostname, port }: URL,
  questions: readonly string[],
  first: number,
  until: number,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const ask = () => void socket.write(questions[(first + answered) % questions.length] ?? '');
    // read into one place: a new one for each answer keeps the collector busier than the server
    const onread = { buffer: ROOM, callback: (length: number, part: Uint8Array) => heard(part.subarray(0, length)) };
    const socket = connect({ host: hostname, port: Number(port), noDelay: true, onread }, ask);
    let answered = 0;
    let missing = 0;
    socket.once('error', reject);
    function heard(part: Uint8Array): boolean {
      missing =
        missing > 0 ? missing - part.length : bytesAfter(Buffer.from(part.buffer, part.byteOffset, part.length));
      if (missing > 0) return true;
      answered += 1;
      if (performance.now() < until) ask();
      else {
        socket.destroy();
        resolve(answered);
      }
      return true;
    }
  });
}
