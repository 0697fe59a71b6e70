import { type BodyOf, changeUsher, listUshers, suggestUsername } from '@janur/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../db/connection.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { ClientScope } from '../../../access/access.ts';
import { paged } from '../../../http/envelope.ts';
import { notFound, raise } from '../../../lib/errors.ts';
import { endpoints } from '../../../http/endpoints.ts';
import { recordOf } from '../../../audit/record.ts';
import { deleteSessions } from '../sessions/queries.ts';
import { newUsername, usernameBase } from '../username.ts';
import type { AppContext } from '../../../context.ts';
import { presentUsher } from './present.ts';
import { findUsernameBase, findUsher, listUsherRows, lockUsher, updateUsher, type UsherChange } from './queries.ts';

export function usherRoutes(app: FastifyInstance, { db }: Pick<AppContext, 'db'>): void {
  const on = endpoints(app);
  on(listUshers, async ({ query, scope }) => {
    const { rows, total } = await listUsherRows(db, scope, query);
    return paged(
      rows.map((row) => presentUsher(row)),
      { ...query, total },
    );
  });

  on(suggestUsername, async ({ query: { client_id, name }, scope }) => {
    const client = (await findUsernameBase(db, scope, client_id)) ?? raise(notFound('client'));
    const [first = name] = name.split(/\s+/);
    return { username: newUsername(usernameBase(`${first} ${client}`)) };
  });

  on(changeUsher, async ({ params: { accountId }, body, scope }) => {
    await inTransaction(db, async (trx) => change(trx, scope, accountId, body));
    return presentUsher((await findUsher(db, scope, accountId)) ?? raise(notFound('usher')));
  });
}

async function change(
  trx: Database,
  scope: ClientScope,
  id: number,
  wanted: BodyOf<typeof changeUsher>,
): Promise<void> {
  const before = (await lockUsher(trx, scope, id)) ?? raise(notFound('usher'));
  const former = { ...before, is_active: Boolean(before.is_active) };
  const { name = former.name, guest_book_role = former.guest_book_role, is_active = former.is_active } = wanted;
  const after = { name, guest_book_role, is_active };
  const changes = CHANGED.flatMap((path) =>
    former[path] === after[path] ? [] : [{ path, from: former[path], to: after[path] }],
  );
  if (changes.length === 0) return;
  await updateUsher(trx, scope, id, after satisfies UsherChange);
  // the sessions of a closed account must stay ended when it is opened again
  if (former.is_active && !after.is_active) await deleteSessions(trx, { accountId: id });
  const subject = { type: 'account', id };
  await recordOf(trx, scope, { clientId: before.client_id, action: 'usher.change', subject, changes });
}

const CHANGED = ['name', 'guest_book_role', 'is_active'] as const;
