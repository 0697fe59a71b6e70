import { existsSync, mkdirSync, readFileSync, renameSync, unwatchFile, watchFile, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ShellAssets } from '../sources.ts';

const pointer = (dataDir: string) => join(dataDir, 'shell', 'current.json');

/** Points all pages to this build of the shell, from one moment to the next. */
export function pointToShell(dataDir: string, assets: ShellAssets): void {
  const file = pointer(dataDir);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(assets));
  renameSync(`${file}.new`, file);
}

export const hasShell = (dataDir: string): boolean => existsSync(pointer(dataDir));

export interface WatchedShell {
  /** The build that pages load now. */
  readonly current: ShellAssets;
  close(): void;
}

const LOOK_EVERY_MS = 500;

/** Follows what pages are pointed to, so that a newly deployed shell shows right after. */
export function watchShell(dataDir: string): WatchedShell {
  const file = pointer(dataDir);
  const read = (): ShellAssets => JSON.parse(readFileSync(file, 'utf8'));
  let current = read();
  const follow = () => void (current = read());
  watchFile(file, { interval: LOOK_EVERY_MS, persistent: false }, follow);
  return {
    get current() {
      return current;
    },
    close: () => unwatchFile(file, follow),
  };
}
