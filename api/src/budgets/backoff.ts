import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { inRedis, type Redis } from './redis.ts';

const FREE_FAILURES = 4;
const MAX_BACKOFF_MS = 15 * 60_000;
const MAX_KEYS = 50_000;

/** How long to wait after so many failures: from the fifth on each doubles it, up to 15 minutes, never for good. */
export function backoffMs(failures: number): number {
  return failures <= FREE_FAILURES ? 0 : Math.min(MAX_BACKOFF_MS, 1000 * 2 ** (failures - FREE_FAILURES));
}

/** Attempts of which each failure doubles the wait, until one succeeded. */
export interface Backoff {
  /** Seconds until the key may try again, 0 when it may now. */
  wait(key: string): Promise<number>;
  fail(key: string): Promise<void>;
  forget(key: string): Promise<void>;
}

/** The back-off of one key after the other; of 50,000 keys the one that was longest quiet goes first. */
export function createBackoff(now: () => number = Date.now): Backoff {
  const failures = new LRUCache<string, { count: number; until: number }>({ max: MAX_KEYS });
  return {
    wait: async (key) => Math.max(0, Math.ceil(((failures.get(key)?.until ?? 0) - now()) / 1000)),
    async fail(key) {
      const count = (failures.get(key)?.count ?? 0) + 1;
      failures.set(key, { count, until: now() + backoffMs(count) });
    },
    forget: async (key) => void failures.delete(key),
  };
}

const DAY_S = 86_400;

/** The same for all processes, over a day; while the Redis is away this process's own. */
export function sharedBackoff(name: string, redis: Redis, own: Backoff = createBackoff()): Backoff {
  const failures = inRedis(redis, `${name}:count`, { points: 1e6, duration: DAY_S });
  const held = inRedis(redis, `${name}:until`, { points: 0, duration: DAY_S });
  return {
    wait: (key) =>
      held.get(hidden(key)).then(
        (found) => Math.ceil((found?.msBeforeNext ?? 0) / 1000),
        () => own.wait(key),
      ),
    async fail(key) {
      try {
        const { consumedPoints } = await failures.penalty(hidden(key));
        const wait = backoffMs(consumedPoints);
        if (wait > 0) await held.block(hidden(key), wait / 1000);
      } catch {
        await own.fail(key);
      }
    },
    async forget(key) {
      await own.forget(key);
      await Promise.all([failures, held].map((limiter) => limiter.delete(hidden(key)))).catch(() => undefined);
    },
  };
}

/** Keys hold what people typed as a user name, which now and then is their password. */
const hidden = (key: string): string => createHash('sha256').update(key).digest('base64url');
