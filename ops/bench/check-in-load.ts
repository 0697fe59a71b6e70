import { randomUUID } from 'node:crypto';
import { connect, type NetConnectOpts, type Socket } from 'node:net';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { createPool } from 'mysql2/promise';
import { bytesAfter } from './answer-length.ts';

/** What one of the two sides of the comparison has to do. */
export type Load =
  | {
      readonly kind: 'check-in';
      readonly connections: number;
      readonly origin: string;
      readonly token: string;
      readonly eventId: number;
      readonly codes: readonly string[];
    }
  | {
      readonly kind: 'update';
      readonly connections: number;
      readonly socketPath: string;
      readonly ids: readonly number[];
    };

/** Does the load in a thread of its own, so that whoever is measured has its thread for itself; answers how many a second. */
export function perSecond(load: Load): Promise<number> {
  return new Promise((resolve, reject) => {
    new Worker(new URL(import.meta.url), { workerData: load }).once('message', resolve).once('error', reject);
  });
}

if (!isMainThread) {
  const load = workerData as Load; // `perSecond` gave it
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread is no window
  parentPort?.postMessage(Math.round(await (load.kind === 'update' ? updates(load) : checkIns(load))));
}

/** The least that a check-in could be: one UPDATE by key, committed. */
async function updates({ connections, socketPath, ids }: Extract<Load, { kind: 'update' }>): Promise<number> {
  const pool = createPool({ socketPath, user: 'root', database: 'janur', connectionLimit: connections });
  await Promise.all(Array.from({ length: connections }, () => pool.query('DO SLEEP(0.05)')));
  const left = [...ids];
  const started = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (let id = left.pop(); id !== undefined; id = left.pop()) {
        await pool.execute('UPDATE guest_events SET is_scanned = 1, scanned_at = NOW(3) WHERE id = ?', [id]);
      }
    }),
  );
  const took = performance.now() - started;
  await pool.end();
  return (ids.length * 1000) / took;
}

/**
 * Check-ins over kept connections, each of another guest. It speaks to the sockets itself: a generator that parses every
 * answer takes as much of the processor as the API does, and measures itself.
 */
async function checkIns({ connections, origin, ...said }: CheckIns): Promise<number> {
  const { hostname, port, host } = new URL(origin);
  const left = said.codes.map((code) => requestOf({ host, ...said, code }));
  const sockets = await Promise.all(
    Array.from({ length: connections }, () => connected({ host: hostname, port: Number(port), noDelay: true })),
  );
  const started = performance.now();
  await Promise.all(sockets.map((socket) => askAll(socket, left)));
  const took = performance.now() - started;
  return (said.codes.length * 1000) / took;
}

type CheckIns = Extract<Load, { kind: 'check-in' }>;

function requestOf({
  host,
  token,
  eventId,
  code,
}: Pick<CheckIns, 'token' | 'eventId'> & { host: string; code: string }): string {
  const body = JSON.stringify({ event_id: eventId, guest_code: code, total_guest_attending: 2 });
  const head = [
    'POST /api/public/guests/rsvp/events/check-in HTTP/1.1',
    `host: ${host}`,
    `authorization: Bearer ${token}`,
    'content-type: application/json',
    `idempotency-key: ${randomUUID()}`,
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}

function connected(to: NetConnectOpts): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(to, () => resolve(socket.off('error', reject)));
    socket.once('error', reject);
  });
}

/** Asks over one connection, one after the other, until no request is left. */
function askAll(socket: Socket, left: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    let missing = 0;
    const ask = () => {
      const request = left.pop();
      if (request !== undefined) return void socket.write(request);
      socket.destroy();
      resolve();
    };
    socket.once('error', reject).once('close', () => reject(new Error('the API closed a connection')));
    socket.on('data', (part) => {
      try {
        missing = missing > 0 ? missing - part.length : bytesAfter(part);
      } catch (error) {
        return reject(error);
      }
      if (missing === 0) ask();
    });
    ask();
  });
}
