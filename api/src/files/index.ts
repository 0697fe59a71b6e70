import { join } from 'node:path';
import type { Config } from '../config/index.ts';
import { openBucket } from './bucket.ts';
import { localStore } from './local-store.ts';
import { s3Store } from './s3-store.ts';
import type { FileStore } from './store.ts';

export { files } from './serve.ts';
export { type WatchedFiles, watchFiles } from './watch.ts';
export type { FileStore } from './store.ts';

/** The bucket that is configured, or a folder beside the database. */
export function createFileStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): FileStore {
  return s3 ? s3Store(openBucket(s3)) : localStore(join(dataDir, 'files'));
}
