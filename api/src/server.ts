import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { createDatabase, parseDatabaseUrl } from './db/connection.ts';

const STOP_SIGNALS = ['SIGINT', 'SIGTERM'] as const;

const config = readConfig();
if (!config.databaseUrl)
  throw new Error('DATABASE_URL is needed to run the API on its own; `npm start` brings a database');
const db = createDatabase({ connection: parseDatabaseUrl(config.databaseUrl) });
const app = await buildApp({ db, config });
await app.listen({ port: config.port, host: '0.0.0.0' });

for (const signal of STOP_SIGNALS) {
  process.once(signal, () => {
    void app.close().then(() => db.destroy());
  });
}
