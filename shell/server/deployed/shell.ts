import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
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

export function deployedShell(dataDir: string): ShellAssets {
  return JSON.parse(readFileSync(pointer(dataDir), 'utf8'));
}
