import { readConfig } from '@janur/api/config';
import { createLogger } from '@janur/api/log';
import { createRegistry } from '@janur/api/registry';
import { seedDemo } from '@janur/api/seed';
import closeWithGrace from 'close-with-grace';
import { deployRemote } from '../deploy/deploy-remote.ts';
import { deployShell } from '../deploy/shell.ts';
import { announce } from './announce.ts';
import { build } from './build.ts';
import { openDatabase } from './platform.ts';
import { buildSite } from './site.ts';
import { fail, step } from './step.ts';
import { remoteFolders } from './workspaces.ts';

const config = readConfig();
const origin = config.publicOrigin ?? `http://localhost:${config.port}`;

try {
  await start();
} catch (error) {
  fail(error);
}

async function start() {
  const database = await openDatabase(config);
  closeWithGrace({ delay: 10_000 }, async ({ err }) => {
    if (err) console.error(err);
    await site?.close();
    await database.close();
  });
  let site: Awaited<ReturnType<typeof buildSite>> | undefined;
  const { db } = database;
  if (!config.production) await step('Demo data', () => seedDemo(db));
  await step('Building what changed', build);
  await step('Deploying', async () => {
    const registry = createRegistry(db);
    deployShell(config.dataDir);
    for (const dir of remoteFolders()) await deployRemote({ dir, dataDir: config.dataDir, registry });
  });
  const logger = createLogger({ level: config.production ? 'info' : 'warn' });
  site = await buildSite({ db, config, origin, logger });
  const { server } = site;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.port, resolve);
  });
  announce(origin);
}
