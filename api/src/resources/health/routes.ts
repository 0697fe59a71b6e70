import { healthLive, healthReady } from '@janur/contracts';
import type { FastifyInstance } from 'fastify';
import { isMigrated } from '../../db/migrate.ts';
import { loggable, unavailable } from '../../lib/errors.ts';
import { inTime } from '../../lib/within.ts';
import { endpoints } from '../../http/endpoints.ts';
import type { AppContext } from '../../context.ts';

/** Probes give up after two seconds or so, and take silence for worse than a refusal. */
const PATIENCE_MS = 1500;

export function healthRoutes(
  app: FastifyInstance,
  { db, config, watchedFiles }: Pick<AppContext, 'db' | 'config' | 'watchedFiles'>,
): void {
  const on = endpoints(app);
  on(healthLive, async () => ({ uptime: process.uptime() }));

  on(healthReady, async ({ request }) => {
    const isReady = await inTime(isMigrated(db), PATIENCE_MS).catch((error: unknown) => {
      request.log.warn({ err: loggable(error) }, 'the database does not answer');
      return false;
    });
    if (!isReady) throw unavailable();
    // without pictures a page is a page: told, and no reason to send guests elsewhere
    return { database: 'up' as const, ...(config.s3 && { files: await watchedFiles.state() }) };
  });
}
