import { join } from 'node:path';
import { pointToShell, type ShellAssets } from '@janur/shell/server';
import { ROOT } from '../run/workspaces.ts';
import { listFiles, putVersion, versionOf } from './files.ts';

const SCRIPT = 'shell.js';

/** Puts the shell's build under its own version's address, and points the pages to it. */
export function deployShell(dataDir: string): ShellAssets {
  const dist = join(ROOT, 'shell/dist');
  const files = listFiles(dist);
  const version = versionOf('0.1.0', files);
  putVersion(dist, join(dataDir, 'shell', version));
  const script = files.find((file) => file.path === SCRIPT);
  if (!script) throw new Error(`The shell's build holds no ${SCRIPT}`);
  const assets: ShellAssets = { script: `/assets/shell/${version}/${SCRIPT}`, integrity: script.sha384 };
  pointToShell(dataDir, assets);
  return assets;
}
