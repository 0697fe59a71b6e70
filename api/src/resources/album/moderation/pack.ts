import { PassThrough, Readable, Writable } from 'node:stream';
import { ZipWriter } from '@zip.js/zip.js';
import type { FastifyBaseLogger } from 'fastify';
import type { ClientScope } from '../../../access/access.ts';
import type { Database } from '../../../db/connection.ts';
import { fileOfUrl } from '../../../files/names.ts';
import type { FileStore } from '../../../files/store.ts';
import { loggable } from '../../../lib/errors.ts';
import { listPhotosAfter, type PhotoRow } from '../photo-queries.ts';

interface Packing {
  readonly db: Database;
  readonly store: FileStore;
  readonly log: FastifyBaseLogger;
}

const BATCH = 100;
/** A JPEG grows no smaller: it is put in as it is. No workers: there is nothing to compute but a checksum. */
const AS_IT_IS = { level: 0, useWebWorkers: false, useCompressionStream: false, bufferedWrite: false } as const;

/** All photos of a client as one archive, made while it is read: at no moment more than a piece of one photo is in memory. */
export function packedAlbum(packing: Packing, scope: ClientScope, clientId: number): Readable {
  const archive = new PassThrough();
  pack(packing, scope, { clientId, archive }).catch((error: unknown) => {
    // whoever reads is cut off, so that half an archive is not taken for a whole one
    if (!archive.destroyed) packing.log.error({ err: loggable(error) }, 'an album could not be packed');
    archive.destroy(error instanceof Error ? error : new Error('an album could not be packed'));
  });
  return archive;
}

async function pack(
  { db, store, log }: Packing,
  scope: ClientScope,
  { clientId, archive }: { clientId: number; archive: PassThrough },
): Promise<void> {
  const zip = new ZipWriter(Writable.toWeb(archive), AS_IT_IS);
  let number = 0;
  for await (const photo of photosOf(db, scope, clientId)) {
    const file = await store.open(fileOfUrl(photo.url) ?? '');
    if (!file) {
      log.warn({ photo: photo.id }, 'a photo of an album has no file');
      continue;
    }
    number += 1;
    const bytes = Readable.toWeb(file.stream) as ReadableStream<Uint8Array>; // the browser's name for the same thing
    await zip.add(nameOf(photo, number), bytes, { lastModDate: photo.created_at });
  }
  await zip.close();
}

async function* photosOf(db: Database, scope: ClientScope, clientId: number): AsyncGenerator<PhotoRow, void> {
  let after = 0;
  for (;;) {
    // batch after batch, as fast as the archive is read
    const photos = await listPhotosAfter(db, scope, { clientId, after, limit: BATCH });
    yield* photos;
    const last = photos.at(-1);
    if (!last || photos.length < BATCH) return;
    after = last.id;
  }
}

/** '0012 Budi Santoso.jpg': in the order in which they came, by whom. What file systems do not take is left out of the name. */
function nameOf({ guest_name }: PhotoRow, number: number): string {
  const name = guest_name
    .replaceAll(/[\p{C}<>:"/\\|?*.]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 60)
    .trim();
  return `${String(number).padStart(4, '0')} ${name}`.trim() + '.jpg';
}
