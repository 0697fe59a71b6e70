import type { Database } from '../../db/connection.ts';
import type { UnsavedDraftRow } from '../../db/rows/drafts.ts';
import type { ClientScope } from '../../access/access.ts';

interface Whose {
  optionId: number;
  accountId: number;
}

export async function findUnsaved(
  db: Database,
  scope: ClientScope,
  { optionId, accountId }: Whose,
): Promise<Pick<UnsavedDraftRow, 'unsaved' | 'kept_at'> | undefined> {
  return db('unsaved_drafts')
    .where(scope.within('client_id'))
    .where({ option_id: optionId, account_id: accountId })
    .first('unsaved', 'kept_at');
}

export async function putUnsaved(db: Database, row: UnsavedDraftRow): Promise<void> {
  await db('unsaved_drafts').insert(row).onConflict(['option_id', 'account_id']).merge(['unsaved', 'kept_at']);
}

export async function deleteUnsaved(db: Database, scope: ClientScope, { optionId, accountId }: Whose): Promise<void> {
  await db('unsaved_drafts')
    .where(scope.within('client_id'))
    .where({ option_id: optionId, account_id: accountId })
    .delete();
}
