import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { RemoteManifest } from '@janur/contracts';
import { LRUCache } from 'lru-cache';
import type { Bucket } from '../../../files/bucket.ts';
import { draft, pathOf } from './folder.ts';
import { fromBundle, type PackedFile, toBundle } from './pack.ts';
import type { Builds, Version } from './store.ts';

const MOST_CACHED_BYTES = 1_073_741_824;
const HOUR_MS = 3_600_000;
const HALF_FOLDER = /\.half-[\w-]+$/;

interface BucketBuildsOptions {
  readonly bucket: Bucket;
  /** Where versions lie while this machine serves them: a cache that may be emptied at any time. */
  readonly root: string;
  /** The manifest that was signed of a version, from the database: what the bucket gives is held to it. */
  readonly manifestOf: (version: Version) => Promise<string | undefined>;
  readonly mostBytes?: number;
}

/** Versions in a bucket, one object each, fetched once a machine, checked, and served from a folder. */
export function bucketBuilds({ bucket, root, manifestOf, mostBytes = MOST_CACHED_BYTES }: BucketBuildsOptions): Builds {
  mkdirSync(root, { recursive: true });
  const failing = new Set<string>();
  const fetching = new Map<string, Promise<string | undefined>>();
  const cached = new LRUCache<string, number>({
    maxSize: mostBytes,
    sizeCalculation: (bytes) => Math.max(1, bytes),
    dispose: (_, path, reason) => {
      if (reason === 'evict') rmSync(path, { recursive: true, force: true });
    },
  });
  for (const path of foldersIn(root)) {
    if (!HALF_FOLDER.test(path)) cached.set(path, bytesIn(path));
    // what another process is just writing is younger
    else if (Date.now() - statSync(path).mtimeMs > HOUR_MS) rmSync(path, { recursive: true, force: true });
  }

  async function folder(version: Version): Promise<string | undefined> {
    const path = pathOf(root, version);
    if (existsSync(path)) {
      // another process of this machine may have fetched it
      if (cached.get(path) === undefined) cached.set(path, bytesIn(path));
      return path;
    }
    const running = fetching.get(path) ?? told(path, fetchInto(path, version)).finally(() => fetching.delete(path));
    fetching.set(path, running);
    return running;
  }

  /** Once, however often it is tried. */
  async function told(path: string, fetched: Promise<string | undefined>): Promise<string | undefined> {
    try {
      const found = await fetched;
      failing.delete(path);
      return found;
    } catch (error) {
      if (!failing.has(path)) console.error(`${path} cannot be had from the bucket:`, error);
      failing.add(path);
      throw error;
    }
  }

  async function fetchInto(path: string, version: Version): Promise<string | undefined> {
    const text = await manifestOf(version);
    const found = text && (await bucket.open(keyOf(version, text)));
    if (!text || !found) return undefined;
    const files = await fromBundle(RemoteManifest.parse(JSON.parse(text)), await buffer(found.stream));
    await (await draft(path, files)).settle();
    cached.set(path, bytesOf(files));
    return path;
  }

  return {
    root,
    folder,
    isKept: async (version, manifest) => (await bucket.size(keyOf(version, manifest))) !== undefined,
    async draft(version, manifest, files) {
      await bucket.put(keyOf(version, manifest), toBundle(files), 'application/octet-stream');
      // its name says what is in it: nobody else's is touched, and what nobody asks for does no harm
      return { settle: async () => undefined, discard: async () => undefined };
    },
  };
}

/** By what is in it: two who publish the same version at once, each with other files, do not overwrite each other. */
const keyOf = ({ name, version }: Version, manifest: string): string =>
  `builds/${name}/${version}/${createHash('sha256').update(manifest).digest('hex')}`;

const bytesOf = (files: readonly PackedFile[]): number =>
  files.reduce((sum, { bytes, brotli, gzip }) => sum + bytes.length + (brotli?.length ?? 0) + (gzip?.length ?? 0), 0);

const bytesIn = (path: string): number =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);

const foldersIn = (root: string): string[] =>
  readdirSync(root).flatMap((name) => readdirSync(join(root, name)).map((version) => join(root, name, version)));
