import { randomUUID } from 'node:crypto';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import autocannon from 'autocannon';
import { createPool } from 'mysql2/promise';

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

/** Check-ins over kept connections, each of another guest. */
async function checkIns({
  connections,
  origin,
  token,
  eventId,
  codes,
}: Extract<Load, { kind: 'check-in' }>): Promise<number> {
  const requests = codes.map((code) => ({
    method: 'POST' as const,
    path: '/api/public/guests/rsvp/events/check-in',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({ event_id: eventId, guest_code: code, total_guest_attending: 2 }),
  }));
  const share = codes.length / connections;
  let next = 0;
  let ended = 0;
  const started = performance.now();
  const { non2xx, errors } = await autocannon({
    url: origin,
    connections,
    amount: codes.length,
    setupClient(client) {
      client.setRequests(requests.slice(next, (next += share)));
      // autocannon itself looks at the clock once a second
      client.on('response', () => (ended = performance.now()));
    },
  });
  if (non2xx + errors > 0) throw new Error(`${non2xx} check-ins were refused, ${errors} broke`);
  return (codes.length * 1000) / (ended - started);
}
