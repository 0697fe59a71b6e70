import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PackedFile } from './pack.ts';
import type { Builds, Draft, Version } from './store.ts';

/** Versions in a folder of this machine, where they are served from. */
export function folderBuilds(root: string): Builds {
  const folder = async (version: Version) => {
    const path = pathOf(root, version);
    return existsSync(path) ? path : undefined;
  };
  return {
    root,
    folder,
    isKept: async (version) => (await folder(version)) !== undefined,
    draft: (version, _manifest, files) => draft(pathOf(root, version), files),
  };
}

export const pathOf = (root: string, { name, version }: Version): string => join(root, name, version);

/**
 * Writes the files beside their address. `settle` then puts them there whole; a version that is there is never changed.
 * `discard` takes them away again.
 */
export async function draft(folder: string, files: readonly PackedFile[]): Promise<Draft> {
  const half = `${folder}.half-${randomUUID()}`;
  const discard = () => rm(half, { recursive: true, force: true });
  try {
    for (const { path, bytes, brotli, gzip } of files) {
      const file = join(half, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, bytes);
      if (brotli) await writeFile(`${file}.br`, brotli);
      if (gzip) await writeFile(`${file}.gz`, gzip);
    }
  } catch (error) {
    await discard();
    throw error;
  }
  return {
    discard,
    settle: () =>
      rename(half, folder).catch((error: unknown) => (existsSync(folder) ? discard() : Promise.reject(error))),
  };
}
