import { createDatabase, type Database, parseDatabaseUrl } from '@janur/api/database';
import { startEmbeddedDatabase } from '@janur/api/embedded-database';
import { migrate } from '@janur/api/migrate';
import type { Config } from '@janur/api/config';
import { join } from 'node:path';
import { step } from './step.ts';

/** The database of this installation: the one of `DATABASE_URL`, else a private one of our own; migrated. */
export async function openDatabase(config: Config): Promise<{ db: Database; close(): Promise<void> }> {
  if (config.databaseUrl) {
    const db = createDatabase({ connection: parseDatabaseUrl(config.databaseUrl) });
    await step('Updating the database schema', () => migrate(db));
    return { db, close: () => db.destroy() };
  }
  const embedded = await step('Starting the database', () =>
    startEmbeddedDatabase({ dataDir: join(config.dataDir, 'database'), log: (line) => console.log(`  ${line}`) }),
  );
  const db = createDatabase({ connection: embedded.connection });
  await step('Updating the database schema', () => migrate(db));
  return {
    db,
    async close() {
      await db.destroy();
      await embedded.stop();
    },
  };
}
