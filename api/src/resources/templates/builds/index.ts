import { join } from 'node:path';
import type { Config } from '../../../config/index.ts';
import type { Database } from '../../../db/connection.ts';
import { openBucket } from '../../../files/bucket.ts';
import { findPublication } from '../publication-queries.ts';
import { bucketBuilds } from './bucket.ts';
import { folderBuilds } from './folder.ts';
import type { PackedFile } from './pack.ts';

export { folderBuilds } from './folder.ts';

/** Of a remote. */
export interface Version {
  readonly name: string;
  readonly version: string;
}

/** Files that are written and not yet there. */
export interface Draft {
  settle(): Promise<void>;
  discard(): Promise<void>;
}

/** Where the files of published versions lie. A version never changes once it is there, and is there whole or not at all. */
export interface Builds {
  /** Below it the versions that this machine has: `{name}/{version}`. */
  readonly root: string;
  /** The folder of a version on this machine, fetched first when it is elsewhere; undefined when it is nowhere. */
  folder(version: Version): Promise<string | undefined>;
  /** Whether every machine that shares the store can have it. */
  isKept(version: Version, manifest: string): Promise<boolean>;
  draft(version: Version, manifest: string, files: readonly PackedFile[]): Promise<Draft>;
}

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
