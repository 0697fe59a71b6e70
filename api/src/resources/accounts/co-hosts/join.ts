import { acceptCoHostLink, openCoHostLink, problem, problemAt } from '@janur/contracts';
import { passwordProblem } from '@janur/contracts/password';
import type { FastifyInstance } from 'fastify';
import { placeOf } from '../../../access/actor.ts';
import { rememberDevice } from '../../../access/known-device.ts';
import { sideOf } from '../../../access/origins.ts';
import { recordChange } from '../../../audit/record.ts';
import type { AppContext } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { endpoints } from '../../../http/endpoints.ts';
import { invalid, notFound, raise } from '../../../lib/errors.ts';
import { recordLogin } from '../login/queries.ts';
import { dropPasskeys } from '../passkeys/queries.ts';
import { isBreached } from '../password/breached.ts';
import { hashPassword, inTurn } from '../password/hash.ts';
import { setOwnPassword } from '../password/queries.ts';
import { openSession } from '../sessions/open.ts';
import { deleteSessions } from '../sessions/queries.ts';
import { deleteCoHostLink, findCoHostLink, lockCoHostLink } from './queries.ts';

/** What a co-host does with the link: look whose it is, and set a password, once. */
export function joinRoutes(app: FastifyInstance, { db, config, tokens }: AppContext): void {
  const on = endpoints(app);

  on(
    openCoHostLink,
    async ({ headers, reply }) => {
      // nobody between us and the family shall keep it
      void reply.header('cache-control', 'private, no-store');
      const link = (await findCoHostLink(db, headers['co-host-token'])) ?? raise(notFound('co_host_link'));
      const { name, username, client_name, co_host_role, expires_at } = link;
      return { name, username, client_name, co_host_role, expires_at: expires_at.toISOString() };
    },
    { limit: 'answers' },
  );

  on(
    acceptCoHostLink,
    async ({ headers, body: { password, stay_signed_in: stays }, request, reply }) => {
      const token = headers['co-host-token'];
      const known = (await findCoHostLink(db, token)) ?? raise(notFound('co_host_link'));
      const refused = passwordProblem(password, known) ?? (isBreached(password) ? 'password_common' : undefined);
      if (refused) throw invalid([problemAt('body.password', problem(refused))]);
      const hash = await inTurn(String(known.account_id), () => hashPassword(password));
      const { account_id: id, client_id: clientId } = await inTransaction(db, async (trx) => {
        const link = (await lockCoHostLink(trx, token)) ?? raise(notFound('co_host_link'));
        await setOwnPassword(trx, link.account_id, hash);
        // who needs a new password may have lost the telephone too
        await deleteSessions(trx, { accountId: link.account_id });
        await dropPasskeys(trx, link.account_id);
        await deleteCoHostLink(trx, link.account_id);
        await recordLogin(trx, link.account_id);
        const actor = { accountId: link.account_id, role: 'CLIENT', ...placeOf(request) };
        const subject = { type: 'account', id: link.account_id };
        await recordChange(trx, actor, { clientId: link.client_id, action: 'co-host.join', subject, changes: [] });
        return link;
      });
      if (sideOf(request, config) === 'staff') rememberDevice(config, id, reply);
      return openSession({ db, config, tokens }, { id, role: 'CLIENT', clientId }, { request, reply, stays });
    },
    { limit: 'logins' },
  );
}
