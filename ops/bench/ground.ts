import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildApp } from '@janur/api';
import { type Config, readConfig } from '@janur/api/config';
import { createDatabase, type Database } from '@janur/api/database';
import { startEmbeddedDatabase } from '@janur/api/embedded-database';
import { migrate } from '@janur/api/migrate';
import { seedDemo } from '@janur/api/seed';

const USHER = { username: 'usher-sinta-rama', password: 'janur-usher' };

export interface Ground {
  readonly db: Database;
  readonly config: Config;
  /** The database's own address, for what is measured against it. */
  readonly socketPath: string;
  /** The same for another process, as `DATABASE_URL`. */
  readonly databaseUrl: string;
  readonly origin: string;
  /** An usher of `sinta-rama` unless told. */
  logIn(account?: { username: string; password: string }): Promise<string>;
  /** SIGKILL for the database, which comes back on the same data after so long. */
  loseDatabase(ms: number): Promise<void>;
  close(): Promise<void>;
}

/** The API on a port of its own, over a durable database of its own with the demo data; nothing of it stays. */
export async function ground(): Promise<Ground> {
  const dataDir = mkdtempSync(join(tmpdir(), 'janur-bench-'));
  const start = () => startEmbeddedDatabase({ dataDir: join(dataDir, 'database') });
  let server = await start();
  const db = createDatabase({ connection: server.connection });
  await migrate(db);
  await seedDemo(db);
  const config = readConfig({ JANUR_DATA_DIR: dataDir, JANUR_PORT: '0', JANUR_TRUSTED_PROXIES: '1' });
  const app = await buildApp({ db, config });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    db,
    config,
    socketPath: server.connection.socketPath,
    databaseUrl: server.url,
    origin,
    async logIn(account = USHER) {
      const response = await fetch(`${origin}/api/public/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(account),
      });
      const { data }: { data: { token: string } } = JSON.parse(await response.text());
      return data.token;
    },
    async loseDatabase(ms) {
      const pidFile = join(dirname(server.connection.socketPath), 'db.pid');
      process.kill(Number(readFileSync(pidFile, 'utf8').trim()), 'SIGKILL');
      await server.exited;
      await server.stop();
      await pause(ms);
      server = await start();
    },
    async close() {
      await app.close();
      await db.destroy();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** What this thread, which serves, and the database used of processors while it went on, in ms. */
export async function spentBy(
  { socketPath }: Ground,
  work: () => Promise<unknown>,
): Promise<{ server: number; database: number }> {
  const file = `/proc/${readFileSync(join(dirname(socketPath), 'db.pid'), 'utf8').trim()}/stat`;
  const ofDatabase = () => {
    const fields = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? [];
    // hundredths of a second
    return (Number(fields[11]) + Number(fields[12])) * 10;
  };
  const [before, own] = [ofDatabase(), process.threadCpuUsage()];
  await work();
  const { user, system } = process.threadCpuUsage(own);
  return { server: (user + system) / 1000, database: ofDatabase() - before };
}

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
