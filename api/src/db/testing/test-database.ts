import { randomBytes } from 'node:crypto';
import { createConnection } from 'mysql2/promise';
import { type ConnectionOptions, createDatabase, type Database } from '../connection.ts';
import { migrate } from '../migrate.ts';
import { allMigrations } from '../migrations/index.ts';
import type { JanurTables } from '../tables.ts';

/** Set by `global-setup.ts`, once a jest run; workers inherit it. */
export const SOCKET_VARIABLE = 'JANUR_TEST_DATABASE_SOCKET';

export interface TestDatabase {
  db: Database;
  connection: ConnectionOptions & { database: string };
  /** Deletes every row of every table. */
  clean(): Promise<void>;
  close(): Promise<void>;
}

/** This jest worker's own database, migrated. Call `clean` between tests and `close` at the end. */
export async function testDatabase(): Promise<TestDatabase> {
  const connection = await makeDatabase(`janur_worker_${process.env['JEST_WORKER_ID'] ?? '0'}`);
  const db = createDatabase({ connection });
  await migrate(db);
  return { db, connection, clean: () => deleteAllRows(db), close: () => db.destroy() };
}

/** An empty database of a name of its own, not migrated; `close` drops it. */
export async function scratchDatabase(): Promise<TestDatabase> {
  const connection = await makeDatabase(`janur_scratch_${randomBytes(6).toString('hex')}`);
  const db = createDatabase({ connection });
  return {
    db,
    connection,
    clean: () => deleteAllRows(db),
    async close() {
      await db.raw('DROP DATABASE ??', [connection.database]);
      await db.destroy();
    },
  };
}

async function makeDatabase(database: string): Promise<TestDatabase['connection']> {
  const socketPath = process.env[SOCKET_VARIABLE];
  if (!socketPath) throw new Error(`${SOCKET_VARIABLE} is not set: run the tests with api/jest.config.mjs`);
  const server = { socketPath, user: 'root' };
  const connection = await createConnection(server);
  await connection.query('CREATE DATABASE IF NOT EXISTS ?? CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci', [
    database,
  ]);
  await connection.end();
  return { ...server, database };
}

/** The names are the migrations' own, in the order they were made, so children go before their parents. */
async function deleteAllRows(db: Database): Promise<void> {
  const tables = (await allMigrations()).flatMap((migration) => migration.tables).toReversed();
  await db.transaction(async (trx) => {
    // in order: each depends on the one before
    for (const table of tables) await trx(table as keyof JanurTables).delete(); // names of our own tables
  });
}
