import { hash, verify } from '@node-rs/argon2';
import { unavailable } from '../../lib/errors.ts';

/** argon2id, 19 MiB, two passes: what OWASP's password storage sheet asks for. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Each takes 28 ms of a core and 19 MiB: a flood of log-ins must not take the machine. */
const MAX_AT_ONCE = 2;
const MAX_WAITING = 200;

let running = 0;
const waiting: (() => void)[] = [];

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** Whether the password fits. Without a hash (an unknown user) it takes the same time and says no. */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  const fits = await verify(stored ?? (await dummyHash()), password);
  return fits && stored !== undefined;
}

/** Runs at most two of such works at a time, the others in their order. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < MAX_AT_ONCE) running += 1;
  else if (waiting.length >= MAX_WAITING) throw unavailable();
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

let dummy: Promise<string> | undefined;
const dummyHash = (): Promise<string> => (dummy ??= hash('nobody has this password', COST));
