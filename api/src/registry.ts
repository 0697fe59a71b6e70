import { RemoteEntry, RemoteFile, type TemplateRegistration } from '@janur/contracts';
import { canonicalTemplateId } from '@janur/contracts/rules';
import * as z from 'zod';
import { FRESH_FOR_MS } from './config.ts';
import type { Database } from './db/connection.ts';
import { inTransaction } from './db/transaction.ts';
import { conflict, invalid, notFound, raise } from './http/errors.ts';
import {
  claimTemplates,
  findVersion,
  insertVersion,
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
}

export interface Registry {
  /** The versions that guests get. Answers what it last knew while it asks for news, at most once a second. */
  snapshot(): Promise<RegistrySnapshot>;
  /** Makes a version known, not yet served. The same version again is fine when it holds the same files. */
  publish(publication: Publication): Promise<void>;
  /** Serves a published version to guests. */
  promote(name: string, version: string): Promise<void>;
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
    async promote(name, version) {
      if (!(await findVersion(db, { name, version }))) throw notFound('version');
      await promoteVersion(db, { name, version });
      await ask();
    },
  };
}

async function loadSnapshot(db: Database): Promise<RegistrySnapshot> {
  const [versions, templates] = await Promise.all([listPromotedVersions(db), listTemplateRemotes(db)]);
  const remotes = Object.fromEntries(versions.map((row) => [row.name, toEntry(row)]));
  return {
    remotes,
    templates: templates.flatMap(({ template_id, remote_name }) => {
      const remote = remotes[remote_name];
      if (!remote) return [];
      const { name: family, ...entry } = remote;
      return [{ template_id, family, ...entry }];
    }),
  };
}

function toEntry({ name, version, contract, entry_path, files, preload }: PromotedRow): RemoteEntry {
  const integrityOf = new Map(
    z
      .array(RemoteFile)
      .parse(files)
      .map((file) => [file.path, file.sha384]),
  );
  const base = `/remotes/${name}/${version}/`;
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
  if (!former) await insertVersion(db, publication);
  const taken = await claimTemplates(db, name, publication.templateIds.map(canonicalTemplateId));
  if (taken.length > 0) throw conflict(`Another remote draws ${taken.join(', ')}.`);
}

function sameFiles(stored: unknown, files: readonly RemoteFile[]): boolean {
  const list = (all: readonly RemoteFile[]) =>
    all
      .map(({ path, sha384 }) => `${path} ${sha384}`)
      .toSorted()
      .join('\n');
  return list(z.array(RemoteFile).parse(stored)) === list(files);
}
