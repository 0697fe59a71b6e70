import { channel } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { seedGuests } from '@janur/api/seed';
import { ground } from './ground.ts';
import { type Ask, asks, largeEvent } from './search-asks.ts';

const GUESTS = 1_000_000;
const TIMES = 100;
const GOAL_MS = 30;

const place = await ground();
const { db, origin } = place;
const started = performance.now();
const slugs = await seedGuests(db, GUESTS);
// what a server does by itself, some time after so many rows
await db.raw('ANALYZE TABLE guests, guest_events');
console.log(`${GUESTS} guests in ${Math.round((performance.now() - started) / 1000)} s`);
const event = await largeEvent(db, slugs[Math.floor(slugs.length / 2)] ?? '');
const tokens = { CLIENT: await logIn('CLIENT'), USHER: await logIn('USHER') };

/** When the server has taken a request until it has given the answer away, in the order of requests. */
const took: number[] = [];
const since = new WeakMap<IncomingMessage, number>();
channel('http.server.request.start').subscribe((message) => {
  const { request } = message as { request: IncomingMessage }; // Node's documented message of this channel
  since.set(request, performance.now());
});
channel('http.server.response.finish').subscribe((message) => {
  const { request } = message as { request: IncomingMessage; response: ServerResponse }; // as above
  took.push(performance.now() - (since.get(request) ?? 0));
});

const times = new Map<string, number[]>();
for (const each of asks(event, 3)) await ask(each);
for (const each of asks(event, TIMES)) {
  const ms = await ask(each);
  const kind = `${each.list}: ${each.kind}`;
  times.set(kind, [...(times.get(kind) ?? []), ms]);
}
times.set('all', [...times.values()].flat());
console.table([...times].map(([kind, all]) => summary(kind, all)));
await place.close();

/** Asks one at a time and answers what it took the server. */
async function ask({ list, path, body }: Ask): Promise<number> {
  took.length = 0;
  const response = await fetch(`${origin}/api${path}`, {
    headers: {
      authorization: `Bearer ${tokens[list === 'usher search' ? 'USHER' : 'CLIENT']}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} ${JSON.stringify(body)} was answered ${response.status}: ${text}`);
  return took[0] ?? Number.NaN;
}

function summary(kind: string, all: readonly number[]) {
  const sorted = all.toSorted((one, other) => one - other);
  const at = (share: number): number => Number((sorted[Math.ceil(sorted.length * share) - 1] ?? 0).toFixed(1));
  return { kind, n: all.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1), goal: `p99 < ${GOAL_MS}` };
}

/** Somebody of the large event's client, who has the demo's password. */
async function logIn(role: 'CLIENT' | 'USHER'): Promise<string> {
  const username = `bench-${role.toLowerCase()}`;
  const option = await db('options').where({ slug: event.slug }).first();
  const demo = await db('accounts').where({ username: 'usher-sinta-rama' }).first();
  await db('accounts').insert({
    username,
    name: username,
    role,
    client_id: option?.client_id ?? null,
    password_hash: demo?.password_hash ?? '',
  });
  return place.logIn({ username, password: 'janur-usher' });
}
