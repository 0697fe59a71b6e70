import { jest } from '@jest/globals';
import { isMigrated, migrate, rollback } from './migrate.ts';
import { allMigrations } from './migrations/index.ts';
import type { Migration } from './migrations/table.ts';
import { scratchDatabase, type TestDatabase } from './testing.ts';

let database: TestDatabase;
beforeEach(async () => {
  // knex says on the console what it also throws
  jest.spyOn(console, 'log').mockReturnValue();
  database = await scratchDatabase();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await database.close();
});

const MIGRATIONS = await allMigrations();
const NAMES = MIGRATIONS.map(({ name }) => name);

/** The whole schema as the server would say it, without what a table has counted so far. */
async function schema(): Promise<string[]> {
  const tables = MIGRATIONS.flatMap((migration) => migration.tables);
  const created = [];
  for (const table of tables) {
    const [rows] = await database.db.raw('SHOW CREATE TABLE ??', [table]);
    created.push(String(rows[0]['Create Table']).replace(/ AUTO_INCREMENT=\d+/, ''));
  }
  return created;
}

test('a new database gets every migration, and the second run finds nothing to do', async () => {
  expect(await isMigrated(database.db)).toBe(false);
  expect(await migrate(database.db)).toEqual(NAMES);
  expect(await isMigrated(database.db)).toBe(true);
  expect(await migrate(database.db)).toEqual([]);
});

test('a program that is older than the database leaves it as it is', async () => {
  const newer: Migration = { name: '9999-later', tables: [], up: async () => undefined, down: async () => undefined };
  await migrate(database.db, { migrations: [...MIGRATIONS, newer] });
  const whole = await schema();
  expect(await migrate(database.db)).toEqual([]);
  expect([await isMigrated(database.db), await schema()]).toEqual([true, whole]);
});

test('of two processes that start at once, one migrates and both go on', async () => {
  const ran = await Promise.all([migrate(database.db), migrate(database.db)]);
  expect(ran.flat()).toEqual(NAMES);
});

test.each(MIGRATIONS)(
  '$name, crashed after any of its tables, runs again to the same schema',
  async ({ name, tables }) => {
    await migrate(database.db);
    const whole = await schema();
    for (let made = 0; made <= tables.length; made += 1) {
      await undoFrom(name);
      await expect(migrate(database.db, { migrations: crashingIn(name, made) })).rejects.toThrow('crashed');
      expect(await isMigrated(database.db)).toBe(false);
      await migrate(database.db);
      expect(await schema()).toEqual(whole);
    }
  },
  // tables are made on the disk, which others of this machine may be writing to
  120_000,
);

test('a lock row that a killed migrator left behind does not block the next one', async () => {
  await migrate(database.db);
  await database.db('migrations_lock').update({ is_locked: 1 });
  await database
    .db('migrations')
    .where({ name: NAMES.at(-1) })
    .delete();
  expect(await migrate(database.db)).toEqual([NAMES.at(-1)]);
});

test('rolling back leaves no table of ours', async () => {
  await migrate(database.db);
  await rollback(database.db);
  const [rows] = await database.db.raw('SHOW TABLES');
  expect(rows.map((row: Record<string, string>) => Object.values(row)[0])).toEqual(['migrations', 'migrations_lock']);
});

/** As the database was before `name`: what came with it and after it is taken back, newest first. */
async function undoFrom(name: string): Promise<void> {
  for (const migration of MIGRATIONS.slice(NAMES.indexOf(name)).toReversed()) {
    await migration.down(database.db);
    await database.db('migrations').where({ name: migration.name }).delete();
  }
}

/** The migrations up to `name`, of which `name` ends after `made` of its tables. */
function crashingIn(name: string, made: number): Migration[] {
  const index = MIGRATIONS.findIndex((migration) => migration.name === name);
  return MIGRATIONS.slice(0, index + 1).map((migration) =>
    migration.name === name ? { ...migration, up: (db) => crashAfter({ migration, made, db }) } : migration,
  );
}

async function crashAfter({
  migration,
  made,
  db,
}: {
  migration: Migration;
  made: number;
  db: Parameters<Migration['up']>[0];
}): Promise<void> {
  await migration.up(db);
  // children first, as a crash after `made` tables would have left none of the later ones
  for (const table of migration.tables.slice(made).toReversed()) await db.schema.dropTable(table);
  throw new Error('crashed');
}
