import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isFileName } from './names.ts';
import type { FileStore, StoredFile } from './store.ts';

/** A file that is still being written; it is renamed when it is whole and on the disk. */
const DRAFT = /^[0-9a-f]{2}\/\.[0-9a-f]{16}\.part$/;

/** Files in a folder of this machine. */
export function localStore(root: string): FileStore {
  const pathOf = (name: string): string => {
    if (!isFileName(name) && !DRAFT.test(name)) throw new Error('this is no name of a stored file');
    return join(root, name);
  };

  const size: FileStore['size'] = async (name) => {
    const found = await unlessMissing(stat(pathOf(name)));
    return found?.isFile() ? found.size : undefined;
  };

  return {
    size,
    exists: async (name) => (await size(name)) !== undefined,
    // a disk that is gone takes the program with it
    reach: async () => undefined,

    async put(name, bytes) {
      const path = pathOf(name);
      const folder = dirname(path);
      const draft = join(folder, `.${randomBytes(8).toString('hex')}.part`);
      await mkdir(folder, { recursive: true });
      try {
        const file = await open(draft, 'wx', 0o640);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      await syncFolder(folder);
    },

    async open(name, range) {
      const file = await unlessMissing(open(pathOf(name)));
      if (!file) return undefined;
      const { size: bytes } = await file.stat();
      return { size: bytes, stream: file.createReadStream(range) };
    },

    async remove(name) {
      await rm(pathOf(name), { force: true });
    },

    async *list(): AsyncGenerator<StoredFile> {
      for (const folder of (await unlessMissing(readdir(root))) ?? []) {
        const names = /^[0-9a-f]{2}$/.test(folder) ? await unlessMissing(readdir(join(root, folder))) : [];
        for (const name of (names ?? []).map((file) => `${folder}/${file}`)) {
          if (!isFileName(name) && !DRAFT.test(name)) continue;
          const found = await unlessMissing(stat(join(root, name)));
          if (found) yield { name, storedAt: found.mtime };
        }
      }
    },
  };
}

/** Without it a power cut may forget the rename. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function unlessMissing<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
