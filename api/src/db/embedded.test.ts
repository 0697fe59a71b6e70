import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createDatabase } from './connection.ts';
import {
  DatabaseServerMissing,
  type EmbeddedDatabase,
  ensureDatabaseServer,
  findDatabaseServer,
  startEmbeddedDatabase,
} from './embedded.ts';

let dataDir: string;
const started: { stop(): Promise<void> }[] = [];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'janur-embedded-'));
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((server) => server.stop()));
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(): Promise<EmbeddedDatabase> {
  const server = await startEmbeddedDatabase({ dataDir, isDurable: false });
  started.push(server);
  return server;
}

/** The server's own process id, or undefined when there is no such process. */
function serverProcess(socketPath: string): number | undefined {
  const file = join(dirname(socketPath), 'db.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) : undefined;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function until(condition: () => boolean, milliseconds = 10_000): Promise<void> {
  for (let waited = 0; waited < milliseconds && !condition(); waited += 20) await pause(20);
  expect(condition()).toBe(true);
}

describe('the embedded database', () => {
  test('answers on a private socket, keeps its data over a restart and leaves nothing running', async () => {
    const first = await start();
    expect(statSync(dirname(first.connection.socketPath)).mode & 0o777).toBe(0o700);
    const pid = serverProcess(first.connection.socketPath) ?? 0;
    const db = createDatabase({ connection: first.connection });
    await db.raw('CREATE TABLE kept (n INT)');
    await db.raw('INSERT INTO kept VALUES (7)');
    const [[settings]] = await db.raw(
      'SELECT @@skip_networking AS alone, @@character_set_server AS charset, @@collation_database AS collation',
    );
    expect(settings).toEqual({ alone: 1, charset: 'utf8mb4', collation: 'utf8mb4_unicode_520_ci' });
    await db.destroy();
    await first.stop();
    await first.exited;
    expect(isAlive(pid)).toBe(false);
    expect(existsSync(dirname(first.connection.socketPath))).toBe(false);

    const second = await start();
    const again = createDatabase({ connection: second.connection });
    const [rows] = await again.raw('SELECT n FROM kept');
    await again.destroy();
    expect(rows).toEqual([{ n: 7 }]);
  });

  test('writes every commit to disk before it answers, unless told otherwise', async () => {
    const server = await startEmbeddedDatabase({ dataDir });
    started.push(server);
    const db = createDatabase({ connection: server.connection });
    const [[settings]] = await db.raw('SELECT @@innodb_flush_log_at_trx_commit AS flush');
    await db.destroy();
    expect(settings).toEqual({ flush: 1 });
  });

  test('refuses a second start on the same folder at once, in one sentence, and the first goes on', async () => {
    const first = await start();
    const before = performance.now();
    await expect(startEmbeddedDatabase({ dataDir })).rejects.toMatchObject({
      name: 'DataFolderInUse',
      message: expect.stringContaining(`already running on ${dataDir} (process ${process.pid})`),
    });
    expect(performance.now() - before).toBeLessThan(1000);
    expect(isAlive(serverProcess(first.connection.socketPath) ?? 0)).toBe(true);
  });

  test('of two simultaneous starts one wins', async () => {
    const outcomes = await Promise.allSettled([start(), start()]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('a half made data folder is made anew', async () => {
    mkdirSync(join(dataDir, 'data.new/mysql'), { recursive: true });
    writeFileSync(join(dataDir, 'data.new/ibdata1'), 'not a tablespace');
    await start();
    expect(readdirSync(dataDir).toSorted()).toEqual(['data', 'server.log']);
  });

  test('a data folder that the server cannot read is one error with the server’s own words, and the lock is free again', async () => {
    mkdirSync(join(dataDir, 'data'));
    writeFileSync(join(dataDir, 'data/ibdata1'), 'not a tablespace');
    await expect(startEmbeddedDatabase({ dataDir })).rejects.toThrow(/did not start[^]*ERROR/);
    rmSync(join(dataDir, 'data'), { recursive: true });
    await start();
  });

  test('says when the server ended without being asked', async () => {
    const server = await start();
    process.kill(serverProcess(server.connection.socketPath) ?? 0, 'SIGKILL');
    await server.exited;
    await expect(server.stop()).resolves.toBeUndefined();
  });
});

describe('a process that started the database', () => {
  const children: ChildProcess[] = [];
  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
  });

  async function startChild(): Promise<{ child: ChildProcess; pid: number }> {
    const script = new URL('./testing/embedded-child.ts', import.meta.url).pathname;
    const child = spawn(process.execPath, [script, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
    children.push(child);
    const [line]: unknown[] = await once(child.stdout ?? child, 'data');
    const { socketPath }: { socketPath: string } = JSON.parse(String(line));
    return { child, pid: serverProcess(socketPath) ?? 0 };
  }

  test.each(['SIGKILL', 'SIGTERM'] as const)('leaves no server behind after %s', async (signal) => {
    const { child, pid } = await startChild();
    expect(isAlive(pid)).toBe(true);
    child.kill(signal);
    await until(() => !isAlive(pid));
  });

  test('can be followed at once: the next start waits for the server that is still stopping', async () => {
    const { child } = await startChild();
    child.kill('SIGKILL');
    await once(child, 'exit');
    const server = await start();
    expect(isAlive(serverProcess(server.connection.socketPath) ?? 0)).toBe(true);
  });
});

describe('the database server’s program', () => {
  /** A folder of programs with what is told; `apt-get` here is a program that really runs. */
  function programs(scripts: Record<string, string>): string[] {
    const folder = join(dataDir, 'bin');
    mkdirSync(folder);
    for (const [name, script] of Object.entries(scripts))
      writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    return [folder];
  }

  test('is found where it is, and nothing is installed', async () => {
    const folders = programs({ mariadbd: 'exit 0', 'apt-get': 'exit 1' });
    expect(await ensureDatabaseServer({ folders, isRoot: true })).toBe(join(dataDir, 'bin/mariadbd'));
    expect(findDatabaseServer([join(dataDir, 'nowhere')])).toBeUndefined();
  });

  test('is installed by root, after an update of the package lists when that is needed', async () => {
    const folders = programs({});
    const calls = join(dataDir, 'calls');
    const server = join(dataDir, 'bin/mariadbd');
    writeFileSync(
      join(dataDir, 'bin/apt-get'),
      `#!/bin/sh\necho "$@" >> ${calls}\n[ "$1" = update ] && exit 0\n[ $(wc -l < ${calls}) -lt 3 ] && exit 100\nprintf '#!/bin/sh\\n' > ${server}; chmod +x ${server}\n`,
      { mode: 0o755 },
    );
    expect(await ensureDatabaseServer({ folders, isRoot: true })).toBe(server);
    const install =
      '-o DPkg::Lock::Timeout=300 install -y --no-install-recommends mariadb-server-core mariadb-client-core';
    expect(readFileSync(calls, 'utf8').trim().split('\n')).toEqual([install, 'update', install]);
  });

  test.each([
    ['not root', { 'apt-get': 'exit 0' }, false, /run `sudo apt-get install .*`, or set DATABASE_URL/],
    ['without apt', {}, true, /install MariaDB 10\.11 or newer, or set DATABASE_URL/],
    ['whose apt fails', { 'apt-get': 'exit 100' }, true, /could not be installed: see what `apt-get install/],
    ['whose apt brings nothing', { 'apt-get': 'exit 0' }, true, /brought no mariadbd/],
  ] as const)('is missing on a machine %s: one sentence says what to do', async (_what, scripts, isRoot, sentence) => {
    const missing = ensureDatabaseServer({ folders: programs(scripts), isRoot });
    await expect(missing).rejects.toThrow(DatabaseServerMissing);
    await expect(missing).rejects.toThrow(sentence);
  });
});
