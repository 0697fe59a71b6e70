import pLimit from 'p-limit';
import { buffer } from 'node:stream/consumers';
import type { ImageVariant } from '@janur/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/connection.ts';
import { inTransaction } from '../../db/transaction.ts';
import { fileIdOf, fileName, fileOfUrl, urlOfFile } from '../../files/names.ts';
import type { FileStore } from '../../files/store.ts';
import { HOUSEKEEPING } from '../../access/access.ts';
import { loggable } from '../../lib/errors.ts';
import { encodeAvif } from './image.ts';
import { findEncoding, finishEncoding, type FoundUpload, listEncoding } from './queries.ts';
import { removeFiles } from './service.ts';

/** Makes the AVIF variants of uploaded pictures, one picture at a time, behind the answers. */
export interface AvifEncoder {
  add(uploadId: number): void;
  /** Takes up what is owed: by an earlier process, or after a failure. */
  resume(): Promise<void>;
  idle(): Promise<void>;
  /** Ends after the picture in hand; the rest is taken up by the next process. */
  close(): Promise<void>;
}

export function createAvifEncoder({
  db,
  store,
  log,
}: {
  db: Database;
  store: FileStore;
  log: FastifyBaseLogger;
}): AvifEncoder {
  const queue = pLimit(1);
  // one after the other: what is given last is done last
  const idle = () => queue(() => undefined);
  let isClosed = false;

  const add: AvifEncoder['add'] = (uploadId) => {
    const work = queue(async () => {
      if (!isClosed) await encode({ db, store, log }, uploadId);
    });
    // the WebP variants serve on; the next look for owed ones tries again
    work.catch((error: unknown) => log.error({ err: loggable(error) }, 'AVIF variants could not be made'));
  };

  return {
    add,
    async resume() {
      for (const id of await listEncoding(db, HOUSEKEEPING)) add(id);
    },
    idle,
    async close() {
      isClosed = true;
      await idle();
    },
  };
}

async function encode(
  { db, store, log }: { db: Database; store: FileStore; log: FastifyBaseLogger },
  uploadId: number,
): Promise<void> {
  const upload = await findEncoding(db, HOUSEKEEPING, uploadId);
  const widest = upload?.variants.findLast((variant) => variant.type === 'image/webp');
  const source = widest && (await store.open(fileOfUrl(widest.url) ?? ''));
  if (!upload || !source) return;
  const bytes = await buffer(source.stream);
  const made: ImageVariant[] = [];
  let added = 0;
  for (const { width, height } of upload.variants) {
    // one after the other: one core is what pictures may take
    const name = avifName(upload, width);
    const picture = await encodeAvif(bytes, width);
    await store.put(name, picture);
    added += picture.length;
    made.push({ url: urlOfFile(name), width, height, type: 'image/avif' });
  }
  const variants = [...upload.variants, ...made];
  const stands = await inTransaction(db, (trx) =>
    finishEncoding(trx, HOUSEKEEPING, { id: uploadId, variants, bytes: added }),
  );
  const names = made.flatMap((variant) => fileOfUrl(variant.url) ?? []);
  if (!stands) await removeFiles(store, names, log);
}

function avifName({ url }: FoundUpload, width: number): string {
  const id = fileIdOf(fileOfUrl(url) ?? '');
  if (!id) throw new Error(`upload at ${url} has no file of ours`);
  return fileName(id, 'avif', width);
}
