import { type PublishFinding, type RemoteManifest, problem, problemAt } from '@janur/contracts';
import { canonicalTemplateId, isHouseTemplateId } from '@janur/contracts/rules';
import type { Database } from '../../db/connection.ts';
import { duplicateKeyOf } from '../../db/duplicate-key.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Actor } from '../../access/actor.ts';
import { conflict, invalid, notFound, raise } from '../../lib/errors.ts';
import { insertAuditEntry } from '../../audit/queries.ts';
import { sizeFindings } from './inspect.ts';
import { inspectApart } from './inspect-apart.ts';
import {
  ensureOperatorKey,
  findFamily,
  findKey,
  findPublication,
  giveToOwner,
  insertPublication,
} from './publication-queries.ts';
import { claimTemplates, insertVersion } from './queries.ts';
import type { Builds } from './builds/index.ts';
import { pack } from './builds/pack.ts';
import { filesOf, readManifest, type SignedBuild } from './verify.ts';

/** Who publishes: the operator at the machine, or an account over HTTP. */
export type Publisher =
  | { readonly kind: 'operator' }
  | { readonly kind: 'account'; readonly actor: Actor; readonly isAdmin: boolean };

interface Publishing {
  readonly db: Database;
  readonly builds: Builds;
  readonly publisher: Publisher;
}

/** Names that only the house gives: its own families and its applications. */
const HOUSE_NAME = /^template-|-remote$|^(?:shell|keys)$/;

/**
 * Takes a version in: who signed it, whether its files are those that were signed, what stands in them. Then its files lie
 * at an address that never changes, and it can be promoted. The same version again is fine when it is the same.
 */
export async function publishSigned(
  { db, builds, publisher }: Publishing,
  build: SignedBuild,
  expectedName?: string,
): Promise<{ manifest: RemoteManifest; findings: PublishFinding[] }> {
  const keyId = await keyOf(db, publisher, build.publicKey);
  const manifest = readManifest(build);
  await refuseForeign(db, publisher, manifest, expectedName);
  const former = await findPublication(db, manifest);
  if (former && former.manifest !== build.manifest)
    throw conflict(problem('version_published', { name: manifest.name, version: manifest.version }));
  if (former && (await builds.isKept(manifest, build.manifest))) {
    await inTransaction(db, (trx) => claim(trx, manifest));
    return { manifest, findings: former.findings };
  }
  const isTemplate = manifest.kind === 'TEMPLATE';
  const signed = filesOf(manifest, build.content);
  if (isTemplate) refuse(sizeFindings(manifest));
  const files = await pack(signed);
  const findings = isTemplate ? await inspectApart(whoIs(publisher), { manifest, files }) : [];
  refuse(findings);
  const written = await builds.draft(manifest, build.manifest, files);
  try {
    if (!former)
      await inTransaction(db, (trx) => insert(trx, { manifest, build, keyId, findings, publisher })).catch(
        asConflict(manifest),
      );
    await written.settle();
  } catch (error) {
    await written.discard();
    throw error;
  }
  return { manifest, findings };
}

function refuse(findings: readonly PublishFinding[]): void {
  const refused = findings.filter(({ level }) => level === 'refused');
  if (refused.length > 0) throw invalid(refused.map(({ path, ...found }) => problemAt(`files.${path}`, found)));
}

/** A key that is not the caller's is told like one that nobody registered. An admin may hand in what a designer signed. */
async function keyOf(db: Database, publisher: Publisher, publicKey: string): Promise<number> {
  if (publisher.kind === 'operator') return ensureOperatorKey(db, publicKey);
  const key = await findKey(db, publicKey);
  const isOwn = key && (publisher.isAdmin || key.account_id === publisher.actor.accountId);
  if (!key || !isOwn || key.revoked_at) throw notFound('publisher_key');
  return key.id;
}

async function refuseForeign(
  db: Database,
  publisher: Publisher,
  { name, kind, template_ids }: RemoteManifest,
  expectedName: string | undefined,
): Promise<void> {
  if (publisher.kind === 'operator') return;
  if (name !== expectedName)
    throw invalid([problemAt('body.manifest.name', problem('build_other_name', { name: expectedName ?? '' }))]);
  if (kind !== 'TEMPLATE')
    throw invalid([problemAt('body.manifest.kind', problem('not_one_of', { choices: 'TEMPLATE' }))]);
  if (template_ids.length === 0) throw invalid([problemAt('body.manifest.template_ids', problem('build_no_ids'))]);
  const family = await findFamily(db, name);
  if (publisher.isAdmin) return;
  if (family && family.owner_id !== publisher.actor.accountId) throw notFound('template_family');
  if (HOUSE_NAME.test(name)) throw invalid([problemAt('body.manifest.name', problem('build_house_name'))]);
  const taken = template_ids.filter(isHouseTemplateId);
  if (taken.length > 0)
    throw invalid([problemAt('body.manifest.template_ids', problem('build_house_ids', { ids: taken.join(', ') }))]);
}

const whoIs = (publisher: Publisher): string =>
  publisher.kind === 'account' ? String(publisher.actor.accountId) : publisher.kind;

interface Taken {
  readonly manifest: RemoteManifest;
  readonly build: SignedBuild;
  readonly keyId: number;
  readonly findings: readonly PublishFinding[];
  readonly publisher: Publisher;
}

async function insert(trx: Database, { manifest, build, keyId, findings, publisher }: Taken): Promise<void> {
  const { name, kind, version, contract, entry, files, preload } = manifest;
  const actor = publisher.kind === 'account' ? publisher.actor : null;
  const isNew = !(await findFamily(trx, name));
  const versionId = await insertVersion(trx, {
    name,
    kind,
    version,
    contract,
    entry,
    files,
    preload,
    signature: build.signature,
    publishedBy: actor?.accountId ?? null,
  });
  await insertPublication(trx, { version_id: versionId, key_id: keyId, manifest: build.manifest, findings });
  if (isNew && publisher.kind === 'account' && !publisher.isAdmin && actor?.accountId)
    await giveToOwner(trx, name, actor.accountId);
  await claim(trx, manifest);
  await recordRemote(trx, actor, {
    name,
    action: 'remote.publish',
    changes: [{ path: 'version', from: null, to: version }],
  });
}

async function claim(trx: Database, { name, template_ids }: RemoteManifest): Promise<void> {
  const taken = await claimTemplates(trx, name, template_ids.map(canonicalTemplateId));
  if (taken.length > 0) raise(conflict(problem('ids_taken', { ids: taken.join(', ') })));
}

const asConflict =
  ({ name, version }: RemoteManifest) =>
  (error: unknown): never => {
    if (duplicateKeyOf(error) === 'remote_versions_version')
      throw conflict(problem('version_publishing', { name, version }));
    throw error;
  };

/** One line of the audit log. A remote is everybody's: it has no client; and what a deployment does has no request. */
export async function recordRemote(
  trx: Database,
  actor: Actor | null,
  { name, action, changes }: { name: string; action: string; changes: { path: string; from: unknown; to: unknown }[] },
): Promise<void> {
  await insertAuditEntry(trx, {
    account_id: actor?.accountId ?? null,
    role: actor?.role ?? null,
    client_id: null,
    action,
    subject_type: 'remote',
    subject_id: name,
    changes,
    request_id: actor?.requestId ?? null,
    ip: actor?.ip ?? null,
    device: actor?.device ?? null,
  });
}
