import { ImageVariant, type PhotoState } from '@janur/contracts';
import * as z from 'zod';
import type { ClientScope } from '../../access/access.ts';
import type { Database } from '../../db/connection.ts';
import type { AlbumPhotoRow } from '../../db/rows/album.ts';
import { newId } from '../../db/new-id.ts';

/** A photo with what is known of its files. */
export interface PhotoRow extends Pick<AlbumPhotoRow, 'id' | 'client_id' | 'guest_name' | 'state' | 'created_at'> {
  readonly upload_id: number;
  readonly url: string;
  readonly placeholder: string | null;
  readonly variants: readonly ImageVariant[];
}

const Variants = z.array(ImageVariant);

function photos(db: Database, scope: ClientScope) {
  return db('album_photos')
    .join('uploads', 'uploads.id', 'album_photos.upload_id')
    .where(scope.within('album_photos.client_id'))
    .select({
      id: 'album_photos.id',
      client_id: 'album_photos.client_id',
      guest_name: 'album_photos.guest_name',
      state: 'album_photos.state',
      created_at: 'album_photos.created_at',
      upload_id: 'album_photos.upload_id',
      url: 'uploads.url',
      placeholder: 'uploads.placeholder',
      variants: 'uploads.variants',
    });
}

type StoredPhoto = Omit<PhotoRow, 'variants'> & { variants: unknown };
const photoOf = (row: StoredPhoto): PhotoRow => ({ ...row, variants: Variants.parse(row.variants ?? []) });

export interface PhotoPage {
  readonly clientId: number;
  readonly state: PhotoState;
  readonly page: number;
  readonly limit: number;
}

/** One page of a client's photos in a state, the latest first. */
export async function listPhotoRows(
  db: Database,
  scope: ClientScope,
  { clientId, state, page, limit }: PhotoPage,
): Promise<{ rows: PhotoRow[]; total: number }> {
  const [rows, total] = await Promise.all([
    photos(db, scope)
      .where('album_photos.client_id', clientId)
      .where('album_photos.state', state)
      .orderBy('album_photos.id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit),
    db('album_photos')
      .where(scope.within('client_id'))
      .where({ client_id: clientId, state })
      .count<{ total: number }[]>({ total: '*' })
      .first(),
  ]);
  return { rows: rows.map(photoOf), total: total?.total ?? 0 };
}

/** All photos of a client after one of them, in the order in which they came: for who packs them all. */
export async function listPhotosAfter(
  db: Database,
  scope: ClientScope,
  { clientId, after, limit }: { clientId: number; after: number; limit: number },
): Promise<PhotoRow[]> {
  const rows = await photos(db, scope)
    .where('album_photos.client_id', clientId)
    .where('album_photos.id', '>', after)
    .orderBy('album_photos.id')
    .limit(limit);
  return rows.map(photoOf);
}

export async function listPhotosOfGuest(db: Database, scope: ClientScope, guestId: number): Promise<PhotoRow[]> {
  const rows = await photos(db, scope).where('album_photos.guest_id', guestId).orderBy('album_photos.id', 'desc');
  return rows.map(photoOf);
}

/** The photo that a guest's phone calls so. */
export async function findPhotoByKey(
  db: Database,
  scope: ClientScope,
  { guestId, key }: { guestId: number; key: string },
): Promise<PhotoRow | undefined> {
  const row = await photos(db, scope)
    .where('album_photos.guest_id', guestId)
    .where('album_photos.photo_key', key)
    .first();
  return row && photoOf(row);
}

/** Held until the transaction ends: a guest's own, those with these ids, or all of a state. */
export async function lockPhotos(
  trx: Database,
  scope: ClientScope,
  named: { ids: readonly number[]; guestId?: number } | { state: PhotoState },
): Promise<PhotoRow[]> {
  const query = photos(trx, scope).orderBy('album_photos.id').forUpdate();
  if ('state' in named) return (await query.where('album_photos.state', named.state)).map(photoOf);
  if (named.guestId !== undefined) void query.where('album_photos.guest_id', named.guestId);
  return (await query.whereIn('album_photos.id', [...named.ids])).map(photoOf);
}

export async function insertPhoto(trx: Database, photo: Omit<AlbumPhotoRow, 'id' | 'created_at'>): Promise<number> {
  const [id] = await trx('album_photos').insert(photo);
  return newId(id);
}

export async function updateState(
  trx: Database,
  scope: ClientScope,
  { ids, state }: { ids: readonly number[]; state: PhotoState },
): Promise<void> {
  await trx('album_photos')
    .where(scope.within('client_id'))
    .whereIn('id', [...ids])
    .update({ state });
}

/** Photos and the rows of their files; the files themselves go after the commit. */
export async function deletePhotos(trx: Database, scope: ClientScope, uploadIds: readonly number[]): Promise<void> {
  await trx('album_photos')
    .where(scope.within('client_id'))
    .whereIn('upload_id', [...uploadIds])
    .delete();
  await trx('uploads')
    .where(scope.within('client_id'))
    .whereIn('id', [...uploadIds])
    .delete();
}
