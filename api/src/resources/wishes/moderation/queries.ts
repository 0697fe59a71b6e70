import type { Knex } from 'knex';
import type { Database } from '../../../db/connection.ts';
import type { WishRow } from '../../../db/rows/guests.ts';
import type { ClientScope } from '../../../access/access.ts';
import type { Chosen, WISH_STATES } from '@janur/contracts';
import { containing } from '../../../db/like.ts';
import type { Named } from './chosen.ts';
import { meant, written } from './chosen-queries.ts';

export interface ModeratedWishRow {
  id: number;
  name: string;
  message: string;
  answer: string | null;
  created_at: Date;
  client_id: number;
  client_name: string;
  slug: string | null;
  source: string | null;
}

const NEWEST_FIRST = [
  { column: 'wishes.created_at', order: 'desc' },
  { column: 'wishes.id', order: 'desc' },
] as const;

export interface WishPage extends Chosen {
  readonly search: string | undefined;
  readonly state: (typeof WISH_STATES)[number];
  readonly page: number;
  readonly limit: number;
}

/** One page of the wishes of whoever is in scope. */
export async function listWishRows(
  db: Database,
  scope: ClientScope,
  { search, state, page, limit, ...chosen }: WishPage,
): Promise<{ rows: ModeratedWishRow[]; total: number }> {
  const shown = () =>
    db('wishes')
      .join('clients', 'clients.id', 'wishes.client_id')
      .where(scope.within('wishes.client_id'))
      .modify(written('wishes', chosen))
      .modify(saying(search))
      .modify((query) => {
        if (state === 'SHOWN') void query.whereNull('wishes.deleted_at');
        else void query.whereNotNull('wishes.deleted_at');
      });
  const ids = shown()
    .select('wishes.id')
    .orderBy([...NEWEST_FIRST])
    .limit(limit)
    .offset((page - 1) * limit);
  const [rows, total] = await Promise.all([
    wishes(db, scope).join(ids.as('page'), 'page.id', 'wishes.id'),
    shown().count<{ total: number }[]>({ total: '*' }).first(),
  ]);
  return { rows, total: total?.total ?? 0 };
}

function saying(search: string | undefined): Knex.QueryCallback {
  return (query) => {
    if (!search) return;
    const part = containing(search);
    void query.where((either) => {
      void either.where('wishes.name', 'like', part);
      void either.orWhere('wishes.message', 'like', part).orWhere('clients.name', 'like', part);
    });
  };
}

/** The wishes that a search finds after one of them, newest first: for who reads them all. */
export async function listWishesAfter(
  db: Database,
  scope: ClientScope,
  { search, after, limit }: { search: string | undefined; after: ModeratedWishRow | undefined; limit: number },
): Promise<ModeratedWishRow[]> {
  const next = wishes(db, scope).whereNull('wishes.deleted_at').modify(saying(search)).limit(limit);
  if (!after) return next;
  const { created_at, id } = after;
  return next.where((older) => {
    void older.where('wishes.created_at', '<', created_at);
    void older.orWhere((same) => void same.where('wishes.created_at', created_at).where('wishes.id', '<', id));
  });
}

function wishes(db: Database, scope: ClientScope) {
  return db('wishes')
    .join('clients', 'clients.id', 'wishes.client_id')
    .leftJoin('options', 'options.id', 'wishes.option_id')
    .where(scope.within('wishes.client_id'))
    .orderBy([...NEWEST_FIRST])
    .select<ModeratedWishRow[]>({
      id: 'wishes.id',
      name: 'wishes.name',
      message: 'wishes.message',
      answer: 'wishes.answer',
      created_at: 'wishes.created_at',
      client_id: 'wishes.client_id',
      client_name: 'clients.name',
      slug: 'options.slug',
      source: 'wishes.source',
    });
}

/** Takes a wish down and keeps who did it; answers whose it was, undefined when it was not shown any more. */
export async function takeWishDown(
  trx: Database,
  scope: ClientScope,
  { id, accountId }: { id: number; accountId: number },
): Promise<number | undefined> {
  const wish = () => trx('wishes').where(scope.within('client_id')).where({ id }).whereNull('deleted_at');
  const shown = await wish().select('client_id').forUpdate().first();
  await wish().update({ deleted_at: new Date(), deleted_by: accountId });
  return shown?.client_id;
}

/** Holds the wishes that are meant until the transaction ends; says which, and whose. */
export async function lockWishes(
  trx: Database,
  scope: ClientScope,
  named: Named,
): Promise<{ id: number; client_id: number; is_hidden: boolean }[]> {
  const rows = await trx('wishes')
    .select('id', 'client_id', 'deleted_at')
    .where(scope.within('client_id'))
    .modify(meant('wishes', named))
    .orderBy('id')
    .forUpdate();
  return rows.map(({ id, client_id, deleted_at }: Pick<WishRow, 'id' | 'client_id' | 'deleted_at'>) => ({
    id,
    client_id,
    is_hidden: deleted_at !== null,
  }));
}

export async function updateHidden(
  trx: Database,
  scope: ClientScope,
  { ids, by }: { ids: readonly number[]; by: number | null },
): Promise<void> {
  await trx('wishes')
    .where(scope.within('client_id'))
    .whereIn('id', [...ids])
    .update({ deleted_at: by === null ? null : new Date(), deleted_by: by });
}

export async function deleteWishes(trx: Database, scope: ClientScope, ids: readonly number[]): Promise<void> {
  await trx('wishes')
    .where(scope.within('client_id'))
    .whereIn('id', [...ids])
    .delete();
}

/** Holds a wish, shown or hidden, until the transaction ends; says whose it is and what was answered so far. */
export async function lockAnswer(
  trx: Database,
  scope: ClientScope,
  id: number,
): Promise<{ client_id: number; answer: string | null } | undefined> {
  return trx('wishes').select('client_id', 'answer').where(scope.within('client_id')).where({ id }).forUpdate().first();
}

export async function updateAnswer(
  trx: Database,
  scope: ClientScope,
  { id, answer }: { id: number; answer: string | null },
): Promise<void> {
  await trx('wishes')
    .where(scope.within('client_id'))
    .where({ id })
    .update({ answer, answered_at: trx.fn.now(3) as unknown as Date }); // the database's clock, which streams go by
}
