import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { RemoteManifest } from '@janur/contracts';
import { TEMPLATE_CONTRACT } from '@janur/contracts/boot';
import { canonicalJson } from '@janur/contracts/rules';
import type { Database } from '../db/connection.ts';
import { ensureOperatorKey, insertPublication } from '../resources/templates/publication-queries.ts';
import { claimTemplates, insertVersion, serve } from '../resources/templates/queries.ts';
import { sha384, type SignedBuild } from '../resources/templates/verify.ts';
import { unique } from './unique.ts';

export interface SigningPair {
  readonly publicKey: string;
  readonly privateKey: KeyObject;
}

export function newSigningPair(): SigningPair {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  // the DER of such a key ends with its 32 raw bytes
  const raw = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32);
  return { publicKey: raw.toString('base64'), privateKey };
}

/** The files of a small family that breaks no rule. */
export const GOOD_FILES: Readonly<Record<string, string>> = {
  'remoteEntry.js': 'var family=1;',
  'main.js': 'var look=2;',
  'first-screen.json': '[{"format":1,"parts":[]}]',
};

interface Wanted {
  readonly manifest?: Partial<RemoteManifest>;
  readonly files?: Readonly<Record<string, string | Buffer>>;
  readonly pair?: SigningPair;
}

/** A build of a family of its own, signed as `npm run template -- publish` signs it. */
export function signedBuild({ manifest: changes = {}, files = GOOD_FILES, pair = newSigningPair() }: Wanted = {}): {
  build: SignedBuild;
  name: string;
  pair: SigningPair;
} {
  const contents = Object.entries(files).map(([path, content]) => ({ path, bytes: Buffer.from(content) }));
  const manifest: RemoteManifest = {
    name: `family-${unique()}`,
    kind: 'TEMPLATE',
    version: '1.0.0',
    contract: { min: TEMPLATE_CONTRACT, max: TEMPLATE_CONTRACT },
    entry: 'remoteEntry.js',
    files: contents.map(({ path, bytes }) => ({ path, bytes: bytes.length, sha384: sha384(bytes) })),
    preload: [{ path: 'main.js', as: 'script' }],
    template_ids: [`FAMILY_${unique().toUpperCase()}`],
    settings: null,
    ...changes,
  };
  const text = canonicalJson(manifest);
  const signature = sign(null, Buffer.from(text), pair.privateKey).toString('base64');
  const content = Buffer.concat(contents.map(({ bytes }) => bytes));
  return { build: { manifest: text, publicKey: pair.publicKey, signature, content }, name: manifest.name, pair };
}

/** The same as a caller of the API sends it. */
export const formOf = ({ manifest, content, publicKey, signature }: SignedBuild) => ({
  manifest: new Blob([manifest], { type: 'application/json' }),
  content: new Blob([new Uint8Array(content)], { type: 'application/octet-stream' }),
  public_key: publicKey,
  signature,
});

export interface GivenFamily {
  readonly name: string;
  /** Of the house: any admin may hand in what it signs. */
  readonly pair: SigningPair;
  readonly keyId: number;
  readonly former: string;
  readonly promoted: string;
  readonly next: string;
}

/** A family of the house with three versions; guests get the second. Only what is published over HTTP has files. */
export async function givenFamily(db: Database): Promise<GivenFamily> {
  const pair = newSigningPair();
  const keyId = await ensureOperatorKey(db, pair.publicKey);
  const versions = { former: '1.0.0', promoted: '1.1.0', next: '1.2.0' };
  const template_ids = [`FAMILY_${unique().toUpperCase()}`];
  const name = `family-${unique()}`;
  for (const version of Object.values(versions)) {
    const { build } = signedBuild({ manifest: { name, version, template_ids }, pair });
    const manifest = RemoteManifest.parse(JSON.parse(build.manifest));
    const { kind, contract, entry, files, preload } = manifest;
    const { signature } = build;
    const versionId = await insertVersion(db, {
      name,
      kind,
      version,
      contract,
      entry,
      files,
      preload,
      signature,
      publishedBy: null,
    });
    await insertPublication(db, { version_id: versionId, key_id: keyId, manifest: build.manifest, findings: [] });
  }
  await claimTemplates(db, name, template_ids);
  await serve(db, name, { promoted_version: versions.promoted, former_version: versions.former });
  return { name, pair, keyId, ...versions };
}
