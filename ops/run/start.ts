import { readConfig } from '@janur/api/config';
import { createBuilds, createRegistry } from '@janur/api/registry';
import { seedDemo } from '@janur/api/seed';
import { serve, type Site } from '@janur/shell/server';
import closeWithGrace from 'close-with-grace';
import { deployRemote } from '../deploy/deploy-remote.ts';
import { announce } from './announce.ts';
import { build } from './build.ts';
import { migratedDatabase } from './platform.ts';
import { fail, step } from './step.ts';
import { remoteFolders } from './workspaces.ts';

try {
  await start();
} catch (error) {
  fail(error);
}

/** `npm start`: builds what changed, deploys it with the demo data, and serves it. */
async function start() {
  const config = readConfig();
  const database = await migratedDatabase(config);
  let site: Site | undefined;
  closeWithGrace({ delay: 10_000 }, async ({ err }) => {
    if (err) console.error(err);
    await site?.close();
    await database.close();
  });
  const { db } = database;
  if (!config.production) await step('Demo data', () => seedDemo(db));
  await step('Building what changed', build);
  await step('Deploying', async () => {
    const registry = createRegistry(db, { builds: createBuilds(config, db) });
    for (const dir of remoteFolders()) await deployRemote({ dir, dataDir: config.dataDir, registry });
  });
  const { origins, ...served } = await serve(db, config);
  site = served;
  announce(origins, { isDemo: !config.production });
}
