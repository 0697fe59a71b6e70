import type { Database } from '../../../db/connection.ts';
import type { ImportPieceRow } from '../../../db/rows/guests.ts';
import type { ClientScope } from '../../../access/access.ts';

const COLUMNS = [
  'id',
  'client_id',
  'option_id',
  'kind',
  'event_ids',
  'guests',
] as const satisfies readonly (keyof ImportPieceRow)[];
export type Piece = Pick<ImportPieceRow, (typeof COLUMNS)[number]>;

/**
 * Waits until no other import of the client is being planned: each writes this row first and holds it until its plan is
 * kept. The client's own row would hold up whoever invites a guest meanwhile.
 */
export async function takeTurn(db: Database, clientId: number): Promise<void> {
  await db('idempotency_keys')
    .insert({ scope: 'guest-list-import', idempotency_key: String(clientId), request_hash: '' })
    .onConflict(['scope', 'idempotency_key'])
    .merge({ created_at: db.fn.now(3) });
}

export async function insertPiece(db: Database, piece: Omit<Piece, 'id'>): Promise<void> {
  await db('import_pieces').insert(piece);
}

export async function hasPieces(db: Database, scope: ClientScope, clientId: number): Promise<boolean> {
  const query = db('import_pieces').where(scope.within('client_id')).where({ client_id: clientId });
  return (await query.select('id').first()) !== undefined;
}

/** Whose imports are not written to their end. */
export async function listUnfinished(db: Database, scope: ClientScope): Promise<number[]> {
  return db('import_pieces').where(scope.within('client_id')).distinct('client_id').pluck('client_id');
}

/** The piece of a client that is to be written next, held until the transaction ends. */
export async function holdNextPiece(db: Database, scope: ClientScope, clientId: number): Promise<Piece | undefined> {
  return db('import_pieces')
    .where(scope.within('client_id'))
    .where({ client_id: clientId })
    .orderBy('id')
    .select(...COLUMNS)
    .forUpdate()
    .first();
}

export async function deletePiece(db: Database, scope: ClientScope, id: number): Promise<void> {
  await db('import_pieces').where(scope.within('client_id')).where({ id }).delete();
}

/** Those of the events that are still there, held so that they stay. */
export async function holdEvents(db: Database, scope: ClientScope, ids: readonly number[]): Promise<number[]> {
  const events: { id: number }[] = await db('events')
    .where(scope.within('client_id'))
    .whereIn('id', ids)
    .orderBy('id')
    .select('id')
    .forShare();
  return events.map(({ id }) => id);
}

export async function listIdsByCode(
  db: Database,
  scope: ClientScope,
  codes: readonly string[],
): Promise<{ id: number; client_id: number; code: string }[]> {
  if (codes.length === 0) return [];
  return db('guests')
    .where(scope.within('client_id'))
    .whereIn('code', [...codes])
    .select('id', 'client_id', 'code');
}
