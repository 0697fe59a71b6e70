import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createDatabase } from '@janur/api/database';
import { startEmbeddedDatabase } from '@janur/api/embedded-database';
import { migrate } from '@janur/api/migrate';
import { DEMO_ACCOUNTS, seedDemo } from '@janur/api/seed';
import { freePort } from '../run/free-port.ts';
import { SMALL } from '../run/small.mjs';
import { attendanceSheet, GUESTS, guestSheet } from './files-sheets.ts';

const WARM_UP_MS = 1000;
const QUIET_MS = 4000;
const FIRST = 'import new';
const SAME_PROCESS = ', same process';
/** How often a row is done while it is watched: a fast one alone would meet too few of the others' requests. */
const EXPORTS = 2;
const GOAL = { firstByteMs: 1000, peakMiB: 250, ratio: 2 };
const SLUG = 'sinta-rama';

const dataDir = mkdtempSync(join(tmpdir(), 'janur-bench-'));
const server = await startEmbeddedDatabase({ dataDir: join(dataDir, 'database') });
const db = createDatabase({ connection: server.connection });
await migrate(db);
await seedDemo(db);
const option = await db('options').where({ slug: SLUG }).first();
const event = await db('events').where({ client_id: option?.client_id, is_guest_book: 1 }).first();
if (!option || !event) throw new Error('the demo data has no event with a guest-book');
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
let api = await startApi();
const [admin, host, usher] = [
  await logIn('/public/auth/login', DEMO_ACCOUNTS.admin),
  await logIn('/public/auth/login', DEMO_ACCOUNTS.client),
  await logIn('/public/auth/client/qr-scan/login', DEMO_ACCOUNTS.usher),
];
const [someone] = await db('guest_events')
  .join('guests', 'guests.id', 'guest_events.guest_id')
  .where({ event_id: event.id })
  .limit(1)
  .pluck('code');
const RSVP = '/dashboard/clients/rsvp';
const CSV = { accept: 'text/csv' };
/** Which rows are wanted; guests there must be in any case. */
const wanted = process.argv.slice(2);
const rows: Record<string, string | number>[] = [];
await uploadRow(FIRST, async () => guests('first'));
await exportRow('guest-list xlsx', `${RSVP}/export/guest-list`, { slugs: [SLUG] });
await exportRow('guest-list csv', `${RSVP}/export/guest-list`, { slugs: [SLUG] }, CSV);
await exportRow('guest-book xlsx', `${RSVP}/export/guest-book`, { event_ids: [event.id] });
await exportRow('generated list xlsx', `${RSVP}/file/generated-guest-list/${SLUG}`);
await uploadRow('import changed', async () => guests('changed'));
await uploadRow('reconciliation', attendance);
await exportRow(`guest-list xlsx${SAME_PROCESS}`, `${RSVP}/export/guest-list`, { slugs: [SLUG] });
await uploadRow(`import changed${SAME_PROCESS}`, async () => guests('first'));
console.table(rows);
console.log(
  `${GUESTS} guests, a process of its own a row but for the last two. Goal: first byte < ${GOAL.firstByteMs} ms, ` +
    `peak < ${GOAL.peakMiB} MiB, others' p95 ≤ ${GOAL.ratio} × quiet`,
);
await end();

async function startApi(): Promise<ChildProcess> {
  const child = fork(fileURLToPath(new URL('../../api/src/server.ts', import.meta.url)), {
    execArgv: [...SMALL.flags],
    env: { ...process.env, ...SMALL.env, DATABASE_URL: server.url, JANUR_DATA_DIR: dataDir, JANUR_PORT: String(port) },
  });
  // whatever breaks here: no API stays behind
  process.on('exit', () => child.kill('SIGKILL'));
  while (
    !(await fetch(`${origin}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error('the API does not start');
    await pause(100);
  }
  return child;
}

async function stopApi(): Promise<void> {
  const ended = once(api, 'exit');
  api.kill();
  await ended;
}

/** The others: see files-probe.ts. */
function startProbe(): ChildProcess {
  const paths = [
    `/public/clients/${SLUG}`,
    `/public/guests/rsvp/events/guest-book/search/guests?eventId=${event?.id}&search=Ayu&page=1&limit=20`,
    `/public/guests/rsvp/events/guest-detail/${someone}/${event?.id}`,
  ];
  return fork(fileURLToPath(new URL('files-probe.ts', import.meta.url)), {
    env: {
      ...process.env,
      PROBE_TOKEN: usher,
      PROBE_URLS: JSON.stringify(paths.map((path) => `${origin}/api${path}`)),
    },
  });
}

async function logIn(path: string, { username, password }: { username: string; password: string }): Promise<string> {
  const response = await fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  const { data }: { data: { token: string } } = JSON.parse(await response.text());
  return data.token;
}

async function guests(version: 'first' | 'changed') {
  const form = new FormData();
  form.set('slug', SLUG);
  form.set('rsvp-guest-file', await guestSheet(version), 'guests.xlsx');
  return { path: `${RSVP}/upload-rsvp-file`, token: host, form };
}

async function attendance() {
  const codes: string[] = await db('guest_events')
    .join('guests', 'guests.id', 'guest_events.guest_id')
    .where('guest_events.event_id', event?.id)
    .limit(GUESTS)
    .pluck('code');
  const form = new FormData();
  form.set('rsvp-attendance-reconciliation', await attendanceSheet(codes), 'attendance.xlsx');
  return { path: `/dashboard/admin/rsvp/events/reconciliation/${event?.id}`, token: admin, form };
}

async function uploadRow(
  name: string,
  make: () => Promise<{ path: string; token: string; form: FormData }>,
): Promise<void> {
  const { path, token, form } = await make();
  const sent = new Response(form);
  const type = sent.headers.get('content-type') ?? '';
  const body = new Uint8Array(await sent.arrayBuffer());
  await row(name, async () => {
    const response = await fetch(`${origin}/api${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': type },
      body,
    });
    if (!response.ok) throw new Error(`${name}: ${await response.text()}`);
    console.log(`${name} (${(body.length / 1e6).toFixed(1)} MB): ${await response.text()}`);
    return undefined;
  });
}

async function exportRow(name: string, path: string, body?: object, headers?: Record<string, string>): Promise<void> {
  const get = async (): Promise<number> => {
    const started = performance.now();
    const response = await fetch(`${origin}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${host}`, 'content-type': 'application/json', ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    let first: number | undefined;
    let bytes = 0;
    for await (const chunk of response.body ?? []) {
      first ??= performance.now() - started;
      bytes += chunk.length;
    }
    if (!response.ok || bytes < GUESTS) throw new Error(`${name}: ${response.status}, ${bytes} bytes`);
    return first ?? Infinity;
  };
  await row(name, get, EXPORTS);
}

/** Measures one thing: the others before and after it, and the others and the memory while it is done. */
async function row(name: string, work: () => Promise<number | undefined>, times = 1): Promise<void> {
  if (wanted.length > 0 && name !== FIRST && !wanted.includes(name)) return;
  if (!name.endsWith(SAME_PROCESS)) {
    await stopApi();
    api = await startApi();
  }
  const probe = startProbe();
  // the first requests of a process and of its probe are slow for reasons of their own
  await pause(WARM_UP_MS);
  await tookIn(probe);
  await pause(QUIET_MS);
  const before = p95(await tookIn(probe));
  writeFileSync(`/proc/${api.pid}/clear_refs`, '5');
  const held = memory().now;
  const started = performance.now();
  const firsts: number[] = [];
  for (let time = 0; time < times; time += 1) firsts.push((await work()) ?? NaN);
  const seconds = (performance.now() - started) / 1000 / times;
  const during = p95(await tookIn(probe));
  const { peak } = memory();
  await pause(QUIET_MS);
  const after = p95(await tookIn(probe));
  probe.disconnect();
  rows.push({
    what: name,
    'first byte ms': Number.isNaN(firsts[0]) ? '' : Math.round(Math.max(...firsts)),
    'total s': Number(seconds.toFixed(1)),
    'MiB before': held,
    'peak MiB': peak,
    'others p95 before ms': Number(before.toFixed(1)),
    during: Number(during.toFixed(1)),
    after: Number(after.toFixed(1)),
    // what the first import brings makes searches of the event longer for good
    ratio: Number((during / (name === FIRST ? after : before)).toFixed(2)),
  });
}

async function tookIn(probe: ChildProcess): Promise<number[]> {
  probe.send('report');
  const [took]: number[][] = await once(probe, 'message');
  return took ?? [];
}

function p95(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * 0.95)] ?? NaN;
}

/** What the API's process holds, and the most that it held since the mark was set back. */
function memory(): { now: number; peak: number } {
  const status = readFileSync(`/proc/${api.pid}/status`, 'utf8');
  const mebibytes = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
  return { now: mebibytes('VmRSS'), peak: mebibytes('VmHWM') };
}

async function end(): Promise<void> {
  await stopApi();
  await db.destroy();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
