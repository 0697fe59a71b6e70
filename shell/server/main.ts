import cluster from 'node:cluster';
import { readConfig } from '@janur/api/config';
import { warningsOf } from '@janur/api/config-warnings';
import { addUpMetrics } from '@janur/api/metrics-of-all';
import { isMigrated } from '@janur/api/migrate';
import closeWithGrace from 'close-with-grace';
import { type OpenDatabase, openDatabase } from './database.ts';
import { originsOf, serve } from './serve.ts';
import type { Site } from './site.ts';
import { LEAVE, SERVING, startWorkers, STOP, type Workers } from './workers.ts';

/** Longer than a browser or proxy keeps a connection that is not used. */
const GRACE_MS = 7000;
/** Where nobody takes its place who comes on an open connection is still answered; who comes anew waits at the proxy. */
const LAST_MS = 2000;

let database: OpenDatabase | undefined;
let site: Site | undefined;
let workers: Workers | undefined;
let isEnding = false;
const ending = closeWithGrace({ delay: 10_000, skip: ['SIGHUP'] }, async ({ err }) => {
  isEnding = true;
  if (err) console.error(err);
  await workers?.stop();
  await site?.close({ graceMs: LAST_MS });
  await database?.close();
});

/** `npm run serve`: serves what `npm run deploy` has put in place. It installs, builds, migrates and seeds nothing. */
try {
  const config = readConfig();
  database = await openDatabase(config);
  if (!(await isMigrated(database.db)))
    throw new Error('The database is older than this program: run npm run deploy -- all, which updates it.');
  if (config.workers && cluster.isPrimary) {
    for (const warning of warningsOf(config)) console.error(warning);
    addUpMetrics();
    workers = await startWorkers(config.workers, { DATABASE_URL: database.url });
    const { guests, staff } = originsOf(config);
    console.log(`Janur serves guests at ${guests}, staff at ${staff}, in ${config.workers} processes`);
  } else {
    const { origins, ...served } = await serve(database.db, config);
    site = served;
    if (cluster.isPrimary) console.log(`Janur serves guests at ${origins.guests}, staff at ${origins.staff}`);
    else process.send?.(SERVING);
  }
} catch (error) {
  console.error(error instanceof Error && process.env['DEBUG'] === undefined ? error.message : error);
  await workers?.stop();
  await database?.close();
  process.exit(1);
}

process.on('SIGHUP', () => {
  if (workers) void workers.restart();
  // where it is alone there is nobody who serves meanwhile
  else if (cluster.isPrimary) ending.close();
});
process.on('message', (message) => {
  // a terminal's Ctrl-C reaches all processes by itself
  if (message === STOP && !isEnding) ending.close();
  if (message === LEAVE) void leave();
});

async function leave(): Promise<void> {
  await site?.close({ graceMs: GRACE_MS });
  await database?.close();
  process.exit(0);
}
