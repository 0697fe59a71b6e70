import {
  FIRST_SCREEN_FILE,
  RemoteEntry,
  RemoteFile,
  RemotePreload,
  type TemplateRegistration,
  TemplateLooks,
  TemplateSettingsSchema,
} from '@janur/contracts';
import { canonicalTemplateId } from '@janur/contracts/rules';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import * as z from 'zod';
import { FRESH_FOR_MS } from '../../config/index.ts';
import type { Database } from '../../db/connection.ts';
import type { Actor } from '../../access/actor.ts';
import { within } from '../../lib/within.ts';
import { publishSigned, type Publisher } from './publish.ts';
import { listCustomTemplates, listServedVersions, listTemplateRemotes, type ServedRow } from './queries.ts';
import { makeFor } from './bespoke.ts';
import type { Builds } from './builds/index.ts';
import { nameKey } from './name-key.ts';
import { promote, rollBack, setCanary, takeOff } from './serving.ts';
import type { SignedBuild } from './verify.ts';

export { type Builds, createBuilds } from './builds/index.ts';
export type { SignedBuild } from './verify.ts';

/** What guests get of one remote. */
export interface ServedRemote {
  readonly promoted: RemoteEntry;
  /** The version before: tried once when this one fails in a guest's browser. */
  readonly former: RemoteEntry | null;
  readonly canary: { readonly entry: RemoteEntry; readonly percent: number } | null;
  readonly settings: TemplateSettingsSchema | null;
  /** What the promoted version says of its ids. */
  readonly looks: TemplateLooks;
}

export interface RegistrySnapshot {
  readonly templates: TemplateRegistration[];
  /** By their id, in its one spelling. */
  readonly templatesById: ReadonlyMap<string, TemplateRegistration>;
  /** Ids that a family has, whether guests get it or not: one that was taken off is still no unknown one. */
  readonly claimedIds: ReadonlySet<string>;
  readonly remotes: Record<string, RemoteEntry>;
  readonly served: ReadonlyMap<string, ServedRemote>;
  /** Bespoke templates by the client's name, as `nameKey` writes it. */
  readonly customTemplates: ReadonlyMap<string, RemoteEntry>;
  /** Changes whenever anything in here does. */
  readonly revision: string;
}

/** spec §1: the bespoke template of a client, looked up by name; without regard to case and accents, as names are stored. */
export const customTemplateOf = ({ customTemplates }: RegistrySnapshot, clientName: string): RemoteEntry | undefined =>
  customTemplates.get(nameKey(clientName));

export interface Registry {
  /** The versions that guests get. Answers what it last knew while it asks for news, at most once a second. */
  snapshot(): Promise<RegistrySnapshot>;
  /** Where the files of all versions lie. */
  readonly builds: Builds;
  /** Takes a signed version in and keeps its files; it is known then, not yet served. */
  publish(build: SignedBuild, by: { publisher: Publisher; name?: string }): ReturnType<typeof publishSigned>;
  /** Serves a published version to guests. Without an actor it is the operator at the machine who wants it. */
  promote(name: string, version: string, actor?: Actor | null): Promise<void>;
  /** Serves nothing of it any more. */
  takeOff(name: string, actor?: Actor | null): Promise<void>;
  /** Serves a published version to a share of the guests; 0 ends it. */
  setCanary(wanted: { name: string; version: string; percent: number }, actor?: Actor | null): Promise<void>;
  /** Ends the canary, or serves the version before again. */
  rollBack(name: string, actor?: Actor | null): Promise<void>;
  /** spec §1: makes a family the bespoke template of the clients with these names, and of no others. */
  makeFor(name: string, clientNames: readonly string[], actor?: Actor | null): Promise<void>;
}

const CURRENT = 'current';
/** What has not been fresh for so long is not answered before the news: a roll back reaches the next guest. */
const STALE_FOR_MS = 1000;
/** The news may not keep a guest waiting for longer: then what is known still serves. */
const PATIENCE_MS = 1000;

export function createRegistry(
  db: Database,
  { builds, freshForMs = FRESH_FOR_MS }: { builds: Builds; freshForMs?: number },
): Registry {
  const cache = new LRUCache<typeof CURRENT, RegistrySnapshot>({
    max: 1,
    ttl: freshForMs,
    perf: Date,
    fetchMethod: (_, known) => loadSnapshot(db, builds, known),
    // when the database is away, what was known still serves
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    noDeleteOnStaleGet: true,
  });
  /** Not a question that is under way already: that may have been asked before what was just written. */
  const renew = async () =>
    void cache.set(CURRENT, await loadSnapshot(db, builds, cache.peek(CURRENT, { allowStale: true })));

  return {
    builds,
    async snapshot() {
      const known = cache.get(CURRENT, { allowStale: true });
      if (!known || freshForMs === 0) return cache.forceFetch(CURRENT, { forceRefresh: true });
      const isStale = cache.getRemainingTTL(CURRENT) < -STALE_FOR_MS;
      // the news comes to the next caller
      const news = cache.forceFetch(CURRENT, { allowStale: !isStale });
      return isStale ? within(PATIENCE_MS, news, known) : news;
    },
    publish: (build, { publisher, name }) => publishSigned({ db, builds, publisher }, build, name),
    async promote(name, version, actor = null) {
      await promote(db, { name, version }, actor);
      await renew();
    },
    async takeOff(name, actor = null) {
      await takeOff(db, name, actor);
      await renew();
    },
    async setCanary(wanted, actor = null) {
      await setCanary(db, wanted, actor);
      await renew();
    },
    async rollBack(name, actor = null) {
      await rollBack(db, name, actor);
      await renew();
    },
    async makeFor(name, clientNames, actor = null) {
      await makeFor(db, { name, clientNames }, actor);
      await renew();
    },
  };
}

async function loadSnapshot(db: Database, builds: Builds, known?: RegistrySnapshot): Promise<RegistrySnapshot> {
  const [versions, templates, bespoke] = await Promise.all([
    listServedVersions(db),
    listTemplateRemotes(db),
    listCustomTemplates(db),
  ]);
  const served = servedRemotes(versions);
  const late = new Set((await Promise.all(versions.map((version) => nameIfLate(builds, version, known)))).flat());
  // while its files do not come, guests get what they got of it
  for (const [name, former] of known?.served ?? []) if (late.has(name) && served.has(name)) served.set(name, former);
  const remotes = Object.fromEntries([...served].map(([name, { promoted }]) => [name, promoted]));
  const bespokeFamilies = new Set(bespoke.map(({ remote_name }) => remote_name));
  const registered = templates.flatMap(({ template_id, remote_name }): TemplateRegistration[] => {
    const remote = served.get(remote_name);
    if (!remote) return [];
    const { name: family, ...entry } = remote.promoted;
    const look = remote.looks[template_id];
    return [
      {
        template_id,
        family,
        ...entry,
        ...(look && { look }),
        ...(remote.canary && { canary: remote.canary.entry }),
        ...(bespokeFamilies.has(family) && { is_bespoke: true }),
      },
    ];
  });
  return {
    templates: registered,
    templatesById: new Map(registered.map((template) => [canonicalTemplateId(template.template_id), template])),
    claimedIds: new Set(templates.map(({ template_id }) => canonicalTemplateId(template_id))),
    revision: createHash('sha256')
      .update(JSON.stringify([[...served], templates, bespoke]))
      .digest('base64url')
      .slice(0, 12),
    remotes,
    served,
    customTemplates: new Map(
      bespoke.flatMap(({ client_name, remote_name }): [string, RemoteEntry][] => {
        const remote = remotes[remote_name];
        return remote ? [[nameKey(client_name), remote]] : [];
      }),
    ),
  };
}

/** The name of a remote of which a version cannot be had in time; who knows nothing else waits as long as the store does. */
async function nameIfLate(builds: Builds, version: ServedRow, known: RegistrySnapshot | undefined): Promise<string[]> {
  const isThere = builds.folder(version).then(
    () => [],
    () => [version.name],
  );
  return known ? within(PATIENCE_MS, isThere, [version.name]) : isThere;
}

/** A remote of which no version was promoted is served to nobody. */
function servedRemotes(rows: readonly ServedRow[]): Map<string, ServedRemote> {
  const served = new Map<string, ServedRemote>();
  for (const row of rows) {
    const { name, promoted_version, former_version, canary_version, canary_percent } = row;
    if (row.version !== promoted_version) continue;
    const versionOf = (version: string | null) =>
      version === null ? undefined : rows.find((other) => other.name === name && other.version === version);
    const former = versionOf(former_version);
    const canary = versionOf(canary_version);
    served.set(name, {
      promoted: toEntry(row),
      former: former ? toEntry(former) : null,
      canary: canary ? { entry: toEntry(canary), percent: canary_percent } : null,
      settings: TemplateSettingsSchema.nullable().parse(parsed(row.settings)),
      looks: TemplateLooks.parse(parsed(row.looks) ?? {}),
    });
  }
  return served;
}

/** The driver gives JSON as text from one kind of server and parsed from the other. */
const parsed = (json: unknown): unknown => (typeof json === 'string' ? JSON.parse(json) : json);

function toEntry({ name, version, contract, entry_path, files, preload }: ServedRow): RemoteEntry {
  const integrityOf = new Map(
    z
      .array(RemoteFile)
      .parse(files)
      .map((file) => [file.path, file.sha384]),
  );
  const base = `/remotes/${name}/${version}/`;
  const screen = integrityOf.get(FIRST_SCREEN_FILE);
  return RemoteEntry.parse({
    name,
    version,
    contract,
    entry: base + entry_path,
    integrity: integrityOf.get(entry_path),
    preload: z
      .array(RemotePreload)
      .parse(preload)
      .map(({ path, as }) => ({ href: base + path, as, integrity: integrityOf.get(path) ?? null })),
    first_screen: screen ? { href: base + FIRST_SCREEN_FILE, integrity: screen } : null,
  });
}
