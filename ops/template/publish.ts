import { hostname, userInfo } from 'node:os';
import { join } from 'node:path';
import {
  listPublisherKeys,
  listTemplateFamilies,
  listTemplateVersions,
  promoteTemplate,
  publishTemplateVersion,
  registerPublisherKey,
  rollBackTemplate,
  setTemplateCanary,
  inEnglish,
} from '@janur/contracts';
import { signedBuild } from '../deploy/signed-build.ts';
import { publicKeyOf, signingKey } from '../deploy/signing.ts';
import { buildFamily } from './build.ts';
import type { Family } from './families.ts';
import { advice, CommandError, tell } from './finding.ts';
import { home, type Installation } from './installation.ts';

/** Builds, hashes, signs and uploads. Guests get it once it is promoted. Answers the version. */
export async function publish(family: Family, installation: Installation): Promise<string> {
  await buildFamily(family.dir);
  const key = signingKey(join(home(), 'signing-key.pem'));
  await makeKnown(publicKeyOf(key), installation);
  const { manifest, content, publicKey, signature } = signedBuild(family.dir, key);
  const { version, findings } = await installation.call(publishTemplateVersion, {
    params: { name: family.name },
    body: {
      public_key: publicKey,
      signature,
      manifest: new Blob([manifest], { type: 'application/json' }),
      content: new Blob([new Uint8Array(content)], { type: 'application/octet-stream' }),
    },
  });
  tell(findings.map((finding) => advice(finding.path, inEnglish(finding))));
  return version;
}

async function makeKnown(publicKey: string, installation: Installation): Promise<void> {
  const known = await installation.call(listPublisherKeys, {});
  if (known.some((key) => key.public_key === publicKey)) return;
  const label = `${userInfo().username}@${hostname()}`.slice(0, 100);
  await installation.call(registerPublisherKey, { body: { public_key: publicKey, label } });
}

/** Serves `version` to all guests, or asks an admin for it; without one the newest that was published. */
export async function promote({ name }: Family, installation: Installation, version?: string): Promise<string> {
  const wanted = version ?? (await newest(name, installation));
  const { waiting } = await installation.call(promoteTemplate, { params: { name }, body: { version: wanted } });
  return waiting?.version === wanted
    ? `Invitations wear ${name}: ${wanted} waits for an admin.`
    : `Guests get ${name} ${wanted}.`;
}

/** `5%`: serves the newest version, or `version`, to that share of the guests; `0%` ends it. */
export async function canary(
  { name }: Family,
  installation: Installation,
  { share, version }: { share: string | undefined; version?: string | undefined },
): Promise<string> {
  const percent = Number(/^(\d{1,3})%?$/.exec(share ?? '')?.[1] ?? Number.NaN);
  if (!(percent >= 0 && percent <= 100)) throw new CommandError('Say a share of the guests: canary botanica 5%');
  const wanted = version ?? (await newest(name, installation));
  await installation.call(setTemplateCanary, { params: { name }, body: { version: wanted, percent } });
  return percent === 0 ? `${name} has no canary.` : `${percent}% of the guests get ${name} ${wanted}.`;
}

export async function rollBack({ name }: Family, installation: Installation): Promise<string> {
  const { promoted_version } = await installation.call(rollBackTemplate, { params: { name } });
  return `Guests get ${name} ${promoted_version ?? '(nothing)'}.`;
}

/** Guests get nothing of it any more, and no screen offers it. */
export async function takeOff({ name }: Family, installation: Installation): Promise<string> {
  await installation.call(promoteTemplate, { params: { name }, body: { version: null } });
  return `Guests get nothing of ${name} any more.`;
}

/** One line a version, the newest first. */
export async function versions({ name }: Family, installation: Installation): Promise<string[]> {
  const families = await installation.call(listTemplateFamilies, {});
  if (!families.some((family) => family.name === name)) return [`${name} was never published here.`];
  const list = await installation.call(listTemplateVersions, { params: { name } });
  return list.map(({ version, state, published_at, bytes }) =>
    [version.padEnd(28), state.padEnd(10), published_at.slice(0, 16), `${Math.round(bytes / 1000)} kB`].join(' '),
  );
}

async function newest(name: string, installation: Installation): Promise<string> {
  const [latest] = await installation.call(listTemplateVersions, { params: { name } });
  if (!latest) throw new CommandError(`${name} has no version yet: npm run template -- publish ${name}`);
  return latest.version;
}
