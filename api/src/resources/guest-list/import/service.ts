import { type PlannedCounts, problem } from '@janur/contracts';
import type { Database } from '../../../db/connection.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { ClientScope } from '../../../access/access.ts';
import { conflict } from '../../../lib/errors.ts';
import { recordOf } from '../../../audit/record.ts';
import type { OwnedOption } from '../../../access/owned-queries.ts';
import { hasPieces, insertPiece, takeTurn } from './piece-queries.ts';
import { invitedOf, jobOf, readList, type Reading, type Target, type Thread } from './read-list.ts';
import { writePieces } from './write-pieces.ts';

export type Imported = Readonly<PlannedCounts>;

/**
 * Takes the guests of a file over, all of them or none. Whoever is invited already is changed, not invited twice. A thread
 * reads the file and compares it with who is invited; what it finds out is kept in one transaction, and from then on it is
 * written whatever happens. Where the host was told before what it will be (`asSaid`) it is that or nothing: somebody else may
 * have changed the list meanwhile.
 */
export async function importGuests(
  db: Database,
  scope: ClientScope,
  {
    file,
    reading,
    asSaid,
    ...target
  }: Target & { file: Uint8Array; reading: Reading; asSaid: PlannedCounts | undefined },
): Promise<Imported> {
  const clientId = target.option.client_id;
  // before there is a transaction: a file that cannot be read keeps no connection
  const job = jobOf(target, reading, { isPreview: false });
  const tenant = `client ${clientId}`;
  const threads = [await readList(file, { job, tenant })];
  try {
    for (;;) {
      await writePieces(db, scope, clientId);
      const imported = await inTransaction(db, async (trx) => {
        await takeTurn(trx, clientId);
        // another import was faster: whom it invites must be there first
        if (await hasPieces(trx, scope, clientId)) return undefined;
        // another try begins anew
        const thread = threads.pop() ?? (await readList(file, { job, tenant }));
        try {
          const planned = await keepPlan(trx, scope, { ...target, thread });
          if (asSaid && !isAsSaid(planned, asSaid)) throw conflict(problem('changed_since'));
          return planned;
        } finally {
          await thread.return();
        }
      });
      if (!imported) continue;
      await writePieces(db, scope, clientId);
      return imported;
    }
  } finally {
    for (const thread of threads) await thread.return();
  }
}

const isAsSaid = (planned: Imported, said: PlannedCounts): boolean =>
  planned.created === said.created && planned.updated === said.updated && planned.unchanged === said.unchanged;

async function recordImport(
  trx: Database,
  scope: ClientScope,
  { id, client_id: clientId }: OwnedOption,
  { created, updated }: Imported,
): Promise<void> {
  if (created + updated === 0) return;
  const changes = Object.entries({ created, updated }).map(([path, to]) => ({ path, from: null, to }));
  await recordOf(trx, scope, { clientId, action: 'guests.import', subject: { type: 'option', id }, changes });
}

async function keepPlan(
  trx: Database,
  scope: ClientScope,
  { thread, option, events }: Target & { thread: Thread },
): Promise<Imported> {
  const ids = { client_id: option.client_id, option_id: option.id };
  const event_ids = JSON.stringify(events.map(({ id }) => id));
  const nextInvited = invitedOf(trx, scope, option.id);
  for await (const { word, answer } of thread) {
    if (word.type === 'more') answer({ type: 'invited', guests: await nextInvited() });
    else if (word.type === 'piece') {
      await insertPiece(trx, { ...ids, event_ids, kind: word.kind, guests: word.guests });
      answer({ type: 'taken' });
    } else if (word.type === 'planned') {
      const { created, updated, unchanged } = word;
      const imported = { created, updated, unchanged };
      await recordImport(trx, scope, option, imported);
      return imported;
    }
  }
  throw new Error('the import ended before it was planned');
}
