import type { Database } from '../../db/connection.ts';

export type RemoteKind = 'TEMPLATE' | 'APP';

export interface PromotedRow {
  name: string;
  version: string;
  contract: number;
  entry_path: string;
  files: unknown;
  preload: unknown;
}

/** Of every remote the version that guests get. */
export async function listPromotedVersions(db: Database): Promise<PromotedRow[]> {
  return db('remotes')
    .join('remote_versions', (on) => {
      on.on('remote_versions.remote_name', 'remotes.name').andOn('remote_versions.version', 'remotes.promoted_version');
    })
    .select({
      name: 'remotes.name',
      version: 'remote_versions.version',
      contract: 'remote_versions.contract_max',
      entry_path: 'remote_versions.entry_path',
      files: 'remote_versions.files',
      preload: 'remote_versions.preload',
    })
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

export async function insertVersion(
  db: Database,
  version: {
    name: string;
    kind: RemoteKind;
    version: string;
    contract: number;
    entry: string;
    files: unknown;
    preload: unknown;
    publishedBy: number | null;
  },
): Promise<void> {
  await db('remotes').insert({ name: version.name, kind: version.kind }).onConflict('name').ignore();
  await db('remote_versions').insert({
    remote_name: version.name,
    version: version.version,
    contract_min: version.contract,
    contract_max: version.contract,
    entry_path: version.entry,
    files: JSON.stringify(version.files),
    preload: JSON.stringify(version.preload),
    published_by: version.publishedBy,
  });
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

/** Answers the version that guests got until now. */
export async function promoteVersion(
  trx: Database,
  { name, version }: { name: string; version: string },
): Promise<string | null> {
  const remote = await trx('remotes').select('promoted_version').where({ name }).forUpdate().first();
  // MySQL assigns from left to right: the former version is read before it is replaced
  await trx.raw(
    `UPDATE remotes SET former_version = promoted_version, promoted_version = ?, revision = revision + 1
     WHERE name = ? AND (promoted_version IS NULL OR promoted_version <> ?)`,
    [version, name, version],
  );
  return remote?.promoted_version ?? null;
}
