import pino from 'pino';
import type { Config } from '../config/index.ts';
import type { Database } from '../db/connection.ts';
import { createFileStore } from '../files/index.ts';
import { downloadFrom } from '../import/download.ts';
import { createFetch } from '../import/fetch.ts';
import { importStock, type Importing, type ImportReport } from '../import/index.ts';
import { createBuilds } from '../resources/templates/builds/index.ts';
import { createRegistry } from '../resources/templates/registry.ts';

/** Imports a file as the command does, with media of one origin. */
export function importFile(
  { db, config }: { db: Database; config: Config },
  { path, origin }: { path: string; origin: string },
  more: Partial<Pick<Importing, 'onClient'>> = {},
): Promise<ImportReport> {
  return importStock(
    {
      db,
      store: createFileStore(config),
      registry: createRegistry(db, { builds: createBuilds(config, db) }),
      quotaBytes: config.uploadQuotaBytes,
      fetch: createFetch(downloadFrom([origin])),
      log: pino({ level: 'fatal' }),
      ...more,
    },
    path,
  );
}
