import { once } from 'node:events';
import { connect } from 'node:net';
import { setPriority } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { bytesAfter } from './answer-length.ts';

export interface Call {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** With one it is a POST. */
  readonly body?: unknown;
}

export interface Load {
  readonly origin: string;
  readonly calls: readonly Call[];
  readonly connections: number;
  /** Over and over for so long; without it each call is made once. */
  readonly seconds?: number;
}

/**
 * Makes these calls from a thread of its own; answers how many a second were successes, and throws for any other answer. It
 * speaks to the sockets itself and reads no more of an answer than where it ends: a generator that parses every body is busier
 * than the server and measures itself.
 */
export async function callsPerSecond(load: Load): Promise<number> {
  const [rate]: unknown[] = await once(new Worker(new URL(import.meta.url), { workerData: load }), 'message');
  return Number(rate);
}

/** What it does not need for reading, a database on the same cores may have. */
const BEHIND_THE_DATABASE = 10;

/** Each part is looked at before the next one is read. */
const ROOM = Buffer.alloc(65_536);

if (!isMainThread) {
  const load = workerData as Load; // `callsPerSecond` gave it
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread is no window
  parentPort?.postMessage(await measured(load));
}

async function measured({ origin, calls, connections, seconds }: Load): Promise<number> {
  const { hostname, port, host } = new URL(origin);
  const questions = calls.map((call) => questionOf(call, host));
  setPriority(BEHIND_THE_DATABASE);
  const started = performance.now();
  const until = seconds === undefined ? Infinity : started + seconds * 1000;
  let asked = 0;
  const next = (): string | undefined => {
    if (performance.now() > until || (seconds === undefined && asked >= questions.length)) return undefined;
    return questions[asked++ % questions.length];
  };
  const awake = stayAwake();
  const to = { host: hostname, port: Number(port), noDelay: true };
  const counts = await Promise.all(Array.from({ length: connections }, () => askAll(to, next)));
  awake.end();
  const took = performance.now() - started;
  return Math.round((counts.reduce((sum, count) => sum + count, 0) * 1000) / took);
}

/** A reader that sleeps is woken for each answer, which on a virtual machine costs the server more than the answer does. */
function stayAwake(): { end(): void } {
  let isOver = false;
  const look = () => void (isOver || setImmediate(look));
  look();
  return { end: () => void (isOver = true) };
}

function questionOf({ path, headers = {}, body }: Call, host: string): string {
  const text = body === undefined ? '' : JSON.stringify(body);
  const ofBody = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) };
  const all = { host, 'accept-encoding': 'br', ...headers, ...(body !== undefined && ofBody) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${body === undefined ? 'GET' : 'POST'} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${text}`;
}

/** One call after the other over one connection, as long as there is a next one; answers how many. */
function askAll(to: { host: string; port: number; noDelay: boolean }, next: () => string | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    let answered = 0;
    let missing = 0;
    // read into one place: a new one for each answer keeps the collector busier than the server
    const onread = { buffer: ROOM, callback: (length: number, part: Uint8Array) => heard(part.subarray(0, length)) };
    const socket = connect({ ...to, onread }, ask);
    socket.once('error', reject);

    function ask(): void {
      const question = next();
      if (question !== undefined) return void socket.write(question);
      socket.destroy();
      resolve(answered);
    }

    function heard(part: Uint8Array): boolean {
      try {
        const bytes = Buffer.from(part.buffer, part.byteOffset, part.length);
        missing = missing > 0 ? missing - part.length : bytesAfter(bytes);
      } catch (error) {
        socket.destroy();
        reject(error instanceof Error ? error : new Error(String(error)));
        return false;
      }
      if (missing <= 0) {
        answered += 1;
        ask();
      }
      return true;
    }
  });
}
