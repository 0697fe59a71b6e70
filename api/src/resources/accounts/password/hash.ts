import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { unavailable } from '../../../lib/errors.ts';

/** argon2id, 19 MiB, two passes: what OWASP's password storage sheet asks for. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Each takes 28 ms of a core and 19 MiB: a flood of log-ins must not take the machine. */
const MAX_AT_ONCE = 2;
const MAX_WAITING = 200;

const limit = pLimit(MAX_AT_ONCE);

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** Whether the password fits. Without a hash (an unknown user) it takes the same time and says no. */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  const fits = await verify(stored ?? (await dummyHash()), password);
  return fits && stored !== undefined;
}

/** Runs at most two of such works at a time, the others in their order. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (limit.pendingCount >= MAX_WAITING) throw unavailable();
  return limit(work);
}

let dummy: Promise<string> | undefined;
const dummyHash = (): Promise<string> => (dummy ??= hash('nobody has this password', COST));
