import type { Database } from '../../db/connection.ts';
import type { ClientScope } from '../../access/access.ts';

export interface WishRow {
  id: number;
  name: string;
  message: string;
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
      .select('id', 'name', 'message', 'created_at')
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
