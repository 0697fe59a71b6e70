import type { BodyOf, ClientDetail, updateClient } from '@janur/contracts';
import type { Database } from '../../db/connection.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { ClientScope } from '../../access/access.ts';
import { notFound, raise } from '../../lib/errors.ts';
import { type Actor, recordChange } from '../../audit/record.ts';
import { findContentRows } from '../invitations/queries.ts';
import { changesBetween } from './changes.ts';
import { presentDetail } from './present.ts';
import { lockClient, raiseClientRevision, updateClientRow } from './queries.ts';
import { refuseStale } from './revisions.ts';
import { saveContent } from './content/save-content.ts';

/** Changes a client and its content, all or nothing. What changes nothing leaves no trace. */
export async function editClient(
  db: Database,
  scope: ClientScope,
  actor: Actor,
  { id, body: { name, version, content, revision } }: { id: number; body: BodyOf<typeof updateClient> },
): Promise<ClientDetail> {
  return inTransaction(db, async (trx) => {
    const client = (await lockClient(trx, scope, id)) ?? raise(notFound('client'));
    await refuseStale(trx, scope, { type: 'client', id, revision: client.revision, sent: revision });
    const rows = (await findContentRows(trx, scope, id)) ?? raise(notFound('client'));
    await saveContent(trx, scope, { rows, sent: content });
    await updateClientRow(trx, scope, { id, name, version });
    const before = presentDetail(rows);
    const after = presentDetail((await findContentRows(trx, scope, id)) ?? raise(notFound('client')));
    const changes = changesBetween(before, after);
    if (changes.length === 0) return after;
    await raiseClientRevision(trx, scope, id);
    const subject = { type: 'client', id };
    await recordChange(trx, actor, { clientId: id, action: 'client.update', subject, changes });
    return { ...after, revision: client.revision + 1 };
  });
}
