import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The kernel keeps 107 bytes for a socket's path (103 on macOS). */
const MAX_SOCKET_PATH = 103;

export interface RunFolder {
  /** Short and unique to the data folder. */
  readonly key: string;
  readonly socketPath: string;
  readonly pidFile: string;
  readonly folder: string;
}

/** Where the sockets of one data folder go: a path below the data folder itself might be too long. */
export function runFolderOf(dataDir: string): RunFolder {
  const key = createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 16);
  const name = `janur-${process.getuid?.() ?? 0}-${key}`;
  const fits = Buffer.byteLength(join(tmpdir(), name, 'db.sock')) <= MAX_SOCKET_PATH;
  const folder = join(fits ? tmpdir() : '/tmp', name);
  return { key, folder, socketPath: join(folder, 'db.sock'), pidFile: join(folder, 'db.pid') };
}

/**
 * Makes the folder. The database has no password: whoever may enter may read everything, so it must be ours alone.
 * Only for who holds the lock, since the one before removes it.
 */
export function makeRunFolder({ folder }: RunFolder): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const stat = lstatSync(folder);
  const isOurs = stat.isDirectory() && stat.uid === (process.getuid?.() ?? stat.uid) && (stat.mode & 0o077) === 0;
  if (!isOurs) throw new Error(`${folder} is not a private folder of this user: remove it and start again.`);
}
