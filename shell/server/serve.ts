import type { Config } from '@janur/api/config';
import type { Database } from '@janur/api/database';
import { createLogger } from '@janur/api/log';
import { buildSite, type Site } from './site.ts';

/** Serves what is deployed at the port of the configuration. */
export async function serve(db: Database, config: Config): Promise<Site & { readonly origin: string }> {
  const origin = config.publicOrigin ?? `http://localhost:${config.port}`;
  const logger = createLogger({ level: config.production ? 'info' : 'warn' });
  const site = await buildSite({ db, config, origin, logger });
  await new Promise<void>((resolve, reject) => {
    site.server.once('error', reject);
    site.server.listen(config.port, resolve);
  });
  return { ...site, origin };
}
