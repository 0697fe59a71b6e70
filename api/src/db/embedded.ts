import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';
import type { ConnectionOptions } from './connection.ts';
import { asRoot, makeDataFolder, SMALL } from './embedded/data-folder.ts';
import { type DataLock, lockDataFolder } from './embedded/data-lock.ts';
import { makeRunFolder, type RunFolder, runFolderOf } from './embedded/run-folder.ts';
import { ensureDatabaseServer } from './embedded/server-binary.ts';
import { lastLines, type ServerProcess, startWatched, waitForFormerServer } from './embedded/server-process.ts';

export { makeDataFolder } from './embedded/data-folder.ts';
export { DataFolderInUse } from './embedded/data-lock.ts';
export { DatabaseServerMissing, ensureDatabaseServer, findDatabaseServer } from './embedded/server-binary.ts';

export interface EmbeddedOptions {
  /** The database's own folder, made when missing. */
  dataDir: string;
  log?: (line: string) => void;
  database?: string;
  /** InnoDB's cache; memory is taken only as data fills it. */
  cacheMegabytes?: number;
  /** False lets the last second of commits be lost in a power cut: for tests only. */
  isDurable?: boolean;
}

export interface EmbeddedDatabase {
  readonly connection: ConnectionOptions & { socketPath: string; user: string; database: string };
  /** The same as a `DATABASE_URL`. */
  readonly url: string;
  /** Resolves when the server has ended, also when nobody stopped it. */
  readonly exited: Promise<void>;
  stop(): Promise<void>;
}

const START_TIMEOUT_MS = 120_000;

/**
 * Starts a private MariaDB on a unix socket, with its data under `dataDir`. It ends with this process, even when that
 * is killed. Throws `DataFolderInUse` at once when another process has the folder, `DatabaseServerMissing` when there
 * is no server and none may be installed.
 */
export async function startEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { log = () => {}, database = 'janur' } = options;
  mkdirSync(options.dataDir, { recursive: true, mode: 0o700 });
  const dataDir = realpathSync(options.dataDir);
  const run = runFolderOf(dataDir);
  const lock = await lockDataFolder(run, dataDir);
  let server: ServerProcess | undefined;
  try {
    makeRunFolder(run);
    const binary = await ensureDatabaseServer({ log });
    await waitForFormerServer(run.pidFile, dataDir);
    await makeDataFolder({ binary, dataDir, log });
    rmSync(run.socketPath, { force: true });
    const logFile = join(dataDir, 'server.log');
    server = startWatched(binary, serverArguments({ ...options, dataDir, run }), logFile);
    await untilReady({ server, run, database, logFile });
    return running({ server, lock, run, connection: { socketPath: run.socketPath, user: 'root', database } });
  } catch (error) {
    await server?.stop();
    if (server) rmSync(run.folder, { recursive: true, force: true });
    await lock.release();
    throw error;
  }
}

/** How another process reaches the embedded server of `dataDir` while it runs. Throws when there is no such folder. */
export function embeddedConnection(dataDir: string, database = 'janur'): EmbeddedDatabase['connection'] {
  const run = runFolderOf(realpathSync(dataDir));
  makeRunFolder(run);
  return { socketPath: run.socketPath, user: 'root', database };
}

function running({
  server,
  lock,
  run,
  connection,
}: {
  server: ServerProcess;
  lock: DataLock;
  run: RunFolder;
  connection: EmbeddedDatabase['connection'];
}): EmbeddedDatabase {
  const stop = async (): Promise<void> => {
    await server.stop();
    rmSync(run.folder, { recursive: true, force: true });
    await lock.release();
  };
  let stopping: Promise<void> | undefined;
  return {
    connection,
    url: `mysql://root@localhost/${connection.database}?socketPath=${encodeURIComponent(connection.socketPath)}`,
    exited: server.exited,
    stop: () => (stopping ??= stop()),
  };
}

function serverArguments({
  dataDir,
  run,
  cacheMegabytes = 128,
  isDurable = true,
}: EmbeddedOptions & { run: RunFolder }): string[] {
  return [
    '--no-defaults',
    `--datadir=${join(dataDir, 'data')}`,
    `--socket=${run.socketPath}`,
    `--pid-file=${run.pidFile}`,
    // a server that starts clears the temporary tables it finds: another's in a shared folder too
    `--tmpdir=${run.folder}`,
    ...asRoot(),
    ...SMALL,
    `--innodb-buffer-pool-size=${cacheMegabytes}M`,
    `--innodb-flush-log-at-trx-commit=${isDurable ? 1 : 2}`,
    '--character-set-server=utf8mb4',
    '--collation-server=utf8mb4_unicode_520_ci',
    '--max-connections=150',
    '--max-allowed-packet=64M',
  ];
}

async function untilReady({
  server,
  run,
  database,
  logFile,
}: {
  server: ServerProcess;
  run: RunFolder;
  database: string;
  logFile: string;
}): Promise<void> {
  for (let waited = 0; waited < START_TIMEOUT_MS; waited += 20) {
    if (server.hasExited)
      throw new Error(`The database server did not start: ${lastLines(readFileSync(logFile, 'utf8'))}`);
    if (existsSync(run.socketPath) && (await createsDatabase(run.socketPath, database))) return;
    await pause(20);
  }
  throw new Error(`The database server did not get ready in ${START_TIMEOUT_MS / 1000} s: see ${logFile}`);
}

async function createsDatabase(socketPath: string, database: string): Promise<boolean> {
  const connection = await createConnection({ socketPath, user: 'root' }).catch(() => undefined);
  if (!connection) return false;
  try {
    await connection.query('CREATE DATABASE IF NOT EXISTS ?? CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci', [
      database,
    ]);
    return true;
  } finally {
    await connection.end();
  }
}
