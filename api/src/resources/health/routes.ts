import { healthLive, healthReady } from '@janur/contracts';
import type { FastifyInstance } from 'fastify';
import { isMigrated } from '../../db/migrate.ts';
import { raise, unavailable } from '../../lib/errors.ts';
import { implement } from '../../http/implement.ts';
import type { Resources } from '../index.ts';

export function healthRoutes(app: FastifyInstance, { db }: Pick<Resources, 'db'>): void {
  implement(app, healthLive)(async () => ({ uptime: process.uptime() }));

  implement(
    app,
    healthReady,
  )(async ({ request }) => {
    const isReady = await isMigrated(db).catch((error: unknown) => {
      request.log.warn({ err: error }, 'the database does not answer');
      return false;
    });
    return isReady ? { database: 'up' } : raise(unavailable());
  });
}
