import { createClient } from '@redis/client';
import type { FastifyBaseLogger } from 'fastify';
import { type RateLimiterMemory, RateLimiterRedis, RLWrapperTimeouts } from 'rate-limiter-flexible';

interface Counting {
  readonly points: number;
  readonly duration: number;
}

export type Redis = ReturnType<typeof connectRedis>;

const PATIENCE_MS = 250;
const MOST_UNANSWERED = 10_000;
const MOST_BETWEEN_TRIES_MS = 2000;

/**
 * The Redis or Valkey that the counters of all processes share. It connects by itself, also again; while it is away every
 * command fails at once, and each process counts for itself.
 */
export function connectRedis(url: string, logger?: Pick<FastifyBaseLogger, 'info' | 'warn'>) {
  let isThere: boolean | undefined;
  const isAway = (error: unknown) => {
    if (isThere !== false) logger?.warn({ err: error }, 'Redis is away: each process counts for itself');
    isThere = false;
  };
  const redis = createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: MOST_UNANSWERED,
    socket: { connectTimeout: 2000, reconnectStrategy: (tries) => Math.min(MOST_BETWEEN_TRIES_MS, 50 * 2 ** tries) },
  });
  redis.on('ready', () => {
    if (isThere === false) logger?.info('Redis is back: all processes count as one');
    isThere = true;
  });
  redis.on('error', isAway);
  // it tries until it is closed, and only then says that it gave up
  redis.connect().catch(isAway);
  return redis;
}

/**
 * A limiter of the library that counts in it. While it is away, or hangs for longer than anybody should wait for a counter,
 * `otherwise` counts; without one the call fails.
 */
export function inRedis(redis: Redis, name: string, counting: Counting, otherwise?: RateLimiterMemory) {
  const limiter = new RateLimiterRedis({
    ...counting,
    storeClient: redis,
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
    keyPrefix: `janur:${name}`,
  });
  return new RLWrapperTimeouts({
    limiter,
    timeoutMs: PATIENCE_MS,
    ...(otherwise ? { insuranceLimiter: otherwise } : {}),
  });
}
