import type { Database } from '../../db/connection.ts';
import { FILE_TYPES, type FileEnding, fileIdOf, fileName, fileOfUrl, urlOfFile } from '../../files/names.ts';
import type { FileStore } from '../../files/store.ts';
import { HOUSEKEEPING } from '../../access/access.ts';
import { listStanding } from './queries.ts';

const BATCH = 200;
/** An upload has its row long before this; until then a file without one may be an upload that still runs. */
export const ORPHAN_AFTER_MS = 3_600_000;
// the names of `FILE_TYPES` are its endings
const ENDINGS = Object.keys(FILE_TYPES) as FileEnding[];

/** Removes the files that no upload stands for, and says how many: what a crash between two steps left behind. */
export async function sweepFiles(
  { db, store }: { db: Database; store: FileStore },
  { olderThanMs = ORPHAN_AFTER_MS }: { olderThanMs?: number } = {},
): Promise<number> {
  const until = Date.now() - olderThanMs;
  let removed = 0;
  let batch: string[] = [];
  const clear = async () => {
    const orphans = await orphansOf(db, batch);
    await Promise.all(orphans.map((name) => store.remove(name)));
    removed += orphans.length;
    batch = [];
  };
  for await (const { name, storedAt } of store.list()) {
    if (storedAt.getTime() <= until) batch.push(name);
    if (batch.length >= BATCH) await clear();
  }
  await clear();
  return removed;
}

async function orphansOf(db: Database, names: readonly string[]): Promise<string[]> {
  const ids = new Set(names.flatMap((name) => fileIdOf(name) ?? []));
  const addresses = [...ids].flatMap((id) => ENDINGS.map((ending) => urlOfFile(fileName(id, ending))));
  const uploads = addresses.length > 0 ? await listStanding(db, HOUSEKEEPING, addresses) : [];
  const wanted = new Set(uploads.flatMap(({ url, variants }) => [url, ...variants.map((variant) => variant.url)]));
  const growing = new Set(uploads.flatMap(({ url, isEncoding }) => (isEncoding ? fileIdOf(fileOfUrl(url) ?? '') : [])));
  return names.filter((name) => !wanted.has(urlOfFile(name)) && !growing.has(fileIdOf(name)));
}
