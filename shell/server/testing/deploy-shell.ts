import type { Config } from '@janur/api/config';
import type { Database } from '@janur/api/database';
import { createBuilds, createRegistry } from '@janur/api/registry';
import { signedBuild } from '@janur/api/testing/builds';

/** Of tests: publishes a shell of a few bytes and promotes it, as `npm run deploy -- shell` does on any machine. */
export async function deployShell(
  db: Database,
  config: Pick<Config, 's3' | 'dataDir'>,
  version: string,
): Promise<void> {
  const files = { 'shell.js': `void ${JSON.stringify(version)}`, 'texts/id.js': 'void 0' };
  const described = { name: 'shell', kind: 'APP' as const, version, entry: 'shell.js', preload: [], template_ids: [] };
  const registry = createRegistry(db, { builds: createBuilds(config, db) });
  await registry.publish(signedBuild({ manifest: described, files }).build, { publisher: { kind: 'operator' } });
  await registry.promote('shell', version);
}
