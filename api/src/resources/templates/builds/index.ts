import { join } from 'node:path';
import type { Config } from '../../../config/index.ts';
import type { Database } from '../../../db/connection.ts';
import { openBucket } from '../../../files/bucket.ts';
import { findPublication } from '../publication-queries.ts';
import { bucketBuilds } from './bucket.ts';
import { folderBuilds } from './folder.ts';
import type { Builds } from './store.ts';

export { folderBuilds } from './folder.ts';
export type { Builds, Draft, Version } from './store.ts';

/** The bucket that is configured, with a cache beside the database, or a folder there. */
export function createBuilds({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>, db: Database): Builds {
  if (!s3) return folderBuilds(join(dataDir, 'remotes'));
  return bucketBuilds({
    bucket: openBucket(s3),
    root: join(dataDir, 'cache/remotes'),
    // one of before there were signatures has none
    manifestOf: async (version) => (await findPublication(db, version))?.manifest || undefined,
  });
}
