import { join } from 'node:path';
import type { Config } from '@janur/api/config';
import { createDatabase, type Database, parseDatabaseUrl } from '@janur/api/database';
import { startEmbeddedDatabase } from '@janur/api/embedded-database';

export interface OpenDatabase {
  db: Database;
  /** How other processes reach it. */
  url: string;
  close(): Promise<void>;
}

/**
 * The database of this installation as it is: the one of `DATABASE_URL`, else a private one of our own. A second server
 * of ours on the same data is refused.
 */
export async function openDatabase({ databaseUrl, dataDir }: Config): Promise<OpenDatabase> {
  if (databaseUrl) {
    const db = createDatabase({ connection: parseDatabaseUrl(databaseUrl) });
    await db.raw('SELECT 1').catch(async ({ message }: Error) => {
      await db.destroy();
      throw new Error(`The database that DATABASE_URL names cannot be used: ${message}.`);
    });
    return { db, url: databaseUrl, close: () => db.destroy() };
  }
  const embedded = await startEmbeddedDatabase({
    dataDir: join(dataDir, 'database'),
    log: (line) => console.log(`  ${line}`),
  });
  const db = createDatabase({ connection: embedded.connection });
  return {
    db,
    url: embedded.url,
    async close() {
      await db.destroy();
      await embedded.stop();
    },
  };
}
