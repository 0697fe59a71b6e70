import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from '@janur/api/config';
import type { Database } from '@janur/api/database';
import { migrate } from '@janur/api/migrate';
import { seedDemo } from '@janur/api/seed';
import { openDatabase } from './database.ts';
import { deployShell } from './testing/deploy-shell.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'janur-serve-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Starts `npm run serve` on the test's data; collects what it says. */
function serve(port: number, env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN], {
    env: { PATH: process.env['PATH'], JANUR_DATA_DIR: dataDir, JANUR_PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { out: '', err: '' };
  child.stdout.on('data', (part) => (said.out += String(part)));
  child.stderr.on('data', (part) => (said.err += String(part)));
  return { child, said, ended: once(child, 'exit') };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** Works on the database of the test's data while nobody serves it. */
async function prepare(work: (db: Database) => Promise<unknown>): Promise<void> {
  const database = await openDatabase(readConfig({ JANUR_DATA_DIR: dataDir }));
  await work(database.db);
  await database.close();
}

async function refusal(env?: NodeJS.ProcessEnv): Promise<{ code: unknown; err: string }> {
  const { ended, said } = serve(0, env);
  const [code]: unknown[] = await ended;
  return { code, err: said.err };
}

test('it refuses what is not deployed or not migrated, serves what is, and ends when it is told', async () => {
  const behind = await refusal();
  expect(behind.code).toBe(1);
  expect(behind.err).toMatch(/^The database is older than this program: run npm run deploy -- all, .*\n$/);

  const config = readConfig({ JANUR_DATA_DIR: dataDir });
  await prepare(async (db) => migrate(db));
  const nothing = await refusal();
  expect(nothing).toEqual({ code: 1, err: 'Nothing is deployed: run npm run deploy -- all first.\n' });

  await prepare(async (db) => deployShell(db, config, '1.0.0'));
  const port = await freePort();
  const { child, said, ended } = serve(port);
  while (!said.out.includes('Janur serves'))
    await Promise.race([once(child.stdout, 'data'), ended.then(() => raise(said.err))]);

  const origin = `http://127.0.0.1:${port}`;
  // the staff's origin is the next port of the same host
  const page = await fetch(`${origin}/dashboard`);
  expect([page.status, page.url]).toEqual([200, `http://127.0.0.1:${port + 1}/dashboard`]);
  expect(await page.text()).toContain('src="/remotes/shell/1.0.0/shell.js"');
  expect((await fetch(`${origin}/nobody-here`)).status).toBe(404);
  expect((await fetch(`${origin}/health/ready`)).status).toBe(200);

  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
}, 180_000);

test('what stands in the way of a start is said by the name of the variable', async () => {
  const nobody = await refusal({ DATABASE_URL: 'mysql://janur:hunter2@127.0.0.1:1/janur' });
  expect(nobody).toEqual({
    code: 1,
    err: expect.stringMatching(/^The database that DATABASE_URL names .*ECONNREFUSED/),
  });
  expect(nobody.err).not.toContain('hunter2');
  await prepare(async (db) => {
    await migrate(db);
    await deployShell(db, readConfig({ JANUR_DATA_DIR: dataDir }), '1.0.0');
  });
  const other = createServer().listen(0);
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const taken = await refusal({ JANUR_PORT: String(port) });
  const takenOfStaff = await refusal({ JANUR_STAFF_PORT: String(port) });
  const takenOfSeveral = await refusal({ JANUR_PORT: String(port), JANUR_WORKERS: '2' });
  other.close();
  for (const { code, err } of [taken, takenOfSeveral])
    expect([code, err]).toEqual([
      1,
      expect.stringContaining(`Something listens at ${port} already: choose another JANUR_PORT.\n`),
    ]);
  expect([takenOfStaff.code, takenOfStaff.err]).toEqual([
    1,
    expect.stringContaining(`Something listens at ${port} already: choose another JANUR_STAFF_PORT.\n`),
  ]);
}, 180_000);

test('production refuses keys that are missing or weak, and a database that a demo password opens, in one sentence', async () => {
  await prepare(async (db) => {
    await migrate(db);
    await seedDemo(db);
  });

  const production = { NODE_ENV: 'production' };
  expect(await refusal(production)).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^JANUR_JWT_KEYS is needed.*\n$/),
  });
  const weak = await refusal({ ...production, JANUR_JWT_KEYS: `k1:${'a'.repeat(32)}` });
  expect(weak).toMatchObject({ code: 1, err: expect.stringMatching(/^JANUR_JWT_KEYS .* can be guessed.*\n$/) });
  const demo = await refusal({ ...production, JANUR_JWT_KEYS: 'k1:kF3n8Qw1zX7vB2mL9pR4tY6uH0jD5sAeGcN' });
  expect(demo).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^Everybody knows the demo password of .*admin.*\n$/),
  });
}, 180_000);

function raise(message: string): never {
  throw new Error(message);
}
