import type { Config } from '@janur/api/config';
import { warningsOf } from '@janur/api/config-warnings';
import type { Database } from '@janur/api/database';
import { createLogger } from '@janur/api/log';
import { refuseDemoAccounts } from '@janur/api/seed';
import { buildSite, type Site } from './site.ts';

/** Serves what is deployed at the port of the configuration. Production refuses a database that demo passwords open. */
export async function serve(db: Database, config: Config): Promise<Site & { readonly origin: string }> {
  if (config.production) await refuseDemoAccounts(db);
  const origin = config.publicOrigin ?? `http://localhost:${config.port}`;
  const logger = createLogger({ level: config.production ? 'info' : 'warn' });
  for (const warning of warningsOf(config)) logger.warn(warning);
  const site = await buildSite({ db, config, origin, logger });
  await new Promise<void>((resolve, reject) => {
    site.server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      reject(isTaken ? new Error(`Something listens at ${config.port} already: choose another JANUR_PORT.`) : error);
    });
    site.server.listen(config.port, resolve);
  });
  return { ...site, origin };
}
