import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where builds are served; below it an address is a path in their folder. */
export const REMOTES_PREFIX = '/remotes/';

/** The addresses of all files of the deployed build that an address belongs to. */
export function filesBeside(root: string, address: string): readonly string[] {
  const folder = dirname(address);
  return namesIn(pathOf(root, folder)).map((name) => `${folder}/${name}`);
}

export function pathOf(root: string, address: string): string {
  if (!address.startsWith(REMOTES_PREFIX) || address.includes('..')) throw new Error(`${address} is in no build`);
  return join(root, address.slice(REMOTES_PREFIX.length));
}

/** The compressed ones stand beside what they are of. */
const namesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .toSorted();
