import { RateLimiterMemory } from 'rate-limiter-flexible';
import { type Backoff, createBackoff, sharedBackoff } from './backoff.ts';
import { type Limits, LIMITS } from './limits.ts';
import { inRedis, type Redis } from './redis.ts';

/** Counts by a key what was done, or what failed, and says when it was too often. */
export interface Counter {
  /** Seconds until the key may try again, 0 when it may now. */
  wait(key: string): Promise<number>;
  count(key: string): Promise<void>;
  /** Counts once more; seconds to wait when that was too often, 0 when it may be done. */
  take(key: string): Promise<number>;
}

export type Counters = { readonly [Name in keyof Limits]: Counter } & {
  /** Wrong passwords at the log-in, of a name and a network or known device. */
  readonly logInFailures: Backoff;
  /** Wrong present passwords of whoever sits at an open session, of an account. */
  readonly passwordFailures: Backoff;
};

/**
 * A counter for each limit: made once, for the API and the pages of a process alike. With a Redis all processes count as one;
 * while it is away each counts for itself.
 */
export function createCounters(limits: Limits = LIMITS, redis?: Redis): Counters {
  const of = (name: keyof Limits) => counter(name, limits, redis);
  const backoff = (name: string) => (redis ? sharedBackoff(name, redis) : createBackoff());
  return {
    logins: of('logins'),
    answers: of('answers'),
    answersOfGuest: of('answersOfGuest'),
    phonesOfGuest: of('phonesOfGuest'),
    photosOfGuest: of('photosOfGuest'),
    photosOfInvitation: of('photosOfInvitation'),
    wrongCodes: of('wrongCodes'),
    lockGuesses: of('lockGuesses'),
    strangers: of('strangers'),
    strangersOfInvitation: of('strangersOfInvitation'),
    refusalLines: of('refusalLines'),
    logInFailures: backoff('logInFailures'),
    passwordFailures: backoff('passwordFailures'),
  };
}

function counter(name: keyof Limits, limits: Limits, redis: Redis | undefined): Counter {
  const { max, windowMs } = limits[name];
  const counting = { points: max, duration: windowMs / 1000 };
  const own = new RateLimiterMemory(counting);
  const limiter = redis ? inRedis(redis, name, counting, own) : own;
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
