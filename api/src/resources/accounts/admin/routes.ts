import {
  type AccessEntry,
  changeAccount,
  endAccountSessions,
  listAccessLog,
  listAccounts,
  problem,
} from '@janur/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { type AccessLine, insertAuditEntry, listAccessLines } from '../../../audit/queries.ts';
import { actorOf } from '../../../audit/record.ts';
import { plainAddress } from '../../../budgets/network.ts';
import type { Principal } from '../../../access/principals.ts';
import type { AppContext } from '../../../context.ts';
import type { Database } from '../../../db/connection.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { endpoints } from '../../../http/endpoints.ts';
import { paged } from '../../../http/envelope.ts';
import { conflict, notFound, raise } from '../../../lib/errors.ts';
import { deleteSessions } from '../sessions/queries.ts';
import { listAccountRows, lockAccount, setActive } from './queries.ts';

/** Every account and who came in, for admins. */
export function adminAccountRoutes(app: FastifyInstance, { db }: Pick<AppContext, 'db'>): void {
  const on = endpoints(app);

  on(listAccounts, async ({ query, scope }) => {
    const { rows, total } = await listAccountRows(db, scope, query);
    const accounts = rows.map(({ is_active, last_login_at, ...account }) => ({
      ...account,
      is_active: Boolean(is_active),
      last_login_at: last_login_at?.toISOString() ?? null,
    }));
    return paged(accounts, { ...query, total });
  });

  on(changeAccount, async ({ params: { accountId }, body: { is_active }, scope, principal, request }) => {
    if (accountId === principal.id) throw conflict(problem('own_account'));
    await inTransaction(db, async (trx) => {
      const account = (await lockAccount(trx, scope, accountId)) ?? raise(notFound('account'));
      if (Boolean(account.is_active) === is_active) return;
      await setActive(trx, scope, accountId, is_active);
      // the sessions of a closed account must stay ended when it is opened again
      if (!is_active) await deleteSessions(trx, { accountId });
      const action = is_active ? 'account.open' : 'account.close';
      await record(trx, { principal, request, account, action });
    });
    return null;
  });

  on(endAccountSessions, async ({ params: { accountId }, scope, principal, request }) => {
    await inTransaction(db, async (trx) => {
      const account = (await lockAccount(trx, scope, accountId)) ?? raise(notFound('account'));
      await deleteSessions(trx, { accountId });
      await record(trx, { principal, request, account, action: 'account.end-sessions' });
    });
    return null;
  });

  on(listAccessLog, async ({ query, scope }) => {
    const { rows, total } = await listAccessLines(db, scope, query);
    return paged(rows.map(presentLine), { ...query, total });
  });
}

interface Done {
  readonly principal: Principal;
  readonly request: FastifyRequest;
  readonly account: { readonly id: number; readonly client_id: number | null };
  readonly action: string;
}

async function record(trx: Database, { principal, request, account, action }: Done): Promise<void> {
  const { accountId, requestId, ...actor } = actorOf({ principal, request });
  await insertAuditEntry(trx, {
    ...actor,
    account_id: accountId,
    client_id: account.client_id,
    action,
    subject_type: 'account',
    subject_id: String(account.id),
    changes: [],
    request_id: requestId,
  });
}

const What = z.tuple([z.object({ to: z.string() })]);

function presentLine({
  account_id,
  account_name,
  username,
  changes,
  ip,
  created_at,
  ...line
}: AccessLine): AccessEntry {
  return {
    ...line,
    account: account_id === null ? null : { id: account_id, name: account_name ?? '', username: username ?? '' },
    address: ip && plainAddress(ip),
    what: What.safeParse(changes).data?.[0].to ?? null,
    created_at: created_at.toISOString(),
  };
}
