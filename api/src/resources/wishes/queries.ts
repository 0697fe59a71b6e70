import type { Database } from '../../db/connection.ts';
import { newId } from '../../db/new-id.ts';
import type { ClientScope } from '../../access/access.ts';
import type { WishRow as StoredWish } from '../../db/rows/guests.ts';

export interface WishRow {
  id: number;
  name: string;
  message: string;
  answer: string | null;
  created_at: Date;
}

/** One page of a client's wishes, newest first. */
export async function listWishRows(
  db: Database,
  scope: ClientScope,
  { clientId, page, limit }: { clientId: number; page: number; limit: number },
): Promise<{ rows: WishRow[]; total: number }> {
  const shown = () =>
    db('wishes').where(scope.within('client_id')).where({ client_id: clientId }).whereNull('deleted_at');
  const [rows, total] = await Promise.all([
    shown()
      .select('id', 'name', 'message', 'answer', 'created_at')
      .orderBy([
        { column: 'created_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .limit(limit)
      .offset((page - 1) * limit),
    shown().count({ total: '*' }).first(),
  ]);
  return { rows, total: Number(total?.total ?? 0) };
}

export async function insertWish(
  db: Database,
  scope: ClientScope,
  wish: Omit<StoredWish, 'id' | 'created_at' | 'deleted_at' | 'deleted_by' | 'answer' | 'answered_at'> &
    Partial<Pick<StoredWish, 'created_at'>>,
): Promise<WishRow> {
  const [id] = await db('wishes').insert(wish);
  const stored = await wishes(db, scope)
    .where({ id: newId(id) })
    .first();
  if (!stored) throw new Error('the new wish is gone');
  return stored;
}

/** The wish that says the same already. */
export async function findWish(
  db: Database,
  scope: ClientScope,
  { rsvpId, message }: { rsvpId: number; message: string },
): Promise<WishRow | undefined> {
  return wishes(db, scope).where({ rsvp_id: rsvpId, message }).whereNull('deleted_at').first();
}

/** Takes down what was wished with an answer; the hosts may show it again. */
export async function hideWishesOfAnswer(
  trx: Database,
  scope: ClientScope,
  { rsvpId, by }: { rsvpId: number; by: number },
): Promise<void> {
  await trx('wishes')
    .where(scope.within('client_id'))
    .where({ rsvp_id: rsvpId })
    .whereNull('deleted_at')
    .update({ deleted_at: new Date(), deleted_by: by });
}

/** What a guest wished, shown or hidden. */
export async function deleteWishesOfGuest(trx: Database, scope: ClientScope, guestId: number): Promise<void> {
  await trx('wishes').where(scope.within('client_id')).where({ guest_id: guestId }).delete();
}

const wishes = (db: Database, scope: ClientScope) =>
  db('wishes').select('id', 'name', 'message', 'answer', 'created_at').where(scope.within('client_id'));
