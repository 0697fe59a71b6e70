import { readConfig } from '@janur/api/config';
import { createBuilds, createRegistry } from '@janur/api/registry';
import { basename } from 'node:path';
import { deployRemote } from '../deploy/deploy-remote.ts';
import { run } from './build.ts';
import { joinDatabase } from './platform.ts';
import { fail } from './step.ts';
import { remoteFolders } from './workspaces.ts';

const wanted = process.argv.slice(2);

try {
  await deploy();
} catch (error) {
  fail(error);
}

/**
 * `npm run deploy -- template-1`: builds that remote and has the running system serve it; nothing else is touched. `all` is
 * what `npm run serve` needs: the database's schema, the shell and every remote.
 */
async function deploy() {
  const config = readConfig();
  const known = new Map(remoteFolders().map((dir) => [basename(dir), dir]));
  const names = wanted.includes('all') ? [...known.keys()] : wanted;
  const unknown = names.filter((name) => !known.has(name));
  if (names.length === 0 || unknown.length > 0) {
    const what = unknown.length > 0 ? `There is no ${unknown.join(', ')}. ` : '';
    throw new Error(`${what}Say what to deploy: all, ${[...known.keys()].join(', ')}.`);
  }
  const database = await joinDatabase(config);
  const registry = createRegistry(database.db, { builds: createBuilds(config, database.db) });
  try {
    for (const name of names) {
      await run('turbo', ['run', 'build', `--filter=@janur/${name}`, '--output-logs=errors-only']);
      const dir = known.get(name) ?? name;
      const { version } = await deployRemote({ dir, dataDir: config.dataDir, registry });
      console.log(`${name}: ${version}`);
    }
  } finally {
    await database.close();
  }
}
