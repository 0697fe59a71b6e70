import { TEMPLATE_CONTRACT } from '@janur/contracts/boot';
import type { Registry } from '@janur/api/registry';
import { join } from 'node:path';
import { listFiles, putVersion, versionOf } from './files.ts';
import { readRemotePackage } from './package-info.ts';
import { ENTRY, preloadsOf } from './remote-build.ts';

/**
 * Puts the build of the remote in `dir` under its own version's address and has the registry serve it from now on.
 * The same build again changes nothing. Answers the version.
 */
export async function deployRemote({
  dir,
  dataDir,
  registry,
}: {
  dir: string;
  dataDir: string;
  registry: Registry;
}): Promise<{ name: string; version: string }> {
  const info = readRemotePackage(dir);
  const dist = join(dir, 'dist');
  const files = listFiles(dist);
  const version = versionOf(info.version, files);
  putVersion(dist, join(dataDir, 'remotes', info.name, version));
  await registry.publish({
    name: info.name,
    kind: info.templateIds.length > 0 ? 'TEMPLATE' : 'APP',
    version,
    contract: TEMPLATE_CONTRACT,
    entry: ENTRY,
    files,
    preload: preloadsOf(dist),
    templateIds: info.templateIds,
    publishedBy: null,
  });
  await registry.promote(info.name, version);
  return { name: info.name, version };
}
