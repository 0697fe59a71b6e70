import type { Limit } from '../config.ts';

/** Counts failures by a key and says when a key has failed too often. Kept in this process; bounded in size. */
export interface Attempts {
  /** Seconds until the key may try again, 0 when it may now. */
  wait(key: string): number;
  fail(key: string): void;
  clear(key: string): void;
}

const MAX_KEYS = 50_000;

/** At most `max` failures in `windowMs` from the first of them. */
export function windowedAttempts({ max, windowMs }: Limit, now: () => number = Date.now): Attempts {
  const failures = new Map<string, { count: number; until: number }>();
  return {
    wait(key) {
      const entry = failures.get(key);
      if (!entry || entry.count < max || entry.until <= now()) return 0;
      return Math.ceil((entry.until - now()) / 1000);
    },
    fail(key) {
      const entry = failures.get(key);
      const isRunning = entry !== undefined && entry.until > now();
      remember(failures, key, isRunning ? { ...entry, count: entry.count + 1 } : { count: 1, until: now() + windowMs });
    },
    clear: (key) => void failures.delete(key),
  };
}

const FREE_FAILURES = 4;
const MAX_BACKOFF_MS = 15 * 60_000;

/** How long to wait after so many failures: from the fifth on each doubles it, up to 15 minutes, never for good. */
export function backoffMs(failures: number): number {
  return failures <= FREE_FAILURES ? 0 : Math.min(MAX_BACKOFF_MS, 1000 * 2 ** (failures - FREE_FAILURES));
}

/** The back-off of one key after the other, as an account has its own in the database. */
export function backoffAttempts(now: () => number = Date.now): Attempts {
  const failures = new Map<string, { count: number; until: number }>();
  return {
    wait: (key) => Math.max(0, Math.ceil(((failures.get(key)?.until ?? 0) - now()) / 1000)),
    fail(key) {
      const count = (failures.get(key)?.count ?? 0) + 1;
      remember(failures, key, { count, until: now() + backoffMs(count) });
    },
    clear: (key) => void failures.delete(key),
  };
}

function remember<V>(map: Map<string, V>, key: string, value: V): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > MAX_KEYS && oldest !== undefined) map.delete(oldest);
}
