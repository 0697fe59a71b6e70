import type { Database } from '../../db/connection.ts';
import type { RemoteRow } from '../../db/rows/registry.ts';
import { raise } from '../../lib/errors.ts';

export type RemoteKind = 'TEMPLATE' | 'APP';

export interface ServedRow {
  name: string;
  version: string;
  contract: number;
  entry_path: string;
  files: unknown;
  preload: unknown;
  settings: string | null;
  looks: string | null;
  canary_percent: number;
  /** What the remote serves this version as. */
  promoted_version: string | null;
  former_version: string | null;
  canary_version: string | null;
}

/** Of every remote the versions that a guest may get: the promoted one, the one before, and the canary. */
export async function listServedVersions(db: Database): Promise<ServedRow[]> {
  return db('remotes')
    .join('remote_versions', 'remote_versions.remote_name', 'remotes.name')
    .leftJoin('publications', 'publications.version_id', 'remote_versions.id')
    .select({
      name: 'remotes.name',
      version: 'remote_versions.version',
      contract: 'remote_versions.contract_max',
      entry_path: 'remote_versions.entry_path',
      files: 'remote_versions.files',
      preload: 'remote_versions.preload',
      canary_percent: 'remotes.canary_percent',
      promoted_version: 'remotes.promoted_version',
      former_version: 'remotes.former_version',
      canary_version: 'remotes.canary_version',
    })
    .select<ServedRow[]>(
      db.raw("JSON_EXTRACT(publications.manifest, '$.settings') AS settings"),
      db.raw("JSON_EXTRACT(publications.manifest, '$.looks') AS looks"),
    )
    .whereRaw('remote_versions.version IN (remotes.promoted_version, remotes.former_version, remotes.canary_version)')
    .whereNull('remote_versions.withdrawn_at')
    .orderBy('remotes.name');
}

export async function listTemplateRemotes(db: Database): Promise<{ template_id: string; remote_name: string }[]> {
  return db('templates').select('template_id', 'remote_name').orderBy('template_id');
}

/** spec §1: which remote is the bespoke template of the client with this name. */
export async function listCustomTemplates(db: Database): Promise<{ client_name: string; remote_name: string }[]> {
  return db('custom_templates').select('client_name', 'remote_name').orderBy('client_name');
}

/** spec §1: makes a remote the bespoke template of these clients and of no others; answers names that have another one. */
export async function replaceCustomTemplates(
  trx: Database,
  remote_name: string,
  clientNames: readonly string[],
): Promise<string[]> {
  await trx('custom_templates').where({ remote_name }).delete();
  if (clientNames.length === 0) return [];
  const taken = await trx('custom_templates').whereIn('client_name', clientNames).pluck<string[]>('client_name');
  if (taken.length === 0)
    await trx('custom_templates').insert(clientNames.map((client_name) => ({ client_name, remote_name })));
  return taken;
}

export async function findVersion(
  db: Database,
  { name, version }: { name: string; version: string },
): Promise<{ files: unknown; entry_path: string } | undefined> {
  return db('remote_versions')
    .select('files', 'entry_path')
    .where({ remote_name: name, version })
    .whereNull('withdrawn_at')
    .first();
}

export interface NewVersion {
  name: string;
  kind: RemoteKind;
  version: string;
  contract: { min: number; max: number };
  entry: string;
  files: unknown;
  preload: unknown;
  signature: string | null;
  publishedBy: number | null;
}

/** Answers the version's id. */
export async function insertVersion(trx: Database, version: NewVersion): Promise<number> {
  await trx('remotes').insert({ name: version.name, kind: version.kind }).onConflict('name').ignore();
  const [id] = await trx('remote_versions').insert({
    remote_name: version.name,
    version: version.version,
    contract_min: version.contract.min,
    contract_max: version.contract.max,
    entry_path: version.entry,
    files: JSON.stringify(version.files),
    preload: JSON.stringify(version.preload),
    signature: version.signature,
    published_by: version.publishedBy,
  });
  return id ?? raise(new Error('the database gave no id'));
}

/** Gives template ids to a remote; answers those that another remote has. */
export async function claimTemplates(db: Database, name: string, templateIds: readonly string[]): Promise<string[]> {
  if (templateIds.length === 0) return [];
  await db('templates')
    .insert(templateIds.map((template_id) => ({ template_id, remote_name: name })))
    .onConflict('template_id')
    .ignore();
  return db('templates').whereIn('template_id', templateIds).whereNot({ remote_name: name }).pluck('template_id');
}

/** What guests get of a remote; locked until the transaction ends. */
export async function lockRemote(trx: Database, name: string): Promise<RemoteRow | undefined> {
  return trx('remotes')
    .select(
      'name',
      'kind',
      'promoted_version',
      'former_version',
      'canary_version',
      'canary_percent',
      'revision',
      'created_at',
      'updated_at',
    )
    .where({ name })
    .forUpdate()
    .first();
}

type Served = Pick<RemoteRow, 'promoted_version' | 'former_version' | 'canary_version' | 'canary_percent'>;

export async function serve(trx: Database, name: string, served: Partial<Served>): Promise<void> {
  await trx('remotes').where({ name }).increment('revision').update(served);
}
