import type { Bucket } from './bucket.ts';
import { isFileName, typeOfFile } from './names.ts';
import type { FileStore, StoredFile } from './store.ts';

/** In the bucket our files lie under this, so that nothing else in it is ever listed or swept. */
const KEY_PREFIX = 'files/';

/** Files in a bucket. */
export function s3Store(bucket: Bucket): FileStore {
  const keyOf = (name: string): string => {
    if (!isFileName(name)) throw new Error('this is no name of a stored file');
    return KEY_PREFIX + name;
  };
  const size: FileStore['size'] = async (name) => bucket.size(keyOf(name));

  return {
    size,
    exists: async (name) => (await size(name)) !== undefined,
    put: async (name, bytes) => bucket.put(keyOf(name), bytes, typeOfFile(name)),
    open: async (name, range) => bucket.open(keyOf(name), range),
    remove: async (name) => bucket.remove(keyOf(name)),

    async reach() {
      // there is none of such a name: the first page is empty, and is read
      await bucket.list(`${KEY_PREFIX}-`).next();
    },

    async *list(): AsyncGenerator<StoredFile> {
      for await (const { key, storedAt } of bucket.list(KEY_PREFIX)) {
        const name = key.slice(KEY_PREFIX.length);
        if (isFileName(name)) yield { name, storedAt };
      }
    },
  };
}
