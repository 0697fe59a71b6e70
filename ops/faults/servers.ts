import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createDatabase, type Database } from '@janur/api/database';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '@janur/api/embedded-database';
import { migrate } from '@janur/api/migrate';
import type { Victim } from './history.ts';
import { freePort } from '../run/free-port.ts';

/** Two processes of the API on one database: real ones, to be killed. */
export interface Servers {
  readonly ports: readonly [number, number];
  /** Pools do not outlive a killed database: ask for one after the last kill, and destroy it. */
  connect(): Database;
  /** SIGKILL; it is started again at once, and resolves when it serves. */
  kill(what: Victim): Promise<void>;
  /** Resolves when all of it serves. */
  whole(): Promise<void>;
  /** The last lines of what the processes wrote. */
  log(): string;
  close(): Promise<void>;
}
export interface ServersOptions {
  /** Options of Node for the API's processes, and what is added to their environment. */
  readonly node?: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  /** Statements for the database each time after it started. */
  readonly sql?: readonly string[];
}

const API = fileURLToPath(new URL('../../api/src/server.ts', import.meta.url));
const READY_MS = 60_000;

export async function startServers({ node = [], env = {}, sql = [] }: ServersOptions = {}): Promise<
  // `url`: of the database
  Servers & { readonly url: string }
> {
  const dataDir = mkdtempSync(join(tmpdir(), 'janur-faults-'));
  const logFile = join(dataDir, 'api.log');
  const log = openSync(logFile, 'a');
  const ports = [await freePort(), await freePort()] as const;
  let database = await startDatabase();
  await prepare();
  const processes = [start(0), start(1)];
  const repairs = new Map<Victim, Promise<void>>();
  let isClosing = false;
  await whole();

  async function startDatabase(): Promise<EmbeddedDatabase> {
    return startEmbeddedDatabase({ dataDir: join(dataDir, 'database') });
  }

  async function prepare(): Promise<void> {
    const db = createDatabase({ connection: database.connection });
    try {
      await migrate(db);
      for (const statement of sql) await db.raw(statement);
    } finally {
      await db.destroy();
    }
  }

  function start(index: 0 | 1): ChildProcess {
    return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...node, API], {
      stdio: ['ignore', log, log],
      env: {
        ...process.env,
        DATABASE_URL: database.url,
        JANUR_PORT: String(ports[index]),
        // all of its calls are answered there
        JANUR_STAFF_PORT: String(ports[index]),
        JANUR_DATA_DIR: dataDir,
        JANUR_TRUSTED_PROXIES: '1',
        ...env,
      },
    });
  }

  async function restart(index: 0 | 1): Promise<void> {
    await end(processes[index], 'SIGKILL');
    processes[index] = start(index);
    await ready(index);
  }

  async function restartDatabase(): Promise<void> {
    const pidFile = join(dirname(database.connection.socketPath), 'db.pid');
    process.kill(Number(readFileSync(pidFile, 'utf8').trim()), 'SIGKILL');
    await database.exited;
    await database.stop();
    database = await startDatabase();
    await prepare();
  }

  async function ready(index: 0 | 1): Promise<void> {
    for (const started = Date.now(); Date.now() - started < READY_MS; await pause(30)) {
      if (await isReady(ports[index])) return;
      // it gave up because the database was gone just then
      if (isClosing) return;
      if (processes[index]?.exitCode !== null) processes[index] = start(index);
    }
    throw new Error(`api ${index} does not get ready: ${lastLines(logFile)}`);
  }

  async function whole(): Promise<void> {
    await Promise.all(repairs.values());
    await Promise.all([ready(0), ready(1)]);
  }

  async function kill(what: Victim): Promise<void> {
    if (what === 'both apis') await Promise.all([kill('api 0'), kill('api 1')]);
    else {
      // what is being brought back is killed again when it is there
      const before = repairs.get(what) ?? Promise.resolve();
      const repair = before.then(what === 'database' ? restartDatabase : () => restart(what === 'api 0' ? 0 : 1));
      repairs.set(what, repair);
      await repair;
    }
  }

  return {
    ports,
    url: database.url,
    connect: () => createDatabase({ connection: database.connection }),
    kill,
    whole,
    log: () => lastLines(logFile),
    async close() {
      isClosing = true;
      await Promise.allSettled(repairs.values());
      await Promise.all(processes.map((child) => end(child, 'SIGKILL')));
      await database.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function end(child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}

async function isReady(port: number): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/api/health/ready`, { signal: AbortSignal.timeout(2000) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

const lastLines = (file: string): string => readFileSync(file, 'utf8').trim().split('\n').slice(-20).join('\n');
