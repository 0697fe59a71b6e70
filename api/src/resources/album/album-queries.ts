import type { AlbumAdmission, PhotoState } from '@janur/contracts';
import type { ClientScope } from '../../access/access.ts';
import type { Database } from '../../db/connection.ts';

/** Who decides what is shown: the hosts, until they say otherwise. */
export async function findAdmission(db: Database, scope: ClientScope, clientId: number): Promise<AlbumAdmission> {
  const row = await db('albums')
    .select('admits')
    .where(scope.within('client_id'))
    .where({ client_id: clientId })
    .first();
  return row?.admits ?? 'REVIEW';
}

export async function putAdmission(
  trx: Database,
  { clientId, admits }: { clientId: number; admits: AlbumAdmission },
): Promise<void> {
  await trx('albums').insert({ client_id: clientId, admits }).onConflict('client_id').merge(['admits']);
}

export type PhotoCounts = Readonly<Record<PhotoState, number>>;

export async function countPhotos(db: Database, scope: ClientScope, clientId: number): Promise<PhotoCounts> {
  const rows = await db('album_photos')
    .where(scope.within('client_id'))
    .where({ client_id: clientId })
    .groupBy('state')
    .select<{ state: PhotoState; photos: number }[]>('state', db.raw('COUNT(*) AS photos'));
  const of = (state: PhotoState) => rows.find((row) => row.state === state)?.photos ?? 0;
  return { WAITING: of('WAITING'), SHOWN: of('SHOWN'), HIDDEN: of('HIDDEN') };
}

export async function countPhotosOfGuest(db: Database, scope: ClientScope, guestId: number): Promise<number> {
  const row = await db('album_photos')
    .where(scope.within('client_id'))
    .where({ guest_id: guestId })
    .count<{ photos: number }[]>({ photos: '*' })
    .first();
  return row?.photos ?? 0;
}

export async function hasShownPhotos(db: Database, scope: ClientScope, clientId: number): Promise<boolean> {
  const row = await db('album_photos')
    .select('id')
    .where(scope.within('client_id'))
    .where({ client_id: clientId, state: 'SHOWN' })
    .first();
  return row !== undefined;
}

/** When the events begin that a guest of these sees: those that everybody sees, and the private ones of the invitation. */
export async function listDaysOf(
  db: Database,
  scope: ClientScope,
  { clientId, invitedTo }: { clientId: number; invitedTo: readonly number[] },
): Promise<{ start_datetime: Date | null; timezone: string }[]> {
  return db('events')
    .select('start_datetime', 'timezone')
    .where(scope.within('client_id'))
    .where({ client_id: clientId })
    .where((seen) => {
      void seen
        .whereNull('only_invited')
        .orWhere({ only_invited: false })
        .orWhereIn('id', [...invitedTo]);
    });
}

/** The pages of the client are made anew, and no editor's save is refused for it. */
export async function touchPages(trx: Database, scope: ClientScope, clientId: number): Promise<void> {
  await trx('clients').where(scope.within('id')).where({ id: clientId }).increment('media_revision');
}
