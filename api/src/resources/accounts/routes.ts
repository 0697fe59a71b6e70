import { createUsher, resetPassword } from '@janur/contracts';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../db/transaction.ts';
import { notFound, raise } from '../../lib/errors.ts';
import { endpoints } from '../../http/endpoints.ts';
import { findClientId } from '../../audit/queries.ts';
import { actorOf, recordChange } from '../../audit/record.ts';
import { hashPassword, inTurn } from './password/hash.ts';
import type { AppContext } from '../../context.ts';
import { dropPasskeys } from './passkeys/queries.ts';
import { newPassword } from './password/one-time-password.ts';
import { deleteSessions } from './sessions/queries.ts';
import { refuseTakenUsername } from './username.ts';
import { findAccountOfClient, insertAccount, replacePassword } from './queries.ts';

export function accountRoutes(app: FastifyInstance, { db }: Pick<AppContext, 'db'>): void {
  const on = endpoints(app);
  on(createUsher, async ({ body, scope, principal, request }) => {
    const { client_id, name, username, guest_book_role } = body;
    if (!(await findClientId(db, scope, client_id))) throw notFound('client');
    const password = newPassword();
    const password_hash = await inTurn(scope.tenant, () => hashPassword(password));
    const words = { client_id, name, username, guest_book_role };
    const account = { ...words, role: 'USHER', password_hash, created_by: principal.id };
    const id = await inTransaction(db, async (trx) => {
      const made = await insertAccount(trx, account);
      await recordChange(trx, actorOf({ principal, request }), {
        clientId: client_id,
        action: 'usher.create',
        subject: { type: 'account', id: made },
        changes: [
          { path: 'username', from: null, to: username },
          { path: 'guest_book_role', from: null, to: guest_book_role },
        ],
      });
      return made;
    }).catch(refuseTakenUsername(username));
    return { id, ...words, password };
  });

  on(resetPassword, async ({ params: { clientId }, query: { username }, scope, principal, request }) => {
    const account = (await findAccountOfClient(db, scope, { clientId, username })) ?? raise(notFound('account'));
    const password = newPassword();
    const passwordHash = await inTurn(scope.tenant, () => hashPassword(password));
    await inTransaction(db, async (trx) => {
      await replacePassword(trx, scope, { id: account.id, passwordHash });
      await deleteSessions(trx, { accountId: account.id });
      await dropPasskeys(trx, account.id);
      await recordChange(trx, actorOf({ principal, request }), {
        clientId,
        action: 'password.reset',
        subject: { type: 'account', id: account.id },
        changes: [],
      });
    });
    return { user_name: account.username, password };
  });
}
