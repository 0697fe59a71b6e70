import type { Knex } from 'knex';
import { allMigrations } from './migrations/index.ts';
import type { Migration } from './migrations/table.ts';

const TABLE_NAME = 'migrations';
const LOCK_NAME = 'janur-migrate';
const LOCK_SECONDS = 120;

export interface MigrateOptions {
  migrations?: readonly Migration[];
}

/**
 * Brings the schema up to date; answers the names of the migrations that ran. Of several processes that start at once
 * one migrates and the others wait. A migration that crashed half-way runs again.
 */
export async function migrate(db: Knex, { migrations }: MigrateOptions = {}): Promise<string[]> {
  const config = configFor(migrations ?? (await allMigrations()));
  // A session's lock dies with its connection; knex's own lock row would stay behind a crash for ever.
  return db.transaction(async (session) => {
    await takeLock(session);
    try {
      if (await db.schema.hasTable(`${TABLE_NAME}_lock`)) await db.migrate.forceFreeMigrationsLock(config);
      const [, ran]: [number, string[]] = await db.migrate.latest(config);
      return ran;
    } finally {
      await session.raw('SELECT RELEASE_LOCK(?)', [LOCK_NAME]);
    }
  });
}

/** Undoes every migration, newest first. For tests and for hands that know what they do. */
export async function rollback(db: Knex): Promise<void> {
  await db.migrate.rollback(configFor(await allMigrations()), true);
}

/** Whether every migration has run. */
export async function isMigrated(db: Knex): Promise<boolean> {
  if (!(await db.schema.hasTable(TABLE_NAME))) return false;
  const done = new Set(await db(TABLE_NAME).pluck<string[]>('name'));
  return (await allMigrations()).every(({ name }) => done.has(name));
}

async function takeLock(session: Knex.Transaction): Promise<void> {
  const [rows] = await session.raw<[{ taken: number | null }[], unknown]>('SELECT GET_LOCK(?, ?) AS taken', [
    LOCK_NAME,
    LOCK_SECONDS,
  ]);
  if (rows[0]?.taken !== 1)
    throw new Error(`Another process has been migrating the database for ${LOCK_SECONDS} s: see what it does.`);
}

function configFor(migrations: readonly Migration[]): Knex.MigratorConfig {
  return {
    tableName: TABLE_NAME,
    disableTransactions: true, // DDL commits by itself
    // of an upgrade that was taken back: the schema of a newer program serves the former one
    disableMigrationsListValidation: true,
    migrationSource: {
      getMigrations: async () => [...migrations],
      getMigrationName: ({ name }: Migration) => name,
      getMigration: async ({ up, down }: Migration) => ({ up, down }),
    },
  };
}
