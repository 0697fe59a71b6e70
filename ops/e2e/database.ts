import { createDatabase, type Database } from '@janur/api/database';
import { embeddedConnection } from '@janur/api/embedded-database';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { e2ePlace } from './place.ts';

/** The database of the product under test: a journey looks at the rows that it left. */
export function openTestedDatabase(): Database {
  return createDatabase({ connection: embeddedConnection(join(e2ePlace().dataDir, 'database')) });
}

/** Stops the database of the product under test as a frozen machine does: it takes what it is told and says nothing. */
export function freezeTestedDatabase(): { thaw(): void } {
  const { socketPath } = embeddedConnection(join(e2ePlace().dataDir, 'database'));
  const pid = Number(readFileSync(join(dirname(socketPath), 'db.pid'), 'utf8'));
  process.kill(pid, 'SIGSTOP');
  return { thaw: () => void process.kill(pid, 'SIGCONT') };
}
