import { createDatabase, type Database, parseDatabaseUrl } from '@janur/api/database';
import { DataFolderInUse, embeddedConnection, startEmbeddedDatabase } from '@janur/api/embedded-database';
import { migrate } from '@janur/api/migrate';
import type { Config } from '@janur/api/config';
import { join } from 'node:path';
import { step } from './step.ts';

export interface OpenDatabase {
  db: Database;
  close(): Promise<void>;
}

/**
 * The database of this installation: the one of `DATABASE_URL`, else a private one of our own; migrated. A second
 * server of ours on the same data is refused.
 */
export async function openDatabase(config: Config): Promise<OpenDatabase> {
  if (config.databaseUrl) return migrated(createDatabase({ connection: parseDatabaseUrl(config.databaseUrl) }));
  const embedded = await step('Starting the database', () =>
    startEmbeddedDatabase({ dataDir: folderOf(config), log: (line) => console.log(`  ${line}`) }),
  );
  return migrated(createDatabase({ connection: embedded.connection }), () => embedded.stop());
}

/** The same for a command beside a running `npm start`: then it works on that one's database and leaves it running. */
export async function joinDatabase(config: Config): Promise<OpenDatabase> {
  try {
    return await openDatabase(config);
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error;
    console.log('Janur is running: working on its database.');
    const db = createDatabase({ connection: embeddedConnection(folderOf(config)) });
    return { db, close: () => db.destroy() };
  }
}

const folderOf = ({ dataDir }: Config) => join(dataDir, 'database');

async function migrated(db: Database, stop?: () => Promise<void>): Promise<OpenDatabase> {
  await step('Updating the database schema', () => migrate(db));
  return {
    db,
    async close() {
      await db.destroy();
      await stop?.();
    },
  };
}
