import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where programs may be: PATH, and the folders that hold servers but are often missing from it. */
export const programFolders = (): string[] => [
  ...(process.env['PATH'] ?? '').split(delimiter).filter(Boolean),
  '/usr/sbin',
  '/usr/libexec',
  '/usr/local/sbin',
  '/usr/local/bin',
  '/opt/homebrew/bin',
  '/opt/homebrew/opt/mariadb/bin',
];

/** A fresh machine or container has no package lists, so a first failure is followed by an update. */
export async function installPackages(aptGet: string, packages: readonly string[]): Promise<boolean> {
  // somebody else may be installing just now: another worker of the tests does
  const args = ['-o', 'DPkg::Lock::Timeout=300', 'install', '-y', '--no-install-recommends', ...packages];
  if (await succeeds(aptGet, args)) return true;
  await succeeds(aptGet, ['update']);
  return succeeds(aptGet, args);
}

function succeeds(command: string, args: string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}

/** The path of a program in the first of the folders that has it, or undefined. */
export function findProgram(name: string, folders: readonly string[]): string | undefined {
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
