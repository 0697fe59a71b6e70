import type { Database } from '../db/connection.ts';
import { isAscii } from '../db/like.ts';
import type { ClientScope } from './access.ts';

/** Whose codes they are, as far as they are of guests in the scope. */
export async function listIdsOfCodes(
  db: Database,
  scope: ClientScope,
  codes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (codes.length === 0) return new Map();
  const rows = await db('guests')
    .where(scope.within('client_id'))
    .whereIn('code', codes.filter(isAscii))
    .select('id', 'code');
  return new Map(rows.map(({ id, code }) => [code, id]));
}

export async function findCodeById(db: Database, scope: ClientScope, id: number): Promise<string | undefined> {
  const row = await db('guests').where(scope.within('client_id')).where({ id }).select('code').first();
  return row?.code;
}
