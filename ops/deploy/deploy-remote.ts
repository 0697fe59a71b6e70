import type { Registry } from '@janur/api/registry';
import { join } from 'node:path';
import { readRemotePackage } from './package-info.ts';
import { signedBuild } from './signed-build.ts';
import { signingKey } from './signing.ts';

/**
 * Puts the build of the remote in `dir` under its own version's address and has the registry serve it from now on, signed
 * with this installation's own key. The same build again changes nothing. Answers the version.
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
  const build = signedBuild(dir, signingKey(join(dataDir, 'operator-key.pem')));
  const { name, version } = build.described;
  const { madeFor } = readRemotePackage(dir);
  const isFirst = !(await registry.snapshot()).served.has(name);
  await registry.publish(build, { publisher: { kind: 'operator' } }).catch((error: unknown) => {
    if (error instanceof Error) error.message = `${name}: ${error.message}`;
    throw error;
  });
  await registry.promote(name, version);
  // afterwards it is the admins' to say whom it is made for
  if (isFirst && madeFor.length > 0) await registry.makeFor(name, madeFor);
  return { name, version };
}
