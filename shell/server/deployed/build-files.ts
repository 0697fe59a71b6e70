import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where addresses lead below the data folder. */
const PLACES = [
  ['/assets/shell/', 'shell'],
  ['/remotes/', 'remotes'],
] as const;

/** The addresses of all files of the deployed build that an address belongs to. */
export function filesBeside(dataDir: string, address: string): readonly string[] {
  const folder = dirname(address);
  return namesIn(folderOf(dataDir, folder)).map((name) => `${folder}/${name}`);
}

function folderOf(dataDir: string, folder: string): string {
  const place = PLACES.find(([prefix]) => folder.startsWith(prefix));
  if (!place || folder.includes('..')) throw new Error(`${folder} holds no build`);
  return join(dataDir, place[1], folder.slice(place[0].length));
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
