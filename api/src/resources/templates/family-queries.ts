import type { Database } from '../../db/connection.ts';
import type { ClientScope } from '../../access/access.ts';

export interface FamilyRow {
  name: string;
  promoted_version: string | null;
  former_version: string | null;
  canary_version: string | null;
  canary_percent: number;
  owner_id: number | null;
  owner_name: string | null;
  waiting_version: string | null;
  waiting_since: Date | null;
  asked_by: string | null;
}

/** Template families, of one owner or all of them. */
export async function listFamilies(
  db: Database,
  { ownerId, name }: { ownerId?: number | undefined; name?: string | undefined },
): Promise<FamilyRow[]> {
  return db('remotes')
    .leftJoin('remote_owners', 'remote_owners.remote_name', 'remotes.name')
    .leftJoin('accounts', 'accounts.id', 'remote_owners.account_id')
    .leftJoin('waiting_versions', 'waiting_versions.remote_name', 'remotes.name')
    .leftJoin({ askers: 'accounts' }, 'askers.id', 'waiting_versions.account_id')
    .select<FamilyRow[]>({
      name: 'remotes.name',
      promoted_version: 'remotes.promoted_version',
      former_version: 'remotes.former_version',
      canary_version: 'remotes.canary_version',
      canary_percent: 'remotes.canary_percent',
      owner_id: 'remote_owners.account_id',
      owner_name: 'accounts.name',
      waiting_version: 'waiting_versions.version',
      waiting_since: 'waiting_versions.created_at',
      asked_by: 'askers.name',
    })
    .where('remotes.kind', 'TEMPLATE')
    .where((query) => {
      if (ownerId !== undefined) void query.where('remote_owners.account_id', ownerId);
      if (name !== undefined) void query.where('remotes.name', name);
    })
    .orderBy('remotes.name');
}

export interface VersionRow {
  version: string;
  contract_min: number;
  contract_max: number;
  files: unknown;
  published_at: Date;
  published_by: string | null;
  signed_with: string | null;
  findings: unknown;
}

export async function listVersions(db: Database, name: string): Promise<VersionRow[]> {
  return db('remote_versions')
    .leftJoin('publications', 'publications.version_id', 'remote_versions.id')
    .leftJoin('publisher_keys', 'publisher_keys.id', 'publications.key_id')
    .leftJoin('accounts', 'accounts.id', 'remote_versions.published_by')
    .select<VersionRow[]>({
      version: 'remote_versions.version',
      contract_min: 'remote_versions.contract_min',
      contract_max: 'remote_versions.contract_max',
      files: 'remote_versions.files',
      published_at: 'remote_versions.published_at',
      published_by: 'accounts.name',
      signed_with: 'publisher_keys.label',
      findings: 'publications.findings',
    })
    .where('remote_versions.remote_name', name)
    .whereNull('remote_versions.withdrawn_at')
    .orderBy('remote_versions.id', 'desc');
}

/** How many slugs wear each template, by the spelling that is stored. */
export async function countWearers(db: Database, scope: ClientScope): Promise<{ template: string; wearers: number }[]> {
  return db('options')
    .where(scope.within('options.client_id'))
    .select('template')
    .count<{ template: string; wearers: number }[]>({ wearers: '*' })
    .groupBy('template');
}

/** Those of the names that a client bears, as they are stored. */
export async function listClientNames(db: Database, scope: ClientScope, names: readonly string[]): Promise<string[]> {
  return db('clients').where(scope.within('clients.id')).whereIn('name', names).distinct().pluck('name');
}

export interface WearerRow {
  client_id: number;
  client_name: string;
  slug: string;
  template: string;
}

/** One page of the slugs that wear one of these templates, as they are stored. */
export async function listWearers(
  db: Database,
  scope: ClientScope,
  { templates, page, limit }: { templates: readonly string[]; page: number; limit: number },
): Promise<{ rows: WearerRow[]; total: number }> {
  const wearing = () =>
    db('options')
      .join('clients', 'clients.id', 'options.client_id')
      .where(scope.within('options.client_id'))
      .whereIn('options.template', templates);
  const [rows, total] = await Promise.all([
    wearing()
      .select<WearerRow[]>({
        client_id: 'clients.id',
        client_name: 'clients.name',
        slug: 'options.slug',
        template: 'options.template',
      })
      .orderBy('options.slug')
      .limit(limit)
      .offset((page - 1) * limit),
    wearing().count<{ total: number }[]>({ total: '*' }).first(),
  ]);
  return { rows, total: total?.total ?? 0 };
}

/** The last one that was asked for waits; one that is served waits no more. */
export async function setWaiting(
  trx: Database,
  name: string,
  wanted: { version: string; accountId: number | null } | null,
): Promise<void> {
  await trx('waiting_versions').where({ remote_name: name }).delete();
  if (wanted)
    await trx('waiting_versions').insert({ remote_name: name, version: wanted.version, account_id: wanted.accountId });
}
