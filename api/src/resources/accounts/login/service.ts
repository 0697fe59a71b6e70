import { problem } from '@janur/contracts';
import type { Database } from '../../../db/connection.ts';
import type { Backoff } from '../../../budgets/backoff.ts';
import { HttpError, invalidCredentials, rateLimited, secondFactorFirst } from '../../../lib/errors.ts';
import { inTurn, verifyPassword } from '../password/hash.ts';
import { hasPasskey, spendRecoveryCode } from '../passkeys/queries.ts';
import type { LoggedIn } from '../sessions/open.ts';
import { countFailedLogin, findAccountByUsername, type LoginRow, recordLogin } from './queries.ts';

interface LogIn {
  readonly username: string;
  readonly password: string;
  readonly recoveryCode: string | undefined;
  readonly network: string;
  /** The mark of a device that has logged in to that account before. */
  readonly deviceOf: (accountId: number) => string | undefined;
  /** Hears whose account it was, if it was anybody's. */
  readonly onFailure: (account: LoggedIn | undefined) => Promise<void>;
  /** Hears of a recovery code that was spent. */
  readonly onRecovery: (account: LoggedIn) => Promise<void>;
}

/**
 * The account whose password this is. An unknown user and a wrong password answer alike and take the same time, and only
 * who knows a run-out password hears that it has run out, as one more failure. Whoever tries is held off after the fifth
 * failure for a name, known or not; its owner gets in meanwhile from any other network, and from a known device anywhere.
 * An account with passkeys wants a recovery code besides, which is spent.
 */
export async function logIn(
  db: Database,
  attempts: Backoff,
  { username, password, recoveryCode, network, deviceOf, onFailure, onRecovery }: LogIn,
): Promise<LoggedIn> {
  // The turn comes first: of a burst of guesses each sees the failures of those before it.
  return inTurn(network, async () => {
    const name = nameOf(username);
    const account = await findAccountByUsername(db, name);
    // a new password begins anew: who was held off with the former one is not with this
    const device = account && deviceOf(account.id);
    const key = JSON.stringify([name, device ? { device } : network, account?.password_hash.slice(-8)]);
    const wait = await attempts.wait(key);
    if (wait > 0) throw rateLimited(wait);
    const isRight = await verifyPassword(password, account?.password_hash);
    if (!isRight || !account || isRunOut(account)) {
      await attempts.fail(key);
      if (account) await countFailedLogin(db, account.id);
      await onFailure(account && { id: account.id, role: account.role, clientId: account.client_id });
      throw isRight ? passwordRunOut() : invalidCredentials();
    }
    const who = { id: account.id, role: account.role, clientId: account.client_id };
    if (await hasPasskey(db, account.id)) {
      if (recoveryCode === undefined) {
        // right, and no failure: but whose password somebody has should show
        await onFailure(who);
        throw secondFactorFirst();
      }
      if (!(await spendRecoveryCode(db, account.id, recoveryCode))) {
        await attempts.fail(key);
        await countFailedLogin(db, account.id);
        await onFailure(who);
        throw new HttpError('INVALID_CREDENTIALS', problem('wrong_recovery_code'));
      }
      await onRecovery(who);
    }
    await attempts.forget(key);
    await recordLogin(db, account.id);
    return who;
  });
}

/** As accounts are called, however it was typed. */
export const nameOf = (username: string): string => username.normalize('NFC').toLowerCase();

const passwordRunOut = () => new HttpError('INVALID_CREDENTIALS', problem('password_over'));

const isRunOut = ({ password_expires_at: end }: LoginRow): boolean => end !== null && end.getTime() <= Date.now();
