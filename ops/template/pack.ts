import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { signedBuild } from '../deploy/signed-build.ts';
import { signingKey } from '../deploy/signing.ts';
import { buildFamily } from './build.ts';
import type { Family } from './families.ts';
import { home } from './installation.ts';

/**
 * Builds, hashes and signs into one file, which the dashboard publishes: for who may not log in from where the build is
 * made. What was signed stands on its first line as JSON, the files' bytes behind it. Answers where the file lies.
 */
export async function pack(family: Family, folder = '.'): Promise<string> {
  await buildFamily(family.dir);
  const { described, manifest, content, publicKey, signature } = signedBuild(
    family.dir,
    signingKey(join(home(), 'signing-key.pem')),
  );
  const head = JSON.stringify({ public_key: publicKey, signature, manifest });
  const path = resolve(folder, `${described.name}-${described.version}.janur`);
  writeFileSync(path, Buffer.concat([Buffer.from(`${head}\n`), content]));
  return path;
}
