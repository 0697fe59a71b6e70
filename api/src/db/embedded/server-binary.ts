import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findProgram, installPackages, programFolders } from '../../lib/distribution.ts';

/** The machine has no MariaDB and we may not install it. The message says what to do. */
export class DatabaseServerMissing extends Error {
  override readonly name = 'DatabaseServerMissing';
}

const PACKAGES = ['mariadb-server-core', 'mariadb-client-core'];

/** The path of `mariadbd`, or undefined. */
export function findDatabaseServer(folders: readonly string[] = programFolders()): string | undefined {
  return findProgram('mariadbd', folders);
}

export interface EnsureOptions {
  log?: (line: string) => void;
  folders?: readonly string[];
  isRoot?: boolean;
}

/**
 * The path of `mariadbd`, installed from the distribution's packages first when it is missing and we are root on a
 * Debian-like machine. Throws `DatabaseServerMissing` with one sentence that says what to do otherwise.
 */
export async function ensureDatabaseServer({
  log = () => {},
  folders = programFolders(),
  isRoot = process.getuid?.() === 0,
}: EnsureOptions = {}): Promise<string> {
  const present = findDatabaseServer(folders);
  if (present) return present;
  const aptGet = findProgram('apt-get', folders);
  const otherwise = 'or set DATABASE_URL to a MySQL 8 or MariaDB 10.11 database.';
  if (!aptGet)
    throw new DatabaseServerMissing(`No database server was found: install MariaDB 10.11 or newer, ${otherwise}`);
  const command = `apt-get install -y --no-install-recommends ${PACKAGES.join(' ')}`;
  if (!isRoot) throw new DatabaseServerMissing(`No database server was found: run \`sudo ${command}\`, ${otherwise}`);
  log('Installing MariaDB (mariadb-server-core)…');
  if (!(await installPackages(aptGet, PACKAGES))) {
    throw new DatabaseServerMissing(`MariaDB could not be installed: see what \`${command}\` says, ${otherwise}`);
  }
  const installed = findDatabaseServer(folders);
  if (!installed) throw new DatabaseServerMissing(`\`${command}\` brought no mariadbd: install MariaDB, ${otherwise}`);
  return installed;
}

/** The SQL files that make a new data folder, in order: the distribution's, or those beside an unpacked server. */
export function findSystemTables(server: string): string[] {
  const prefix = dirname(dirname(realpathSync(server)));
  const folders = ['/usr/share', join(prefix, 'share')].flatMap((share) => [
    join(share, 'mysql'),
    join(share, 'mariadb'),
  ]);
  for (const folder of folders) {
    // MariaDB 10 and 11 spell the names differently.
    for (const spelling of ['mysql', 'mariadb']) {
      const files = ['tables', 'tables_data'].map((part) => join(folder, `${spelling}_system_${part}.sql`));
      if (files.every((file) => existsSync(file))) return files;
    }
  }
  throw new DatabaseServerMissing(`The system tables of ${server} were not found: reinstall mariadb-server-core.`);
}
