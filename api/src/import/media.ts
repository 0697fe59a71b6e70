import type { FastifyBaseLogger } from 'fastify';
import pLimit from 'p-limit';
import type { ClientScope } from '../access/access.ts';
import type { Actor } from '../access/actor.ts';
import type { Database } from '../db/connection.ts';
import type { FileStore } from '../files/store.ts';
import { HttpError } from '../lib/errors.ts';
import type { Draft } from '../resources/uploads/drafts.ts';
import { keepUpload } from '../resources/uploads/service.ts';
import { placeOf } from './client-plan.ts';
import { fileKey, type FileUse, type WantedFile } from './files.ts';
import { type Finding, wording } from './findings.ts';

/** Why a file was not brought, in words of the import's own. */
export class NoFile extends Error {}

/** Gets a file from its address, checked and made ready to be kept. Throws an `HttpError` or `NoFile` that says why not. */
export type Fetch = (address: string, use: FileUse) => Promise<Draft>;

export type Wanted = WantedFile & { readonly kind: string; readonly line: number; readonly path: string };

export interface BroughtFiles {
  readonly drafts: ReadonlyMap<string, { readonly draft: Draft; readonly use: FileUse }>;
  readonly findings: readonly Finding[];
}

/** While one is on its way another is made smaller. */
const AT_ONCE = 2;

/** Each address once; what does not come is said for each place that names it. */
export async function bringFiles({ fetch }: { fetch: Fetch }, wanted: readonly Wanted[]): Promise<BroughtFiles> {
  const drafts = new Map<string, { draft: Draft; use: FileUse }>();
  const problems = new Map<string, string>();
  const each = new Map(wanted.map((file) => [fileKey(file), file]));
  const bring = async ([key, { address, use }]: readonly [string, Wanted]): Promise<void> => {
    try {
      drafts.set(key, { draft: await fetch(address, use), use });
    } catch (error) {
      if (!(error instanceof HttpError) && !(error instanceof NoFile)) throw error;
      problems.set(key, error instanceof NoFile ? error.message : wording(error.fields?.[0] ?? error.problem));
    }
  };
  await pLimit(AT_ONCE).map([...each], bring);
  return { drafts, findings: missing(wanted, problems) };
}

/** What did not come, at each place that names it. */
const missing = (wanted: readonly Wanted[], problems: ReadonlyMap<string, string>): Finding[] =>
  wanted.flatMap((file): Finding[] => {
    const why = problems.get(fileKey(file));
    if (why === undefined) return [];
    const path = placeOf(file.kind, file.path, file.field);
    return [{ line: file.line, what: 'MEDIA', path, why, value: file.address }];
  });

interface Keeping {
  readonly trx: Database;
  readonly scope: ClientScope;
  readonly actor: Actor;
  readonly store: FileStore;
  readonly quotaBytes: number;
  readonly log: FastifyBaseLogger;
}

const KINDS = { picture: 'IMAGE', preview: 'IMAGE', song: 'MUSIC', font: 'FONT', film: 'FILM' } as const;

/** Keeps the files as uploads of the client, in its transaction; answers our address of each. */
export async function keepFiles(
  { trx, scope, actor, store, quotaBytes, log }: Keeping,
  clientId: number,
  { drafts, wanted }: Pick<BroughtFiles, 'drafts'> & { readonly wanted: readonly Wanted[] },
): Promise<{ urls: ReadonlyMap<string, string>; findings: Finding[] }> {
  const urls = new Map<string, string>();
  const problems = new Map<string, string>();
  const target = {
    owner: { table: 'clients', id: clientId },
    clientId,
    section: null,
    subSection: null,
    attach: null,
    field: 'file',
    old: { url: undefined },
  } as const;
  for (const [key, { draft, use }] of drafts) {
    const kind = KINDS[use];
    try {
      // a savepoint: a file for which there is no room leaves nothing behind
      const { url } = await trx.transaction((db) =>
        keepUpload({ db, store, quotaBytes }, { scope, actor, log }, draft, { ...target, kind }),
      );
      urls.set(key, url);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      problems.set(key, wording(error.problem));
    }
  }
  return { urls, findings: missing(wanted, problems) };
}
