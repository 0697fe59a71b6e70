import { readConfig } from '@janur/api/config';
import { isMigrated } from '@janur/api/migrate';
import closeWithGrace from 'close-with-grace';
import { type OpenDatabase, openDatabase } from './database.ts';
import { serve } from './serve.ts';
import type { Site } from './site.ts';

let database: OpenDatabase | undefined;
let site: Site | undefined;
closeWithGrace({ delay: 10_000 }, async ({ err }) => {
  if (err) console.error(err);
  await site?.close();
  await database?.close();
});

/** `npm run serve`: serves what `npm run deploy` has put in place. It installs, builds, migrates and seeds nothing. */
try {
  const config = readConfig();
  database = await openDatabase(config);
  if (!(await isMigrated(database.db)))
    throw new Error('The database is older than this program: run npm run deploy -- all, which updates it.');
  const { origins, ...served } = await serve(database.db, config);
  site = served;
  console.log(`Janur serves guests at ${origins.guests}, staff at ${origins.staff}`);
} catch (error) {
  console.error(error instanceof Error && process.env['DEBUG'] === undefined ? error.message : error);
  await database?.close();
  process.exit(1);
}
