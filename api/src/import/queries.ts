import type { ClientScope } from '../access/access.ts';
import type { Database } from '../db/connection.ts';
import type { ImportedRecordRow } from '../db/rows/imports.ts';
import type { Marks } from './marks.ts';

export interface ImportedRecord {
  readonly kind: string;
  readonly source_key: string;
  readonly row_id: number;
  readonly fields: Marks;
}

/** Another import works on this database. */
export class ImportRunning extends Error {
  constructor() {
    super('Another import is running here: wait until it has ended.');
    this.name = 'ImportRunning';
  }
}

/**
 * Runs one import at a time: two would bring the same client, and the one that runs on the other's database server would
 * lose it when that one ends. The lock goes with its connection, whatever ends the process.
 */
export async function alone<T>(db: Database, work: () => Promise<T>): Promise<T> {
  const session = await db.transaction();
  try {
    const [rows] = await session.raw<[{ taken: number | null }[], unknown]>(`SELECT GET_LOCK(${LOCK}, 0) AS taken`);
    if (rows[0]?.taken !== 1) throw new ImportRunning();
    try {
      return await work();
    } finally {
      // a lost connection has lost the lock, too: that is no reason to lose the report
      await session.raw(`SELECT RELEASE_LOCK(${LOCK})`).catch(() => undefined);
    }
  } finally {
    await session.rollback().catch(() => undefined);
  }
}
/** A server's locks are of all its databases. */
const LOCK = "CONCAT('janur-import ', DATABASE())";

/** What came of a client before, and the client that it became. */
export async function listImported(
  db: Database,
  scope: ClientScope,
  source: string,
): Promise<(ImportedRecord & { client_id: number })[]> {
  const rows = await db('imported_records')
    .select('client_id', 'kind', 'source_key', 'row_id', 'fields')
    .where(scope.within('client_id'))
    .where({ source_client: source });
  return rows.map(({ fields, ...row }) => ({ ...row, fields: fields as Marks })); // written below alone
}

export async function insertImported(
  db: Database,
  { client_id, source, records }: { client_id: number; source: string; records: readonly ImportedRecord[] },
): Promise<void> {
  const rows = records.map(({ fields, ...record }): Partial<ImportedRecordRow> => ({
    ...record,
    client_id,
    source_client: source,
    fields: JSON.stringify(fields),
  }));
  for (let at = 0; at < rows.length; at += AT_ONCE)
    await db('imported_records')
      .insert(rows.slice(at, at + AT_ONCE))
      .onConflict(['source_client', 'kind', 'source_key'])
      .merge(['row_id', 'fields']);
}
const AT_ONCE = 500;

/** Which of these codes some guest has, whoever's. */
export async function listTakenCodes(db: Database, scope: ClientScope, codes: readonly string[]): Promise<string[]> {
  if (codes.length === 0) return [];
  return db('guests').where(scope.within('client_id')).whereIn('code', codes).pluck('code');
}

export type AnswerRow = {
  id: number;
  guest_id: number;
  is_attending: 0 | 1 | null;
  guest_total: number;
  answers: number;
};

export async function listAnswers(db: Database, scope: ClientScope, clientId: number): Promise<AnswerRow[]> {
  return db('rsvps')
    .where(scope.within('client_id'))
    .where({ client_id: clientId })
    .select<AnswerRow[]>('id', 'guest_id', 'is_attending', 'guest_total', 'answers');
}

export async function listWishes(
  db: Database,
  scope: ClientScope,
  clientId: number,
): Promise<{ id: number; name: string; message: string; created_at: Date }[]> {
  return db('wishes')
    .where(scope.within('client_id'))
    .where({ client_id: clientId })
    .whereNull('deleted_at')
    .select('id', 'name', 'message', 'created_at');
}

export async function updateWish(
  db: Database,
  scope: ClientScope,
  { id, ...columns }: { id: number; name?: string; message?: string; created_at?: Date },
): Promise<void> {
  await db('wishes').where(scope.within('client_id')).where({ id }).update(columns);
}

/** Where a client's guests stand at events. */
export async function listPlaces(
  db: Database,
  scope: ClientScope,
  clientId: number,
): Promise<{ id: number; guest_id: number; event_id: number }[]> {
  return db('guest_events')
    .where(scope.within('client_id'))
    .where({ client_id: clientId })
    .select('id', 'guest_id', 'event_id');
}
