import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** How many versions are kept listed. */
const KEPT = 64;
/** Where addresses lead below the data folder. */
const PLACES = [
  ['/assets/shell/', 'shell'],
  ['/remotes/', 'remotes'],
] as const;

/** Lists the addresses of all files of the deployed build that an address belongs to. A version never changes. */
export function createBuildFiles(dataDir: string): (address: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (address) => {
    const folder = dirname(address);
    const kept = known.get(folder);
    if (kept) return kept;
    const files = namesIn(folderOf(dataDir, folder)).map((name) => `${folder}/${name}`);
    if (known.size >= KEPT) known.clear();
    known.set(folder, files);
    return files;
  };
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
