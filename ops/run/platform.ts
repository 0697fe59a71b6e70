import { join } from 'node:path';
import type { Config } from '@janur/api/config';
import { createDatabase } from '@janur/api/database';
import { DataFolderInUse, embeddedConnection } from '@janur/api/embedded-database';
import { migrate } from '@janur/api/migrate';
import { openDatabase, type OpenDatabase } from '@janur/shell/server';
import { step } from './step.ts';

/** The database of this installation, migrated. A second server of ours on the same data is refused. */
export async function migratedDatabase(config: Config): Promise<OpenDatabase> {
  const database = await step('Starting the database', () => openDatabase(config));
  await step('Updating the database schema', () => migrate(database.db));
  return database;
}

/** The same for a command beside a running server: then it works on that one's database and leaves it running. */
export async function joinDatabase(config: Config): Promise<OpenDatabase> {
  const database = await step('Opening the database', async () => {
    try {
      return { ...(await openDatabase(config)), isOwn: true };
    } catch (error) {
      if (!(error instanceof DataFolderInUse)) throw error;
      const db = createDatabase({ connection: embeddedConnection(join(config.dataDir, 'database')) });
      return { db, url: '', close: () => db.destroy(), isOwn: false };
    }
  });
  if (database.isOwn) await step('Updating the database schema', () => migrate(database.db));
  else console.log('Janur is running: working on its database.');
  return database;
}
