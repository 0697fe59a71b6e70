import { problemsIn } from '../../http/validate.ts';
import { createHash, createPublicKey, verify } from 'node:crypto';
import { type FieldProblem, RemoteManifest, problem, problemAt } from '@janur/contracts';
import { canonicalJson } from '@janur/contracts/rules';
import { invalid } from '../../lib/errors.ts';

/** The DER of an Ed25519 public key is this and the raw key. */
const ED25519_DER = Buffer.from('302a300506032b6570032100', 'hex');

/** What a publisher sent of one version. */
export interface SignedBuild {
  /** The manifest's text, of which the signature is. */
  readonly manifest: string;
  /** Raw Ed25519, base64. */
  readonly publicKey: string;
  readonly signature: string;
  /** The manifest's files, one behind the other in its order. */
  readonly content: Buffer;
}

/** One file of a build with its bytes. */
export interface BuildFile {
  readonly path: string;
  readonly bytes: Buffer;
}

/** The manifest of a build whose signature is the key's. Throws by name what is wrong. */
export function readManifest({ manifest: text, publicKey, signature }: Omit<SignedBuild, 'content'>): RemoteManifest {
  if (!isSigned(text, publicKey, signature)) throw invalid([problemAt('body.signature', problem('build_signature'))]);
  const parsed = RemoteManifest.safeParse(asJson(text), { reportInput: true });
  if (!parsed.success) throw invalid(parsed.error.issues.flatMap((issue) => problemsIn('body.manifest', issue)));
  const manifest = parsed.data;
  if (canonicalJson(manifest) !== text) throw invalid([problemAt('body.manifest', problem('build_not_canonical'))]);
  const problems = contradictions(manifest);
  if (problems.length > 0) throw invalid(problems);
  return manifest;
}

/** The files of the manifest, cut from the content. Throws when one is not what was signed. */
export function filesOf({ files }: RemoteManifest, content: Buffer): BuildFile[] {
  const expected = files.reduce((sum, { bytes }) => sum + bytes, 0);
  if (expected !== content.length)
    throw invalid([problemAt('body.content', problem('build_bytes', { bytes: content.length, expected }))]);
  let at = 0;
  const cut = files.map(({ path, bytes }) => ({ path, bytes: content.subarray(at, (at += bytes)) }));
  const wrong = cut.filter((file, index) => sha384(file.bytes) !== files[index]?.sha384);
  if (wrong.length > 0) throw invalid(wrong.map(({ path }) => problemAt(`files.${path}`, problem('build_not_signed'))));
  return cut;
}

export const sha384 = (bytes: Buffer): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

function isSigned(text: string, publicKey: string, signature: string): boolean {
  try {
    const der = Buffer.concat([ED25519_DER, Buffer.from(publicKey, 'base64')]);
    const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
    return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'));
  } catch {
    return false; // no key at all signed nothing
  }
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function contradictions({ files, entry, preload, contract }: RemoteManifest): FieldProblem[] {
  const paths = new Set(files.map(({ path }) => path));
  const missing = [entry, ...preload.map(({ path }) => path)].filter((path) => !paths.has(path));
  return [
    ...missing.map((path) => problemAt('body.manifest.files', problem('build_file_missing', { path }))),
    ...(paths.size < files.length ? [problemAt('body.manifest.files', problem('build_file_twice'))] : []),
    ...(contract.min > contract.max ? [problemAt('body.manifest.contract', problem('build_contract_order'))] : []),
  ];
}
