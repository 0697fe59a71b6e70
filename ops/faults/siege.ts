import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { hash } from '@node-rs/argon2';
import type { Target } from './siege-attackers.ts';
import { addressOf, setStage } from './stage.ts';
import { startServers } from './servers.ts';

/*
 * Attackers beside honest couples, ushers and guests on a real server, three times without the attackers and with them; the medians count. By hand, on a machine that
 * does nothing else: node ops/faults/siege.ts [seconds]
 */

const SECONDS = Number(process.argv[2] ?? 30);
const ROUNDS = 3;
const GUESTS = 400;
const CHEAP = { memoryCost: 64, timeCost: 1, parallelism: 1 };
const PASSWORD = 'nobody scans faster';

const servers = await startServers();
const origin = `http://127.0.0.1:${servers.ports[0]}`;
const db = servers.connect();
const guests = Array.from({ length: GUESTS }, (_, index) => ({
  code: `HONEST${String(index).padStart(4, '0')}`,
  name: `Guest ${index}`,
  invited: 2,
  confirmed: 2,
  status: 'CONFIRMED' as const,
  table: null,
}));
const someone = { name: 'Guest', invited: 2, confirmed: 2, status: 'CONFIRMED' as const, table: null };
const casting = { devices: [{ name: 'gate' }], ports: servers.ports };
const [ours, bad] = [
  await setStage(db, { ...casting, seed: 1, guests, neighbours: [{ ...someone, code: 'NEXT0001' }] }),
  await setStage(db, {
    ...casting,
    seed: 2,
    guests: [{ ...someone, code: 'BAD0001' }],
    neighbours: [{ ...someone, code: 'NEXT0002' }],
  }),
];
for (const [username, client_id] of [
  ['couple-1', ours.clientId],
  ['couple-2', bad.clientId],
] as const) {
  const password_hash = await hash(PASSWORD, CHEAP);
  await db('accounts').insert({ username, name: username, role: 'CLIENT', password_hash, client_id });
}

interface Kind {
  readonly took: number[];
  refused: number;
}
const kinds = [
  'guest opens',
  'guest answers',
  'usher checks in',
  'couple logs in',
  'couple exports',
  'the server is alive',
] as const;
type Name = (typeof kinds)[number];
type Measured = Record<Name, Kind>;
let next = 0;
let keys = 0;

const call = (path: string, { address, ...init }: RequestInit & { address: string }) =>
  fetch(`${origin}/api${path}`, {
    ...init,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...init.headers },
    signal: AbortSignal.timeout(20_000),
  });

/** Each does what it does for so long, one act after the other, and notes how long it took and whether it was let in. */
async function honest(seconds: number): Promise<Measured> {
  const measured = Object.fromEntries(kinds.map((kind) => [kind, { took: [], refused: 0 }])) as unknown as Measured; // a row for each name
  const end = performance.now() + seconds * 1000;
  const loop = async (kind: Name, everyMs: number, act: () => Promise<Response>) => {
    while (performance.now() < end) {
      const start = performance.now();
      const isLetIn = await act().then(
        async (response) => (await response.arrayBuffer(), response.ok),
        () => false,
      );
      measured[kind].took.push(performance.now() - start);
      if (!isLetIn) measured[kind].refused += 1;
      await pause(Math.max(0, everyMs - (performance.now() - start)));
    }
  };
  const address = addressOf(1, 0);
  const couple = { username: 'couple-1', password: PASSWORD };
  const { data } = (await (
    await call('/public/auth/login', { address, method: 'POST', body: JSON.stringify(couple) })
  ).json()) as { data: { token: string } }; // the contract of a log-in
  const bearer = (token: string | undefined) => ({ authorization: `Bearer ${token}` });
  const codeOf = (index: number) => guests[index % GUESTS]?.code ?? '';
  await Promise.all([
    loop('guest opens', 20, () =>
      call('/public/clients/seed-1', { address: '203.0.113.7', headers: { 'guest-code': codeOf((next += 1)) } }),
    ),
    loop('guest answers', 100, () =>
      call(`/public/guests/rsvp/${ours.clientId}`, {
        address: '203.0.113.7',
        method: 'POST',
        headers: { slug: 'seed-1', 'guest-code': codeOf((next += 1)), 'idempotency-key': `siege-key-${(keys += 1)}` },
        body: JSON.stringify({ name: 'Guest', events: [{ id: ours.eventId, is_attending: true, guest_total: 1 }] }),
      }),
    ),
    loop('usher checks in', 100, () =>
      call('/public/guests/rsvp/events/scan', {
        address: addressOf(1, 0),
        method: 'POST',
        headers: bearer(ours.tokens[0]),
        body: JSON.stringify({ event_id: ours.eventId, guest_code: codeOf((next += 1)) }),
      }),
    ),
    loop('couple logs in', 1000, () =>
      call('/public/auth/login', { address, method: 'POST', body: JSON.stringify(couple) }),
    ),
    loop('couple exports', 2000, () =>
      call('/dashboard/clients/rsvp/export/guest-list', {
        address,
        method: 'POST',
        headers: bearer(data.token),
        body: JSON.stringify({ slugs: ['seed-1'] }),
      }),
    ),
    loop('the server is alive', 50, () => call('/health/live', { address })),
  ]);
  return measured;
}

/** Starts the attackers; `stop` says what they were answered. */
function camp(target: Target) {
  const child = fork(new URL('./siege-camp.ts', import.meta.url), [JSON.stringify(target)]);
  return {
    async stop(): Promise<unknown> {
      const told = once(child, 'message');
      child.send('stop');
      return (await told)[0];
    },
  };
}

const at = (took: readonly number[], share: number): number =>
  took.toSorted((one, other) => one - other)[Math.min(took.length - 1, Math.floor(took.length * share))] ?? 0;

const median = (values: readonly number[]): number => at(values, 0.5);

const breaches: string[] = [];
try {
  await honest(2);
  const [quiet, siege]: [Measured[], Measured[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    quiet.push(await honest(SECONDS));
    const attack = camp({
      origin,
      victim: { slug: 'seed-1', clientId: ours.clientId, eventId: ours.eventId, username: 'couple-1' },
      bad: { username: 'couple-2', password: PASSWORD, slug: 'seed-2' },
    });
    await pause(2000);
    siege.push(await honest(SECONDS));
    console.log(await attack.stop());
  }
  for (const kind of kinds) {
    const ms = (rounds: Measured[], share: number) => median(rounds.map((round) => at(round[kind].took, share)));
    const refused = [...quiet, ...siege].reduce((sum, round) => sum + round[kind].refused, 0);
    const worst = Math.max(...siege.flatMap((round) => round[kind].took));
    const [before, during] = [ms(quiet, 0.99), ms(siege, 0.99)];
    console.log(
      `${kind}: refused ${refused}, p50 ${ms(quiet, 0.5).toFixed(0)} → ${ms(siege, 0.5).toFixed(0)} ms, p99 ${before.toFixed(0)} → ${during.toFixed(0)} ms (${(during / before).toFixed(2)} ×), worst ${worst.toFixed(0)} ms`,
    );
    if (refused > 0) breaches.push(`${kind}: refused`);
    if (during > 2 * before) breaches.push(`${kind}: p99 above twice the quiet one`);
    if (kind === 'the server is alive' && worst > 1000) breaches.push('frozen for more than a second');
  }
} finally {
  await db.destroy();
  await servers.close();
}
for (const breach of breaches) console.log(`BREACH ${breach}`);
process.exit(breaches.length > 0 ? 1 : 0);
