import { hash, verify } from '@node-rs/argon2';
import { createTurns, inTurn as inTurnOf, PLACES } from '../../../budgets/places.ts';
import { unavailable } from '../../../lib/errors.ts';

/** argon2id, 19 MiB, two passes: what OWASP's password storage sheet asks for. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const turns = createTurns(PLACES.hashing);

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** Whether the password fits. Without a hash (an unknown user) it takes the same time and says no. */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  const fits = await verify(stored ?? (await dummyHash()), password);
  return fits && stored !== undefined;
}

/** Such works take turns: a flood of log-ins must take neither the machine nor the turns of another network. */
export const inTurn = <T>(who: string, work: () => Promise<T>): Promise<T> =>
  inTurnOf({ turns, who, busy: unavailable }, work);

let dummy: Promise<string> | undefined;
const dummyHash = (): Promise<string> => (dummy ??= hash('nobody has this password', COST));
