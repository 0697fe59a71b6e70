import { RemoteEntry, RemoteFile, type TemplateRegistration } from '@janur/contracts';
import { canonicalTemplateId } from '@janur/contracts/rules';
import * as z from 'zod';
import { FRESH_FOR_MS } from './config.ts';
import type { Database } from './db/connection.ts';
import { inTransaction } from './db/transaction.ts';
import { HOUSEKEEPING } from './http/access.ts';
import { conflict, invalid, notFound, raise } from './http/errors.ts';
import { insertAuditEntry } from './resources/audit/queries.ts';
import {
  claimTemplates,
  findVersion,
  insertVersion,
  listCustomTemplates,
  listPromotedVersions,
  listTemplateRemotes,
  type PromotedRow,
  promoteVersion,
} from './resources/templates/queries.ts';

/** A file to fetch ahead, by its path among the version's files. */
const Preload = z.object({ path: z.string(), as: RemoteEntry.shape.preload.element.shape.as });

/** One version of a remote as it is published. Paths stand below `/remotes/{name}/{version}/`. */
export const Publication = z.object({
  name: RemoteEntry.shape.name,
  kind: z.enum(['TEMPLATE', 'APP']),
  version: z.string().regex(/^[\w.+-]{1,64}$/),
  contract: z.int().positive(),
  entry: z.string().min(1),
  files: z.array(RemoteFile).min(1),
  preload: z.array(Preload),
  templateIds: z.array(z.string().min(1).max(60)),
  publishedBy: z.int().positive().nullable(),
});
export type Publication = z.infer<typeof Publication>;

export interface RegistrySnapshot {
  readonly templates: TemplateRegistration[];
  readonly remotes: Record<string, RemoteEntry>;
  /** Bespoke templates by the client's name, as `nameKey` writes it. */
  readonly customTemplates: ReadonlyMap<string, RemoteEntry>;
}

/** spec §1: the bespoke template of a client, looked up by name; without regard to case and accents, as names are stored. */
export const customTemplateOf = ({ customTemplates }: RegistrySnapshot, clientName: string): RemoteEntry | undefined =>
  customTemplates.get(nameKey(clientName));

const nameKey = (name: string): string => name.trim().normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

export interface Registry {
  /** The versions that guests get. Answers what it last knew while it asks for news, at most once a second. */
  snapshot(): Promise<RegistrySnapshot>;
  /** Makes a version known, not yet served. The same version again is fine when it holds the same files. */
  publish(publication: Publication): Promise<void>;
  /** Serves a published version to guests. `accountId` is whoever wants it; null is the operator at the machine. */
  promote(name: string, version: string, accountId?: number | null): Promise<void>;
}

export function createRegistry(db: Database, { freshForMs = FRESH_FOR_MS }: { freshForMs?: number } = {}): Registry {
  let known: RegistrySnapshot | undefined;
  let asked = 0;
  let asking: Promise<RegistrySnapshot> | undefined;

  function ask(): Promise<RegistrySnapshot> {
    asked = Date.now();
    asking = loadSnapshot(db)
      .then((snapshot) => (known = snapshot))
      .finally(() => (asking = undefined));
    return asking;
  }

  return {
    async snapshot() {
      if (!known || freshForMs === 0) return asking ?? ask();
      // The news comes to the next caller. When the database is away, what was known still serves.
      if (!asking && Date.now() - asked >= freshForMs) ask().catch(() => undefined);
      return known;
    },
    async publish(publication) {
      await inTransaction(db, (trx) => publish(trx, Publication.parse(publication)));
    },
    async promote(name, version, accountId = null) {
      await inTransaction(db, async (trx) => {
        if (!(await findVersion(trx, { name, version }))) throw notFound('version');
        const from = await promoteVersion(trx, { name, version });
        if (from === version) return;
        await insertAuditEntry(trx, HOUSEKEEPING, {
          ...registryEntry(name, accountId),
          action: 'remote.promote',
          changes: [{ path: 'promoted_version', from, to: version }],
        });
      });
      await ask();
    },
  };
}

async function loadSnapshot(db: Database): Promise<RegistrySnapshot> {
  const [versions, templates, bespoke] = await Promise.all([
    listPromotedVersions(db),
    listTemplateRemotes(db),
    listCustomTemplates(db),
  ]);
  const remotes = Object.fromEntries(versions.map((row) => [row.name, toEntry(row)]));
  return {
    remotes,
    customTemplates: new Map(
      bespoke.flatMap(({ client_name, remote_name }): [string, RemoteEntry][] => {
        const remote = remotes[remote_name];
        return remote ? [[nameKey(client_name), remote]] : [];
      }),
    ),
    templates: templates.flatMap(({ template_id, remote_name }) => {
      const remote = remotes[remote_name];
      if (!remote) return [];
      const { name: family, ...entry } = remote;
      return [{ template_id, family, ...entry }];
    }),
  };
}

/** The build's own name for its printed opening. */
const FIRST_SCREEN = 'first-screen.json';

function toEntry({ name, version, contract, entry_path, files, preload }: PromotedRow): RemoteEntry {
  const integrityOf = new Map(
    z
      .array(RemoteFile)
      .parse(files)
      .map((file) => [file.path, file.sha384]),
  );
  const base = `/remotes/${name}/${version}/`;
  const screen = integrityOf.get(FIRST_SCREEN);
  return RemoteEntry.parse({
    name,
    version,
    contract,
    entry: base + entry_path,
    integrity: integrityOf.get(entry_path),
    preload: z
      .array(Preload)
      .parse(preload)
      .map(({ path, as }) => ({ href: base + path, as, integrity: integrityOf.get(path) ?? null })),
    first_screen: screen ? { href: base + FIRST_SCREEN, integrity: screen } : null,
  });
}

async function publish(db: Database, publication: Publication): Promise<void> {
  const { name, version, files, entry, preload } = publication;
  const paths = new Set(files.map((file) => file.path));
  const missing = [entry, ...preload.map((file) => file.path)].filter((path) => !paths.has(path));
  if (missing.length > 0)
    throw invalid(missing.map((path) => ({ path: 'files', message: `${path} is not among the files` })));
  const former = await findVersion(db, { name, version });
  if (former && !sameFiles(former.files, files))
    raise(conflict(`${name} ${version} is already published with other files.`));
  if (!former) {
    await insertVersion(db, publication);
    await insertAuditEntry(db, HOUSEKEEPING, {
      ...registryEntry(name, publication.publishedBy),
      action: 'remote.publish',
      changes: [{ path: 'version', from: null, to: version }],
    });
  }
  const taken = await claimTemplates(db, name, publication.templateIds.map(canonicalTemplateId));
  if (taken.length > 0) throw conflict(`Another remote draws ${taken.join(', ')}.`);
}

/** What is everybody's has no client, and what a deployment does has no request. */
const registryEntry = (name: string, accountId: number | null) => ({
  account_id: accountId,
  role: null,
  client_id: null,
  subject_type: 'remote',
  subject_id: name,
  request_id: null,
  ip: null,
});

function sameFiles(stored: unknown, files: readonly RemoteFile[]): boolean {
  const list = (all: readonly RemoteFile[]) =>
    all
      .map(({ path, sha384 }) => `${path} ${sha384}`)
      .toSorted()
      .join('\n');
  return list(z.array(RemoteFile).parse(stored)) === list(files);
}
