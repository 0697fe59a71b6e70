import { healthLive, healthReady } from '@janur/contracts';
import type { FastifyInstance } from 'fastify';
import { isMigrated } from '../../db/migrate.ts';
import { raise, unavailable } from '../../lib/errors.ts';
import { endpoints } from '../../http/endpoints.ts';
import type { AppContext } from '../../context.ts';

export function healthRoutes(app: FastifyInstance, { db }: Pick<AppContext, 'db'>): void {
  const on = endpoints(app);
  on(healthLive, async () => ({ uptime: process.uptime() }));

  on(healthReady, async ({ request }) => {
    const isReady = await isMigrated(db).catch((error: unknown) => {
      request.log.warn({ err: error }, 'the database does not answer');
      return false;
    });
    return isReady ? { database: 'up' as const } : raise(unavailable());
  });
}
