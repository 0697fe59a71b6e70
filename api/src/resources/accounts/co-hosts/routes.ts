import {
  addCoHost,
  changeCoHost,
  type CoHost,
  CO_HOST_LINK_DAYS,
  endCoHost,
  listCoHosts,
  MOST_CO_HOSTS,
  problem,
  problemAt,
  renewCoHostLink,
} from '@janur/contracts';
import { toE164 } from '@janur/contracts/phone';
import type { FastifyInstance } from 'fastify';
import type { ClientScope } from '../../../access/access.ts';
import { recordOf } from '../../../audit/record.ts';
import type { AppContext } from '../../../context.ts';
import type { Database } from '../../../db/connection.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { endpoints } from '../../../http/endpoints.ts';
import { conflict, invalid, notFound, raise } from '../../../lib/errors.ts';
import { newSecret } from '../../../lib/secret.ts';
import { hashPassword, inTurn } from '../password/hash.ts';
import { insertAccount } from '../queries.ts';
import { deleteSessions } from '../sessions/queries.ts';
import { newUsername, usernameBase } from '../username.ts';
import { joinRoutes } from './join.ts';
import {
  countCoHosts,
  type CoHostRow,
  deleteCoHostLink,
  findClientOf,
  findCoHost,
  listCoHostRows,
  lockCoHost,
  putCoHostLink,
  updateCoHost,
} from './queries.ts';

const DAY_MS = 86_400_000;

/** Who keeps an invitation together with the couple: made, changed and taken off by the couple alone. */
export function coHostRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context;
  const on = endpoints(app);
  joinRoutes(app, context);

  on(listCoHosts, async ({ scope }) => (await listCoHostRows(db, scope)).map((row) => present(row)));

  on(addCoHost, async ({ body: { name, phone_number: spelling, co_host_role }, scope, principal }) => {
    const { clientId: client_id } = principal;
    const { country } = (await findClientOf(db, scope, client_id)) ?? raise(notFound('client'));
    const phone_number = spelling ? toE164(spelling, country) : null;
    if (phone_number === undefined) throw invalid([problemAt('body.phone_number', problem('not_a_phone_number'))]);
    // nobody knows it: the link alone sets one
    const password_hash = await inTurn(scope.tenant, () => hashPassword(newSecret()));
    const [first = name] = name.split(/\s+/);
    const account = { client_id, name, username: newUsername(usernameBase(first)), phone_number, co_host_role };
    return inTransaction(db, async (trx) => {
      if ((await countCoHosts(trx, scope, client_id)) >= MOST_CO_HOSTS)
        throw conflict(problem('too_many_co_hosts', { max: MOST_CO_HOSTS }));
      const id = await insertAccount(trx, { ...account, role: 'CLIENT', password_hash, created_by: principal.id });
      await note(trx, scope, { id, client_id, action: 'invite', changes: { name, co_host_role } });
      return withLink(trx, scope, { id, client_id });
    });
  });

  on(changeCoHost, async ({ params: { accountId }, body: { co_host_role }, scope }) =>
    inTransaction(db, async (trx) => {
      const former = (await lockCoHost(trx, scope, accountId)) ?? raise(notFound('co_host'));
      if (former.co_host_role !== co_host_role) {
        await updateCoHost(trx, scope, former.id, { co_host_role });
        await note(trx, scope, { ...former, action: 'change', changes: { co_host_role }, former });
      }
      return present({ ...former, co_host_role });
    }),
  );

  on(renewCoHostLink, async ({ params: { accountId }, scope }) =>
    inTransaction(db, async (trx) => {
      const coHost = (await lockCoHost(trx, scope, accountId)) ?? raise(notFound('co_host'));
      await note(trx, scope, { ...coHost, action: 'link', changes: {} });
      return withLink(trx, scope, coHost);
    }),
  );

  on(endCoHost, async ({ params: { accountId }, scope }) => {
    await inTransaction(db, async (trx) => {
      const coHost = (await lockCoHost(trx, scope, accountId)) ?? raise(notFound('co_host'));
      await updateCoHost(trx, scope, coHost.id, { is_active: false });
      await deleteSessions(trx, { accountId: coHost.id });
      await deleteCoHostLink(trx, coHost.id);
      await note(trx, scope, { ...coHost, action: 'remove', changes: { name: null }, former: coHost });
    });
    return null;
  });
}

/** The co-host with a link that was just made, the former one replaced. */
async function withLink(
  trx: Database,
  scope: ClientScope,
  { id, client_id }: Pick<CoHostRow, 'id' | 'client_id'>,
): Promise<CoHost & { link_token: string }> {
  const token = newSecret();
  const expires_at = new Date(Date.now() + CO_HOST_LINK_DAYS * DAY_MS);
  await putCoHostLink(trx, { account_id: id, client_id, token, expires_at });
  const row = (await findCoHost(trx, scope, id)) ?? raise(notFound('co_host'));
  return { ...present(row), link_token: token };
}

type Noted = Partial<Record<'name' | 'co_host_role', string | null>>;

const note = (
  trx: Database,
  scope: ClientScope,
  {
    id,
    client_id,
    action,
    changes,
    former,
  }: Pick<CoHostRow, 'id' | 'client_id'> & { action: string; changes: Noted; former?: Noted },
): Promise<void> =>
  recordOf(trx, scope, {
    clientId: client_id,
    action: `co-host.${action}`,
    subject: { type: 'account', id },
    changes: NOTED.flatMap((path) =>
      path in changes ? [{ path, from: former?.[path] ?? null, to: changes[path] ?? null }] : [],
    ),
  });

const NOTED = ['name', 'co_host_role'] as const;

function present({ password_state, link_until, last_login_at, client_id: _client, ...row }: CoHostRow): CoHost {
  const hasJoined = password_state === 'SET';
  const waits = link_until !== null && link_until.getTime() > Date.now();
  return {
    ...row,
    state: hasJoined ? 'JOINED' : waits ? 'WAITING' : 'RUN_OUT',
    link_until: waits ? link_until.toISOString() : null,
    last_login_at: last_login_at?.toISOString() ?? null,
  };
}
