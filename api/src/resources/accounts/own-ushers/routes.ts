import {
  addOwnUsher,
  endOwnUsher,
  listOwnUshers,
  MOST_OWN_USHERS,
  type OwnUsher,
  problem,
  renewUsherCard,
  USHER_DAY_HOURS,
} from '@janur/contracts';
import type { FastifyInstance } from 'fastify';
import { ownedEvent } from '../../../access/owned.ts';
import { recordOf } from '../../../audit/record.ts';
import type { AppContext } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { endpoints } from '../../../http/endpoints.ts';
import { conflict, notFound, raise } from '../../../lib/errors.ts';
import { hashPassword, inTurn } from '../password/hash.ts';
import { newPassword } from '../password/one-time-password.ts';
import { insertAccount } from '../queries.ts';
import { deleteSessions } from '../sessions/queries.ts';
import { newUsername, usernameBase } from '../username.ts';
import { deleteUsherCard, putUsherCard } from './card-queries.ts';
import { closeAccount, findBeginning, listOwnUsherRows, lockOwnUsher, type OwnUsherRow } from './queries.ts';

const HOUR_MS = 3_600_000;

/** Ushers whom the couple appoints itself, for one day. */
export function ownUsherRoutes(app: FastifyInstance, { db }: Pick<AppContext, 'db'>): void {
  const on = endpoints(app);

  on(listOwnUshers, async ({ scope }) => (await listOwnUsherRows(db, scope)).map(present));

  on(addOwnUsher, async ({ body: { event_id, name, guest_book_role }, scope, principal }) => {
    const event = await ownedEvent(db, scope, event_id);
    if ((await listOwnUsherRows(db, scope)).length >= MOST_OWN_USHERS)
      throw conflict(problem('too_many_ushers', { max: MOST_OWN_USHERS }));
    const valid_until = endOfDuty(await findBeginning(db, scope, event.id), new Date());
    const password = newPassword();
    const password_hash = await inTurn(scope.tenant, () => hashPassword(password));
    const [first = name] = name.split(/\s+/);
    const account = {
      client_id: principal.clientId,
      name,
      username: newUsername(usernameBase(first)),
      guest_book_role,
      valid_until,
    };
    const [id, card_token] = await inTransaction(db, async (trx) => {
      const made = await insertAccount(trx, { ...account, role: 'USHER', password_hash, created_by: principal.id });
      await recordOf(trx, scope, {
        clientId: principal.clientId,
        action: 'usher.appoint',
        subject: { type: 'account', id: made },
        changes: [
          { path: 'username', from: null, to: account.username },
          { path: 'guest_book_role', from: null, to: guest_book_role },
          { path: 'valid_until', from: null, to: valid_until.toISOString() },
        ],
      });
      const card = await putUsherCard(trx, { account_id: made, client_id: principal.clientId });
      return [made, card] as const;
    });
    return { ...present({ ...account, id, last_login_at: null }), password, card_token };
  });

  on(renewUsherCard, async ({ params: { accountId }, scope }) =>
    inTransaction(db, async (trx) => {
      const usher = (await lockOwnUsher(trx, scope, accountId)) ?? raise(notFound('usher'));
      const card_token = await putUsherCard(trx, { account_id: usher.id, client_id: usher.client_id });
      const subject = { type: 'account', id: usher.id };
      await recordOf(trx, scope, { clientId: usher.client_id, action: 'usher.card', subject, changes: [] });
      return { ...present(usher), card_token };
    }),
  );

  on(endOwnUsher, async ({ params: { accountId }, scope }) => {
    await inTransaction(db, async (trx) => {
      const usher = (await lockOwnUsher(trx, scope, accountId)) ?? raise(notFound('usher'));
      await closeAccount(trx, scope, usher.id);
      await deleteUsherCard(trx, usher.id);
      await deleteSessions(trx, { accountId: usher.id });
      const subject = { type: 'account', id: usher.id };
      const changes = [{ path: 'is_active', from: true, to: false }];
      await recordOf(trx, scope, { clientId: usher.client_id, action: 'usher.dismiss', subject, changes });
    });
    return null;
  });
}

/** A day from when the event begins; from now where that is over, or nobody knows. */
export function endOfDuty(beginning: Date | null, now: Date): Date {
  const from = Math.max(beginning?.getTime() ?? 0, now.getTime());
  return new Date(from + USHER_DAY_HOURS * HOUR_MS);
}

const present = ({ id, name, username, guest_book_role, valid_until, last_login_at }: OwnUsherRow): OwnUsher => ({
  id,
  name,
  username,
  guest_book_role,
  valid_until: valid_until.toISOString(),
  last_login_at: last_login_at?.toISOString() ?? null,
});
