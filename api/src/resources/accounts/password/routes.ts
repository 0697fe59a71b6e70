import { changePassword, confirmPassword, problem, problemAt } from '@janur/contracts';
import { passwordProblem } from '@janur/contracts/password';
import type { FastifyInstance } from 'fastify';
import { accessingOf, recordAccess } from '../../../audit/access-log.ts';
import type { AppContext } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { endpoints } from '../../../http/endpoints.ts';
import { HttpError, invalid, raise, rateLimited, unauthenticated } from '../../../lib/errors.ts';
import { confirmSession, deleteSessions } from '../sessions/queries.ts';
import { isBreached } from './breached.ts';
import { hashPassword, inTurn, verifyPassword } from './hash.ts';
import { findPassword, type PasswordRow, setOwnPassword } from './queries.ts';

/** The own password: changed, and shown again for what wants a fresh log-in. */
export function passwordRoutes(app: FastifyInstance, { db, counters }: Pick<AppContext, 'db' | 'counters'>): void {
  const on = endpoints(app);
  const attempts = counters.passwordFailures;

  on(changePassword, async ({ body: { current_password, new_password }, principal, request }) => {
    const { id, session } = principal;
    const refused =
      passwordProblem(new_password, principal) ?? (isBreached(new_password) ? 'password_common' : undefined);
    if (refused) throw invalid([problemAt('body.new_password', problem(refused))]);
    const former = await passwordOf(id);
    const isMadeForThem = former.password_state === 'TEMPORARY' && !session.isByCard;
    if (current_password === undefined && !isMadeForThem)
      throw invalid([problemAt('body.current_password', problem('required'))]);
    if (current_password !== undefined) await checkPassword(id, current_password, former);
    const isSame = await inTurn(String(id), () => verifyPassword(new_password, former.password_hash));
    if (isSame) throw invalid([problemAt('body.new_password', problem('password_same'))]);
    const hash = await inTurn(String(id), () => hashPassword(new_password));
    await inTransaction(db, async (trx) => {
      await setOwnPassword(trx, id, hash);
      await deleteSessions(trx, { accountId: id, but: session.id });
      await confirmSession(trx, session.id);
      await recordAccess(trx, request, { who: accessingOf(principal), action: 'access.password-changed' });
    });
    return null;
  });

  on(confirmPassword, async ({ body: { password }, principal: { id, session } }) => {
    await checkPassword(id, password, await passwordOf(id));
    await confirmSession(db, session.id);
    return null;
  });

  const passwordOf = async (id: number) => (await findPassword(db, id)) ?? raise(unauthenticated());

  async function checkPassword(id: number, password: string, { password_hash }: PasswordRow): Promise<void> {
    await inTurn(String(id), async () => {
      const key = String(id);
      const wait = await attempts.wait(key);
      if (wait > 0) throw rateLimited(wait);
      if (!(await verifyPassword(password, password_hash))) {
        await attempts.fail(key);
        throw new HttpError('INVALID_CREDENTIALS', problem('wrong_current_password'));
      }
      await attempts.forget(key);
    });
  }
}
