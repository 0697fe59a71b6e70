import { LRUCache } from 'lru-cache';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { type Limit, type Limits, LIMITS } from './limits.ts';

/** Counts by a key what was done, or what failed, and says when it was too often. */
export interface Counter {
  /** Seconds until the key may try again, 0 when it may now. */
  wait(key: string): Promise<number>;
  count(key: string): Promise<void>;
  /** Counts once more; seconds to wait when that was too often, 0 when it may be done. */
  take(key: string): Promise<number>;
}

export type Counters = { readonly [Name in keyof Limits]: Counter };

/** A counter for each limit: made once, for the API and the pages of a process alike. */
export function createCounters(limits: Limits = LIMITS): Counters {
  return {
    logins: counter(limits.logins),
    answers: counter(limits.answers),
    answersOfGuest: counter(limits.answersOfGuest),
    wrongCodes: counter(limits.wrongCodes),
    lockGuesses: counter(limits.lockGuesses),
    strangers: counter(limits.strangers),
    strangersOfInvitation: counter(limits.strangersOfInvitation),
    refusalLines: counter(limits.refusalLines),
  };
}

function counter({ max, windowMs }: Limit): Counter {
  const limiter = new RateLimiterMemory({ points: max, duration: windowMs / 1000 });
  const seconds = (ms: number) => Math.ceil(ms / 1000);
  return {
    async wait(key) {
      const counted = await limiter.get(key);
      return counted && counted.remainingPoints <= 0 ? seconds(counted.msBeforeNext) : 0;
    },
    async count(key) {
      await limiter.penalty(key);
    },
    async take(key) {
      const { consumedPoints, msBeforeNext } = await limiter.penalty(key);
      return consumedPoints > max ? Math.max(1, seconds(msBeforeNext)) : 0;
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
export interface Backoff {
  /** Seconds until the key may try again, 0 when it may now. */
  wait(key: string): Promise<number>;
  fail(key: string): Promise<void>;
  forget(key: string): void;
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
    forget: (key) => void failures.delete(key),
  };
}
