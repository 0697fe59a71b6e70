import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { BuildFile } from './verify.ts';

/** A file with what is served in its place to browsers that take it compressed; null where that wins nothing. */
export interface PackedFile extends BuildFile {
  readonly brotli: Buffer | null;
  readonly gzip: Buffer | null;
}

const COMPRESSIBLE = /\.(js|css|svg|json|html|wasm)$/;
const compress = { brotli: promisify(brotliCompress), gzip: promisify(gzip) };

export async function pack(files: readonly BuildFile[]): Promise<PackedFile[]> {
  const packed: PackedFile[] = [];
  for (const { path, bytes } of files) {
    const isText = COMPRESSIBLE.test(path);
    // one after the other: guests are served by the same machine
    const brotli = isText ? await compress.brotli(bytes) : null;
    packed.push({ path, bytes, brotli, gzip: isText ? await compress.gzip(bytes, { level: 9 }) : null });
  }
  return packed;
}

/** Where a version's files are served from, below `/remotes/`. */
export const folderOf = (dataDir: string, { name, version }: { name: string; version: string }): string =>
  join(dataDir, 'remotes', name, version);

export const isThere = (folder: string): boolean => existsSync(folder);

/**
 * Writes the files beside their address. `settle` then puts them there whole; a version that is there is never changed.
 * `discard` takes them away again.
 */
export async function draft(
  folder: string,
  files: readonly PackedFile[],
): Promise<{ settle: () => Promise<void>; discard: () => Promise<void> }> {
  const half = `${folder}.half-${randomUUID()}`;
  const discard = () => rm(half, { recursive: true, force: true });
  try {
    for (const { path, bytes, brotli, gzip: gz } of files) {
      const file = join(half, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, bytes);
      if (brotli) await writeFile(`${file}.br`, brotli);
      if (gz) await writeFile(`${file}.gz`, gz);
    }
  } catch (error) {
    await discard();
    throw error;
  }
  return {
    discard,
    settle: () => rename(half, folder).catch((error: unknown) => (isThere(folder) ? discard() : Promise.reject(error))),
  };
}
