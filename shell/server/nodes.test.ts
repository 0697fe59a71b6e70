import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { readConfig } from '@janur/api/config';
import { migrate } from '@janur/api/migrate';
import { createBuilds, createRegistry } from '@janur/api/registry';
import { seedDemo } from '@janur/api/seed';
import { freePort, redisServer, startRedis } from '@janur/api/testing/redis-server';
import { startS3 } from '@janur/api/testing/s3-server';
import { type OpenDatabase, openDatabase } from './database.ts';
import { deployShell } from './testing/deploy-shell.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
/** Two seconds, and the one in which a machine that is busy may still be asking. */
const PROMISED_MS = 3000;
const folder = mkdtempSync(join(tmpdir(), 'janur-nodes-'));

interface Node {
  readonly child: ChildProcess;
  readonly dataDir: string;
  readonly guests: string;
  readonly staff: string;
  said: string;
}

let database: OpenDatabase;
let s3: Awaited<ReturnType<typeof startS3>>;
let redis: { stop(): Promise<void> } | undefined;
/** All that machines have in common: a database, a bucket, keys, and a Redis where there is one. */
let common: NodeJS.ProcessEnv;
/** One with two processes behind a listener, and one alone. */
let one: Node;
let other: Node;
/** A third one, where the operator works. */
const desk = {
  dataDir: join(folder, 'desk'),
  s3: undefined as Awaited<ReturnType<typeof startS3>>['config'] | undefined,
};

beforeAll(async () => {
  const own = readConfig({ JANUR_DATA_DIR: join(folder, 'database') });
  database = await openDatabase(own);
  await migrate(database.db);
  await seedDemo(database.db);
  s3 = await startS3();
  desk.s3 = s3.config;
  const program = await redisServer();
  const redisPort = await freePort();
  redis = program ? await startRedis(program, redisPort) : undefined;
  common = {
    PATH: process.env['PATH'],
    DATABASE_URL: database.url,
    JANUR_JWT_KEYS: 'k1:kF3n8Qw1zX7vB2mL9pR4tY6uH0jD5sAeGcN',
    JANUR_TICKET_KEYS: `k:${Buffer.alloc(32, 7).toString('base64url')}`,
    JANUR_S3_ENDPOINT: s3.config.endpoint,
    JANUR_S3_BUCKET: s3.config.bucket,
    JANUR_S3_REGION: s3.config.region,
    JANUR_S3_ACCESS_KEY: s3.config.accessKey,
    JANUR_S3_SECRET_KEY: s3.config.secretKey,
    ...(redis && { JANUR_REDIS_URL: `redis://127.0.0.1:${redisPort}` }),
  };
  await deployShell(database.db, desk, '1.0.0');
  [one, other] = await Promise.all([start('one', { JANUR_WORKERS: '2' }), start('other')]);
}, 120_000);
afterAll(async () => {
  for (const { child } of [one, other]) {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  }
  await redis?.stop();
  await s3.stop();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

async function start(name: string, env: NodeJS.ProcessEnv = {}): Promise<Node> {
  const dataDir = join(folder, name);
  const [port, staffPort] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN], {
    env: { ...common, ...env, JANUR_DATA_DIR: dataDir, JANUR_PORT: `${port}`, JANUR_STAFF_PORT: `${staffPort}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const node = { child, dataDir, guests: `http://127.0.0.1:${port}`, staff: `http://127.0.0.1:${staffPort}`, said: '' };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (node.said += String(part)));
  while (!node.said.includes('Janur serves')) {
    if (child.exitCode !== null) throw new Error(node.said);
    await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  }
  return node;
}

const text = async (url: string) => (await fetch(url)).text();

/** How long one of them did not say so yet; each machine is asked until its processes have said it several times. */
async function untilEverywhere(isSo: (node: Node) => Promise<boolean>): Promise<number> {
  const begin = performance.now();
  let last = begin;
  for (let inARow = 0; inARow < 6; inARow += 1) {
    const asked = performance.now();
    if (asked - begin > 10_000) throw new Error('it does not come to be everywhere');
    const all = await Promise.all([one, other].map(isSo));
    if (!all.includes(false)) continue;
    inARow = -1;
    last = asked;
  }
  return last - begin;
}

test('what is promoted and rolled back elsewhere is served by every process within two seconds, with its files', async () => {
  const wears = (version: string) => async (node: Node) => {
    const isOnPage = (await text(`${node.guests}/sinta-rama`)).includes(`/remotes/shell/${version}/shell.js`);
    return isOnPage && (await text(`${node.guests}/remotes/shell/${version}/shell.js`)) === `void "${version}"`;
  };
  await deployShell(database.db, desk, '2.0.0');
  expect(await untilEverywhere(wears('2.0.0'))).toBeLessThan(PROMISED_MS);
  await createRegistry(database.db, { builds: createBuilds(desk, database.db) }).rollBack('shell');
  expect(await untilEverywhere(wears('1.0.0'))).toBeLessThan(PROMISED_MS);
  for (const { dataDir } of [one, other])
    expect(readdirSync(join(dataDir, 'cache/remotes/shell')).toSorted()).toEqual(['1.0.0', '2.0.0']);
});

test('a page whose files a machine never had gets them at its first question', async () => {
  await deployShell(database.db, desk, '3.0.0');
  await untilEverywhere(async ({ guests }) => (await text(`${guests}/`)).includes('/remotes/shell/3.0.0/'));
  rmSync(join(other.dataDir, 'cache/remotes/shell/1.0.0'), { recursive: true });
  expect(await text(`${other.guests}/remotes/shell/1.0.0/shell.js`)).toBe('void "1.0.0"');
  expect((await fetch(`${other.guests}/remotes/shell/9.9.9/shell.js`)).status).toBe(404);
});

const json = (token?: string) => ({
  'content-type': 'application/json',
  ...(token && { authorization: `Bearer ${token}` }),
});
async function call<T>(url: string, { token, body }: { token?: string; body?: unknown } = {}): Promise<T> {
  const answer = await fetch(url, {
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    headers: json(token),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  const { data }: { data: T } = await answer.json();
  return data;
}

test('a log-in holds on every machine, and what one writes is heard at the others', async () => {
  const body = { username: 'usher-sinta-rama', password: 'janur-usher' };
  const { token } = await call<{ token: string }>(`${one.staff}/api/public/auth/login`, { body });
  const place: { event_id: number; code: string } = await database
    .db('guest_events')
    .join('guests', 'guests.id', 'guest_events.guest_id')
    .join('clients', 'clients.id', 'guests.client_id')
    .where({ 'guests.code': 'SINTA001' })
    .select('guest_events.event_id', 'guests.code')
    .first();
  const over = new AbortController();
  const stream = await fetch(`${other.staff}/api/dashboard/clients/events/${place.event_id}/stream`, {
    headers: json(token),
    signal: over.signal,
  });
  expect(stream.status).toBe(200);
  const heard = hears(stream, `"${place.code}"`);
  await call(`${one.staff}/api/public/guests/rsvp/events/check-in`, {
    token,
    body: { event_id: place.event_id, guest_code: place.code, total_guest_attending: 1 },
  });
  await heard;
  over.abort();
});

/** Over a connection of its own, which goes to the process whose turn it is. */
const freshText = (url: string) =>
  new Promise<string>((resolve, reject) => {
    request(url, { agent: false }, (answer) => resolve(readText(answer)))
      .on('error', reject)
      .end();
  });

test('what each process of a machine counts is told by whichever of them is asked', async () => {
  const total = async () => {
    const lines = (await freshText(`${one.guests}/metrics`)).split('\n');
    return lines
      .filter((line) => /^janur_http_request_duration_seconds_count.*"\/health\/live"/.test(line))
      .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
  };
  const before = await total();
  for (let times = 0; times < 6; times += 1) await freshText(`${one.guests}/health/live`);
  for (let times = 0; times < 4; times += 1) expect(await total()).toBe(before + 6);
  // each tells of itself: one that ends takes its own count along, and none out of a sum
  const said = await freshText(`${one.guests}/metrics`);
  const processes = [...said.matchAll(/^janur_live_streams\{process="(\d+)"\} /gm)].map(([, pid]) => pid);
  expect(new Set(processes).size).toBe(2);
  expect(said).not.toMatch(/^janur_\w+(?:\{(?![^}]*process=)[^}]*\})? /m);
});

/** Resolves when the stream says it. */
async function hears({ body }: Response, word: string): Promise<void> {
  let told = '';
  for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    told += part;
    if (told.includes(word)) return;
  }
  throw new Error(`the stream ended with ${told}`);
}

/** Questions without a pause over kept and fresh connections, until it is told to end. */
function crowd(origin: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const told = { answered: 0, failures: [] as string[] };
  const over = new AbortController();
  const ask = (path: string, isKept: boolean) =>
    new Promise<void>((resolve) => {
      const failed = (why: string) => (told.failures.push(`${path}: ${why}`), resolve());
      const options = isKept ? { agent } : { agent: false as const };
      request(`${origin}${path}`, options, (answer) => {
        answer.resume().on('end', () => {
          told.answered += 1;
          if (answer.statusCode !== 200) failed(`answered ${answer.statusCode}`);
          resolve();
        });
        answer.on('error', (error) => failed(error.message));
      })
        .on('error', (error) => failed(error.message))
        .end();
    });
  const asking = Array.from({ length: 8 }, async (_, index) => {
    const path = ['/sinta-rama', '/api/public/clients/sinta-rama', '/remotes/shell/1.0.0/shell.js'][index % 3] ?? '/';
    while (!over.signal.aborted) {
      await ask(path, index < 5);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  });
  return async () => {
    over.abort();
    await Promise.all(asking);
    agent.destroy();
    return told;
  };
}

/** Of a Linux process. */
const parentOf = (pid: number): number | undefined => {
  try {
    return Number(/^\d+ \(.*\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]);
  } catch {
    return undefined; // it has just ended
  }
};
const processesOf = ({ child }: Node): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === child.pid);

test('every process is replaced while requests come, and none of them fails', async () => {
  const before = processesOf(one);
  expect(before).toHaveLength(2);
  const end = crowd(one.guests);
  one.child.kill('SIGHUP');
  const started = Date.now();
  while (processesOf(one).length !== 2 || processesOf(one).some((pid) => before.includes(pid))) {
    if (Date.now() - started > 60_000) throw new Error(`they are not replaced: ${one.said}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const { answered, failures } = await end();
  expect(failures).toEqual([]);
  expect(answered).toBeGreaterThan(500);
}, 90_000);
