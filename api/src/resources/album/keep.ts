import { problem } from '@janur/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { ClientScope } from '../../access/access.ts';
import { ALBUM } from '../../budgets/limits.ts';
import type { Database } from '../../db/connection.ts';
import { urlOfFile } from '../../files/names.ts';
import type { FileStore } from '../../files/store.ts';
import { conflict, notFound, raise } from '../../lib/errors.ts';
import { type Draft, rowOf } from '../uploads/drafts.ts';
import { countBytes, insertUpload, lockOwner } from '../uploads/queries.ts';
import { removeFiles, withFiles } from '../uploads/service.ts';
import { countPhotos, countPhotosOfGuest, findAdmission, touchPages } from './album-queries.ts';
import { findPhotoByKey, insertPhoto, type PhotoRow } from './photo-queries.ts';

export interface Bringer {
  readonly clientId: number;
  readonly optionId: number;
  readonly guest: { readonly id: number; readonly name: string };
}

interface Keeping {
  readonly db: Database;
  readonly store: FileStore;
  readonly log: FastifyBaseLogger;
}

/**
 * Files first, then one transaction under the client's row lock that counts and makes the rows. A photo that came already, by
 * its key, is given again, and the files of the second one go.
 */
export async function keepPhoto(
  { db, store, log }: Keeping,
  scope: ClientScope,
  { by, key, draft }: { by: Bringer; key: string; draft: Draft },
): Promise<PhotoRow> {
  const photo = await withFiles({ db, store, log }, scope, draft, (trx) => write(trx, scope, { by, key, draft }));
  if (photo.url !== urlOfFile(draft.main.name)) await removeFiles(store, namesOf(draft), log);
  return photo;
}

const namesOf = ({ files }: Draft): string[] => files.map(({ name }) => name);

async function write(
  trx: Database,
  scope: ClientScope,
  { by, key, draft }: { by: Bringer; key: string; draft: Draft },
): Promise<PhotoRow> {
  const { clientId, guest } = by;
  await lockOwner(trx, scope, clientId);
  const former = await findPhotoByKey(trx, scope, { guestId: guest.id, key });
  if (former) return former;
  const file = rowOf(draft);
  await refuseFull(trx, scope, by, file.bytes);
  const admits = await findAdmission(trx, scope, clientId);
  const state = admits === 'AT_ONCE' ? 'SHOWN' : 'WAITING';
  const { SHOWN: shown } = await countPhotos(trx, scope, clientId);
  const uploadId = await insertUpload(trx, {
    client_id: clientId,
    option_id: by.optionId,
    kind: 'ALBUM',
    section_type: null,
    sub_section: null,
    ...file,
    state: 'READY',
    account_id: null,
  });
  if (uploadId === undefined) throw new Error('the database gave no id');
  await insertPhoto(trx, {
    client_id: clientId,
    guest_id: guest.id,
    guest_name: guest.name,
    upload_id: uploadId,
    photo_key: key,
    state,
  });
  // the first that is shown makes the album a part of the page
  if (state === 'SHOWN' && shown === 0) await touchPages(trx, scope, clientId);
  return (await findPhotoByKey(trx, scope, { guestId: guest.id, key })) ?? raise(notFound('photo'));
}

/** Before the work of drawing it anew, and once more where nobody can come in between. */
export async function refuseFull(
  db: Database,
  scope: ClientScope,
  { clientId, guest }: Bringer,
  bytes: number,
): Promise<void> {
  if ((await findAdmission(db, scope, clientId)) === 'CLOSED') throw conflict(problem('album_closed'));
  if ((await countPhotosOfGuest(db, scope, guest.id)) >= ALBUM.ofGuest)
    throw conflict(problem('album_guest_full', { max: ALBUM.ofGuest }));
  const { WAITING, SHOWN, HIDDEN } = await countPhotos(db, scope, clientId);
  if (WAITING + SHOWN + HIDDEN >= ALBUM.ofClient) throw conflict(problem('album_full', { max: ALBUM.ofClient }));
  const used = await countBytes(db, scope, { clientId, ofAlbum: true });
  if (used + bytes > ALBUM.bytes) throw conflict(problem('album_room'));
}
