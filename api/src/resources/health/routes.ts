import { healthLive, healthReady } from '@janur/contracts';
import type { FastifyInstance } from 'fastify';
import { isMigrated } from '../../db/migrate.ts';
import { loggable, raise, unavailable } from '../../lib/errors.ts';
import { inTime } from '../../lib/within.ts';
import { endpoints } from '../../http/endpoints.ts';
import type { AppContext } from '../../context.ts';

/** Probes give up after two seconds or so, and take silence for worse than a refusal. */
const PATIENCE_MS = 1500;

export function healthRoutes(app: FastifyInstance, { db }: Pick<AppContext, 'db'>): void {
  const on = endpoints(app);
  on(healthLive, async () => ({ uptime: process.uptime() }));

  on(healthReady, async ({ request }) => {
    const isReady = await inTime(isMigrated(db), PATIENCE_MS).catch((error: unknown) => {
      request.log.warn({ err: loggable(error) }, 'the database does not answer');
      return false;
    });
    return isReady ? { database: 'up' as const } : raise(unavailable());
  });
}
