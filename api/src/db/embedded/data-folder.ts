import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findSystemTables } from './server-binary.ts';
import { runToEnd } from './server-process.ts';

/** A new data folder is made aside and put in its place when it is whole: a crash half-way leaves nothing broken. */
export async function makeDataFolder({
  binary,
  dataDir,
  log = () => {},
}: {
  binary: string;
  dataDir: string;
  log?: (line: string) => void;
}): Promise<void> {
  const target = join(dataDir, 'data');
  if (existsSync(target)) return;
  log('Preparing a new database…');
  const draft = join(dataDir, 'data.new');
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  const sql = [
    'CREATE DATABASE IF NOT EXISTS mysql;',
    'USE mysql;',
    'SET @auth_root_socket = NULL;',
    ...findSystemTables(binary).map((file) => readFileSync(file, 'utf8')),
  ].join('\n');
  // a bootstrap names its temporary tables alike: two at once must not share a folder for them
  const own = [`--datadir=${draft}`, `--tmpdir=${draft}`];
  await runToEnd(binary, ['--no-defaults', '--bootstrap', ...own, ...asRoot(), ...SMALL], sql);
  renameSync(draft, target);
}

export const asRoot = (): string[] => (process.getuid?.() === 0 ? ['--user=root'] : []);

/** What a server that only we use need not hold in memory. */
export const SMALL = [
  '--skip-networking',
  '--skip-log-bin',
  '--performance-schema=OFF',
  '--innodb-log-file-size=48M',
  '--innodb-log-buffer-size=8M',
  '--key-buffer-size=1M',
  '--aria-pagecache-buffer-size=8M',
];
