import type { FastifyBaseLogger } from 'fastify';
import type { ClientScope } from '../../access/access.ts';
import type { Database } from '../../db/connection.ts';
import { fileOfUrl } from '../../files/names.ts';
import type { FileStore } from '../../files/store.ts';
import { removeFiles } from '../uploads/service.ts';
import { deletePhotos, type PhotoRow } from './photo-queries.ts';

/** Takes photos out of the database; the way to their files, for after the commit. */
export async function forgetPhotos(trx: Database, scope: ClientScope, photos: readonly PhotoRow[]): Promise<string[]> {
  await deletePhotos(
    trx,
    scope,
    photos.map(({ upload_id }) => upload_id),
  );
  return photos.flatMap(({ url, variants }) =>
    [url, ...variants.map((variant) => variant.url)].flatMap((address) => fileOfUrl(address) ?? []),
  );
}

export const removePhotoFiles = (store: FileStore, names: readonly string[], log: FastifyBaseLogger): Promise<void> =>
  removeFiles(store, names, log);
