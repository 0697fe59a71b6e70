import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SignedBuild } from '@janur/api/registry';
import { type RemoteManifest, SETTINGS_FILE } from '@janur/contracts';
import { TEMPLATE_CONTRACT } from '@janur/contracts/boot';
import { canonicalJson, canonicalTemplateId } from '@janur/contracts/rules';
import type { KeyObject } from 'node:crypto';
import { listFiles, versionOf } from './files.ts';
import { looksOf } from './looks.ts';
import { readRemotePackage } from './package-info.ts';
import { ENTRY, preloadsOf } from './remote-build.ts';
import { publicKeyOf, signatureOf } from './signing.ts';

/** What starts every page, and no remote of another. */
const SHELL = 'shell';
/** What federation leaves in a build for tools: nobody who loads the remote asks for it. */
const FOR_TOOLS = /^mf-(?:manifest|stats)\.json$/;

/** The build of the remote in `dir`, with the hash of each file, signed. The same build always gives the same. */
export function signedBuild(dir: string, key: KeyObject): SignedBuild & { readonly described: RemoteManifest } {
  const stated = readRemotePackage(dir);
  const { name, version, templateIds } = stated;
  const dist = join(dir, 'dist');
  const files = listFiles(dist).filter(({ path }) => !FOR_TOOLS.test(path));
  const settings = join(dist, SETTINGS_FILE);
  const looks = templateIds.length > 0 ? looksOf(stated, dist) : undefined;
  const described: RemoteManifest = {
    name,
    kind: templateIds.length > 0 ? 'TEMPLATE' : 'APP',
    version: versionOf(version, files, looks),
    contract: { min: TEMPLATE_CONTRACT, max: TEMPLATE_CONTRACT },
    entry: name === SHELL ? `${SHELL}.js` : ENTRY,
    files,
    preload: preloadsOf(dist),
    template_ids: templateIds.map(canonicalTemplateId),
    settings: existsSync(settings) ? JSON.parse(readFileSync(settings, 'utf8')) : null,
    ...(looks && { looks }),
  };
  const manifest = canonicalJson(described);
  const content = Buffer.concat(files.map(({ path }) => readFileSync(join(dist, path))));
  return { described, manifest, content, publicKey: publicKeyOf(key), signature: signatureOf(manifest, key) };
}
