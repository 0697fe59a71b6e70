import { type Role, problem } from '@janur/contracts';
import type { Database } from '../../../db/connection.ts';
import { type Attempts, backoffMs } from '../../../access/attempts.ts';
import { HttpError, invalidCredentials, rateLimited } from '../../../lib/errors.ts';
import { inTurn, verifyPassword } from '../passwords.ts';
import { countFailedLogin, findAccountByUsername, holdOff, type LoginRow, recordLogin } from './queries.ts';

export interface LoggedIn {
  readonly id: number;
  readonly role: Role;
  readonly version: number;
}

/**
 * The account whose password this is. An unknown user and a wrong password answer alike and take the same time, and only
 * who knows a run-out password hears that it has run out, as one more failure; both known and unknown names are held off after the fifth failure, so that the answer never says which are known.
 */
export async function logIn(
  db: Database,
  unknownNames: Attempts,
  { username, password }: { username: string; password: string },
): Promise<LoggedIn> {
  // The turn comes first: of a burst of guesses each sees the failures of those before it.
  return inTurn(async () => {
    const name = username.normalize('NFC').toLowerCase();
    const account = await findAccountByUsername(db, name);
    const wait = account ? secondsUntil(account.locked_until) : await unknownNames.wait(name);
    if (wait > 0) throw rateLimited(wait);
    const isRight = await verifyPassword(password, account?.password_hash);
    if (!isRight || !account || isRunOut(account)) {
      if (account) await failed(db, account.id);
      else await unknownNames.fail(name);
      throw isRight ? passwordRunOut() : invalidCredentials();
    }
    await recordLogin(db, account.id);
    return { id: account.id, role: account.role, version: account.token_version };
  });
}

const passwordRunOut = () => new HttpError('INVALID_CREDENTIALS', problem('password_over'));

const isRunOut = ({ password_expires_at: end }: LoginRow): boolean => end !== null && end.getTime() <= Date.now();

const secondsUntil = (time: Date | null): number =>
  Math.max(0, Math.ceil(((time?.getTime() ?? 0) - Date.now()) / 1000));

async function failed(db: Database, id: number): Promise<void> {
  const wait = backoffMs(await countFailedLogin(db, id));
  if (wait > 0) await holdOff(db, { id, until: new Date(Date.now() + wait) });
}
