import type { Knex } from 'knex';
import * as z from 'zod';
import type { ClientScope } from '../access/access.ts';
import { shapeOf } from '../db/backup/tables.ts';
import type { Database } from '../db/connection.ts';

/*
 * A guest who is deleted is kept as the rows were, every column as text, so that taking it back is a promise that can be kept.
 * Tables in the order in which they are written again: who is referred to first.
 */
const PARTS = [
  ['guests', 'id'],
  ['guest_members', 'guest_id'],
  ['guest_events', 'guest_id'],
  ['rsvps', 'guest_id'],
  ['rsvp_history', 'guest_id'],
  ['wishes', 'guest_id'],
  ['outbox', 'guest_id'],
] as const;
/** What hangs on a part and not on the guest. */
const BELOW = [
  ['rsvp_events', 'rsvp_id', 'rsvps'],
  ['member_answers', 'member_id', 'guest_members'],
] as const;

type Texts = Record<string, string | null>;
const KeptRows = z.record(z.string(), z.array(z.record(z.string(), z.string().nullable())));
export type KeptRows = Record<string, Texts[]>;

/** Keeps all rows of a guest whom the caller holds; what was kept under the code before gives way. */
export async function keepDeleted(
  trx: Database,
  scope: ClientScope,
  guest: { id: number; client_id: number; code: string },
): Promise<void> {
  const kept: KeptRows = {};
  for (const [table, column] of PARTS)
    kept[table] = await textsOf(trx, scope, table, (rows) => void rows.where(column, guest.id));
  for (const [table, column, above] of BELOW) {
    const ids = (kept[above] ?? []).map((row) => row['id'] ?? '');
    kept[table] = ids.length === 0 ? [] : await textsOf(trx, scope, table, (rows) => void rows.whereIn(column, ids));
  }
  const { id: guest_id, client_id, code } = guest;
  await trx('deleted_guests').where(scope.within('client_id')).where({ code }).delete();
  await trx('deleted_guests').insert({ client_id, guest_id, code, rows_of: JSON.stringify(kept) });
}

async function textsOf(
  trx: Database,
  scope: ClientScope,
  table: string,
  chosen: (rows: Knex.QueryBuilder) => void,
): Promise<Texts[]> {
  const { columns } = await shapeOf(trx, table);
  const rows = trx(table)
    .where(scope.within('client_id'))
    .select(columns.map((column) => trx.raw('CAST(?? AS CHAR CHARACTER SET utf8mb4) AS ??', [column, column])))
    .modify(chosen);
  return z.array(z.record(z.string(), z.string().nullable())).parse(await rows);
}

/** Guests who can be taken back, held until the transaction ends. */
export async function lockDeleted(
  trx: Database,
  scope: ClientScope,
  codes: readonly string[],
): Promise<{ id: number; guest_id: number; client_id: number; code: string; rows: KeptRows }[]> {
  const rows = await trx('deleted_guests')
    .where(scope.within('client_id'))
    .whereIn('code', [...codes])
    .orderBy('guest_id')
    .select('id', 'guest_id', 'client_id', 'code', 'rows_of')
    .forUpdate();
  return rows.map(({ rows_of, ...row }) => ({ ...row, rows: KeptRows.parse(JSON.parse(rows_of)) }));
}

export async function countDeleted(db: Database, scope: ClientScope, codes: readonly string[]): Promise<number> {
  const row = await db('deleted_guests')
    .where(scope.within('client_id'))
    .whereIn('code', [...codes])
    .count<{ total: number }[]>({ total: '*' })
    .first();
  return row?.total ?? 0;
}

/** Which events of the client are still there, and which of their meals: what is gone cannot be referred to. */
export async function listReferable(
  trx: Database,
  scope: ClientScope,
): Promise<{ events: ReadonlySet<string>; meals: ReadonlySet<string> }> {
  const [events, meals] = await Promise.all([
    trx('events').where(scope.within('client_id')).pluck('id'),
    trx('event_meals').where(scope.within('client_id')).pluck('id'),
  ]);
  return { events: new Set(events.map(String)), meals: new Set(meals.map(String)) };
}

/** Writes rows of a table again as they were. */
export async function insertKept(trx: Database, table: string, rows: readonly Texts[]): Promise<void> {
  if (rows.length > 0) await trx(table).insert([...rows]);
}

export async function forgetDeleted(trx: Database, scope: ClientScope, ids: readonly number[]): Promise<void> {
  await trx('deleted_guests')
    .where(scope.within('client_id'))
    .whereIn('id', [...ids])
    .delete();
}

/** Deletes for good at most `limit` of those who were deleted before a day; answers how many. */
export async function deleteOldDeleted(
  db: Database,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  return db('deleted_guests').where('deleted_at', '<', before).orderBy('deleted_at').limit(limit).delete();
}
