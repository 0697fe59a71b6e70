import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

/** The system's Chromium: `PLAYWRIGHT_CHROMIUM`, or found on PATH. */
export function findBrowser(): string | undefined {
  const given = process.env['PLAYWRIGHT_CHROMIUM'];
  if (given) return given;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find(isExecutable);
}

/** Finds Chromium, installing the distribution's where this machine allows it. */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  const mayInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
  if (mayInstall) {
    console.log('Installing Chromium …');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { stdio: 'inherit' });
  }
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium: install it (on Debian: apt-get install chromium) or set PLAYWRIGHT_CHROMIUM to its path.',
  );
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
