import { problem, problemAt } from '@janur/contracts';
import type { Database } from '../../db/connection.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { ClientScope } from '../../access/access.ts';
import type { Actor } from '../../access/actor.ts';
import { conflict, invalid, notFound } from '../../lib/errors.ts';
import { nameKey } from './name-key.ts';
import { listClientNames } from './family-queries.ts';
import { recordRemote } from './publish.ts';
import { listCustomTemplates, lockRemote, replaceCustomTemplates } from './queries.ts';

/** spec §1: a bespoke template is found by the client's name; the names take the place of those before. */
export async function makeFor(
  db: Database,
  { name, clientNames }: { name: string; clientNames: readonly string[] },
  actor: Actor | null,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    if (!(await lockRemote(trx, name))) throw notFound('template_family');
    const before = (await listCustomTemplates(trx)).filter(({ remote_name }) => remote_name === name);
    const from = before.map(({ client_name }) => client_name).join(', ');
    const to = clientNames.toSorted().join(', ');
    const taken = await replaceCustomTemplates(trx, name, clientNames);
    if (taken.length > 0) throw conflict(problem('clients_taken', { names: taken.join(', ') }));
    if (from === to) return;
    const changes = [{ path: 'made_for', from: from || null, to: to || null }];
    await recordRemote(trx, actor, { name, action: 'remote.made_for', changes });
  });
}

/** The names as the clients bear them. One that no client bears would never be found: it is told at once. */
export async function namesOfClients(db: Database, scope: ClientScope, names: readonly string[]): Promise<string[]> {
  const known = new Map((await listClientNames(db, scope, names)).map((name) => [nameKey(name), name]));
  const unknown = names.flatMap((name, index) => (known.has(nameKey(name)) ? [] : [{ name, index }]));
  if (unknown.length === 0) return [...known.values()];
  throw invalid(
    unknown.map(({ name, index }) => problemAt(`body.client_names.${index}`, problem('no_client_called', { name }))),
  );
}
