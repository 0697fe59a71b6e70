import { createDatabase, type Database } from '@janur/api/database';
import { embeddedConnection } from '@janur/api/embedded-database';
import { join } from 'node:path';
import { e2ePlace } from './place.ts';

/** The database of the product under test: a journey looks at the rows that it left. */
export function openTestedDatabase(): Database {
  return createDatabase({ connection: embeddedConnection(join(e2ePlace().dataDir, 'database')) });
}
