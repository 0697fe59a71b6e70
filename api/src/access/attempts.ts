import { LRUCache } from 'lru-cache';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Limit } from '../config/index.ts';

/** Counts failures by a key and says when a key has failed too often. */
export interface Attempts {
  /** Seconds until the key may try again, 0 when it may now. */
  wait(key: string): Promise<number>;
  fail(key: string): Promise<void>;
}

/** At most `max` failures in `windowMs` from the first of them. Several processes share it over the library's Redis store. */
export function windowedAttempts({ max, windowMs }: Limit): Attempts {
  const limiter = new RateLimiterMemory({ points: max, duration: windowMs / 1000 });
  return {
    async wait(key) {
      const counted = await limiter.get(key);
      return counted && counted.remainingPoints <= 0 ? Math.ceil(counted.msBeforeNext / 1000) : 0;
    },
    async fail(key) {
      await limiter.penalty(key);
    },
  };
}

const FREE_FAILURES = 4;
const MAX_BACKOFF_MS = 15 * 60_000;
const MAX_KEYS = 50_000;

/** How long to wait after so many failures: from the fifth on each doubles it, up to 15 minutes, never for good. */
export function backoffMs(failures: number): number {
  return failures <= FREE_FAILURES ? 0 : Math.min(MAX_BACKOFF_MS, 1000 * 2 ** (failures - FREE_FAILURES));
}

/** Attempts of which each failure doubles the wait, until one succeeded. */
export interface BackoffAttempts extends Attempts {
  forget(key: string): void;
}

/** The back-off of one key after the other; of 50,000 keys the one that was longest quiet goes first. */
export function backoffAttempts(now: () => number = Date.now): BackoffAttempts {
  const failures = new LRUCache<string, { count: number; until: number }>({ max: MAX_KEYS });
  return {
    wait: async (key) => Math.max(0, Math.ceil(((failures.get(key)?.until ?? 0) - now()) / 1000)),
    async fail(key) {
      const count = (failures.get(key)?.count ?? 0) + 1;
      failures.set(key, { count, until: now() + backoffMs(count) });
    },
    forget: (key) => void failures.delete(key),
  };
}
