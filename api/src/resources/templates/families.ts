import type { PublishedVersion, RemoteFamily } from '@janur/contracts';
import { canonicalTemplateId } from '@janur/contracts/rules';
import type { Database } from '../../db/connection.ts';
import { type ClientScope, PUBLIC_LISTING } from '../../access/access.ts';
import { type Page, paged } from '../../http/envelope.ts';
import { notFound } from '../../lib/errors.ts';
import type { Principal } from '../../access/principals.ts';
import type { Registry } from './registry.ts';
import {
  countWearers,
  type FamilyRow,
  listFamilies,
  listVersions,
  listWearers,
  type WearerRow,
} from './family-queries.ts';
import { presentVersion } from './present.ts';
import { listCustomTemplates, listTemplateRemotes } from './queries.ts';

type Publishing = Extract<Principal, { role: 'ADMIN' | 'DESIGNER' }>;

/** The families that a publisher may handle: a designer's own, an admin's all. */
export async function familiesOf(db: Database, registry: Registry, principal: Publishing): Promise<RemoteFamily[]> {
  const rows = await listFamilies(db, { ownerId: ownerOf(principal) });
  return present(db, registry, rows);
}

/** One of them; another designer's is told like one that does not exist. */
export async function familyOf(
  db: Database,
  registry: Registry,
  { name, principal }: { name: string; principal: Publishing },
): Promise<RemoteFamily> {
  const [family] = await present(db, registry, await listFamilies(db, { ownerId: ownerOf(principal), name }));
  if (!family) throw notFound('template_family');
  return family;
}

const ownerOf = ({ role, id }: Publishing) => (role === 'ADMIN' ? undefined : id);

export async function versionsOf(db: Database, { name }: RemoteFamily): Promise<PublishedVersion[]> {
  const [family] = await listFamilies(db, { name });
  if (!family) throw notFound('template_family');
  return (await listVersions(db, name)).map((row) => presentVersion(family, row));
}

/** One page of the invitations that wear a family, whatever spelling of its ids they store. */
export async function clientsOf(
  db: Database,
  scope: ClientScope,
  { family, page, limit }: { family: RemoteFamily; page: number; limit: number },
): Promise<Page<WearerRow[]>> {
  const stored = (await countWearers(db, scope)).map(({ template }) => template);
  const templates = stored.filter((template) => family.template_ids.includes(canonicalTemplateId(template)));
  const { rows, total } = await listWearers(db, scope, { templates, page, limit });
  return paged(rows, { page, limit, total });
}

async function present(db: Database, registry: Registry, rows: readonly FamilyRow[]): Promise<RemoteFamily[]> {
  if (rows.length === 0) return [];
  const [ids, bespoke, wearers, { served }] = await Promise.all([
    listTemplateRemotes(db),
    listCustomTemplates(db),
    // that a slug exists is everybody's to know, and a number says less
    countWearers(db, PUBLIC_LISTING),
    registry.snapshot(),
  ]);
  return rows.map((row) => {
    const { name, promoted_version, former_version, canary_version, canary_percent, owner_id, owner_name } = row;
    const { waiting_version, waiting_since, asked_by } = row;
    const own = ids.filter(({ remote_name }) => remote_name === name).map(({ template_id }) => template_id);
    const wearing = wearers.filter(({ template }) => own.includes(canonicalTemplateId(template)));
    return {
      name,
      owner: owner_id === null ? null : { id: owner_id, name: owner_name ?? '' },
      template_ids: own,
      promoted_version,
      former_version,
      canary: canary_version ? { version: canary_version, percent: canary_percent } : null,
      settings: served.get(name)?.settings ?? null,
      clients: wearing.reduce((sum, { wearers: count }) => sum + count, 0),
      made_for: bespoke.filter(({ remote_name }) => remote_name === name).map(({ client_name }) => client_name),
      waiting:
        waiting_version && waiting_since
          ? { version: waiting_version, asked_by, asked_at: waiting_since.toISOString() }
          : null,
    };
  });
}
