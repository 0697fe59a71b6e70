import { buildApp } from './app.ts';
import { readConfig } from './config/index.ts';
import { createDatabase, parseDatabaseUrl } from './db/connection.ts';
import { refuseDemoAccounts } from './db/seed/index.ts';
import { drain } from './lib/drain.ts';
import { createLogger } from './lib/log.ts';

const STOP_SIGNALS = ['SIGINT', 'SIGTERM'] as const;

const config = readConfig();
if (!config.databaseUrl)
  throw new Error('DATABASE_URL is needed to run the API on its own; `npm start` brings a database');
const db = createDatabase({ connection: parseDatabaseUrl(config.databaseUrl) });
if (config.production) await refuseDemoAccounts(db);
const logger = createLogger({ level: config.production ? 'info' : 'warn' });
const app = await buildApp({ db, config, logger });
await app.listen({ port: config.port, host: '0.0.0.0' });

for (const signal of STOP_SIGNALS) {
  process.once(signal, () => {
    void Promise.all([drain(app.server), app.close()]).then(() => db.destroy());
  });
}
