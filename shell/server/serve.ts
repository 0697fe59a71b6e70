import cluster from 'node:cluster';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Config } from '@janur/api/config';
import { warningsOf } from '@janur/api/config-warnings';
import type { Database } from '@janur/api/database';
import { createLogger } from '@janur/api/log';
import { refuseDemoAccounts } from '@janur/api/seed';
import { buildSite, type Site } from './site.ts';

/** Where each of the two is reached. */
export interface Origins {
  readonly guests: string;
  readonly staff: string;
}

/** Serves what is deployed at the ports of the configuration. Production refuses a database that demo passwords open. */
export async function serve(db: Database, config: Config): Promise<Site & { readonly origins: Origins }> {
  if (config.production) await refuseDemoAccounts(db);
  const origins = originsOf(config);
  const logger = createLogger({ level: config.production ? 'info' : 'warn' });
  if (!cluster.isWorker) for (const warning of warningsOf(config)) logger.warn(warning);
  logger.info(config.redisUrl ? 'counts and hears as one with all at its Redis' : 'counts and hears for itself alone');
  const site = await buildSite({ db, config, origin: origins.guests, logger });
  try {
    await listen(site.guests, config.port, 'JANUR_PORT');
    await listen(site.staff, config.staffPort, 'JANUR_STAFF_PORT');
  } catch (error) {
    await site.close();
    throw error;
  }
  return { ...site, origins };
}

export const originsOf = ({ publicOrigin, staffOrigin, port, staffPort }: Config): Origins => ({
  guests: publicOrigin ?? `http://localhost:${port}`,
  staff: staffOrigin ?? `http://localhost:${staffPort}`,
});

async function listen(server: Server, port: number, variable: string): Promise<void> {
  server.listen(port);
  try {
    await once(server, 'listening');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE')
      throw new Error(`Something listens at ${port} already: choose another ${variable}.`, { cause: error });
    if (code === 'EACCES')
      throw new Error(`This account may not listen at ${port}: choose another ${variable}.`, { cause: error });
    throw error;
  }
}
