import { problem, problemAt } from '@janur/contracts';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { inTransaction } from '../../db/transaction.ts';
import type { Database } from '../../db/connection.ts';
import { fileOfUrl, urlOfFile } from '../../files/names.ts';
import type { FileStore } from '../../files/store.ts';
import type { ClientScope } from '../../access/access.ts';
import { HttpError, loggable, notFound, raise } from '../../lib/errors.ts';
import type { Principal } from '../../access/principals.ts';
import { type Actor, actorOf, recordChange } from '../../audit/record.ts';
import { type Draft, rowOf } from './drafts.ts';
import { isShown, type Replaced } from './place-queries.ts';
import {
  bumpRevision,
  countBytes,
  findRevision,
  insertUpload,
  lockOwner,
  lockUpload,
  markDeleted,
  uploadExists,
} from './queries.ts';

export interface Caller {
  readonly scope: ClientScope;
  readonly actor: Actor;
  readonly log: FastifyBaseLogger;
}

export const callerOf = (scope: ClientScope, principal: Principal, request: FastifyRequest): Caller => ({
  scope,
  actor: actorOf({ principal, request }),
  log: request.log,
});

export interface Keeping {
  readonly db: Database;
  readonly store: FileStore;
  /** What the files of one client may take. */
  readonly quotaBytes: number;
}

export type UploadKind = 'IMAGE' | 'MUSIC' | 'FILM' | 'FONT';

/** What an upload is for and what it takes the place of. */
export interface Target {
  readonly owner: { readonly table: 'clients' | 'options'; readonly id: number };
  readonly clientId: number;
  readonly kind: UploadKind;
  readonly section: string | null;
  readonly subSection: string | null;
  /** Puts the new address where it belongs; runs in the transaction, under the owner's row lock. Null: a save will. */
  readonly attach: ((trx: Database, url: string) => Promise<Replaced>) | null;
  /** The form's field that brought it. */
  readonly field: string;
  /** What is to go when it is an upload of this client: what is named, or else whatever stood in the place. */
  readonly old: { readonly url: string | undefined } | 'replaced';
}

/**
 * Files first, then one transaction that makes their row. So a row never lacks its file; files without a row are removed
 * here, and by the sweeper when this process dies in between.
 */
export async function withFiles<T>(
  { db, store, log }: { db: Database; store: FileStore; log: FastifyBaseLogger },
  scope: ClientScope,
  draft: Draft,
  write: (trx: Database) => Promise<T>,
): Promise<T> {
  try {
    for (const { name, bytes } of draft.files) {
      // one after the other: a failure leaves no other write behind that ends after the clean-up
      await store.put(name, bytes);
    }
    return await inTransaction(db, write);
  } catch (error) {
    await forget({ db, store }, scope, { draft, log });
    throw error;
  }
}

/** Makes the row, attaches it and lets the old one go, in one transaction; then the old one's files go. */
export async function keepUpload(
  { db, store, quotaBytes }: Keeping,
  { scope, actor, log }: Caller,
  draft: Draft,
  target: Target,
): Promise<{ id: number; url: string; revision: number }> {
  const url = urlOfFile(draft.main.name);
  const { kept, gone } = await withFiles({ db, store, log }, scope, draft, (trx) =>
    attach(trx, scope, actor, { draft, target, url, quotaBytes }),
  );
  await removeFiles(store, gone, log);
  return { ...kept, url };
}

/** What the audit log says of a file that no place shows yet. */
const KEPT_ASIDE: Replaced = { path: 'uploads', from: null };

async function attach(
  trx: Database,
  scope: ClientScope,
  actor: Actor,
  { draft, target, url, quotaBytes }: { draft: Draft; target: Target; url: string; quotaBytes: number },
) {
  const { owner, clientId, old } = target;
  const file = rowOf(draft);
  const { bytes } = file;
  await lockOwner(trx, scope, clientId);
  const revisionOf = target.attach ? bumpRevision : findRevision;
  const revision =
    (await revisionOf(trx, scope, owner)) ?? raise(notFound(owner.table === 'clients' ? 'client' : 'invitation'));
  const { path, from } = target.attach ? await target.attach(trx, url) : KEPT_ASIDE;
  const id = await insertUpload(trx, {
    client_id: clientId,
    option_id: owner.table === 'options' ? owner.id : null,
    kind: target.kind,
    section_type: target.section,
    sub_section: target.subSection,
    ...file,
    state: draft.state,
    account_id: actor.accountId,
  });
  if (id === undefined) throw new Error('the database gave no id');
  const gone = await release(trx, scope, { clientId, url: old === 'replaced' ? (from ?? undefined) : old.url });
  const used = (await countBytes(trx, scope, { clientId })) - bytes;
  if (used + bytes > quotaBytes) throw overQuota({ used, bytes, quotaBytes, field: target.field });
  await recordChange(trx, actor, {
    clientId,
    action: `UPLOAD_${target.kind}`,
    subject: { type: owner.table === 'clients' ? 'client' : 'option', id: owner.id },
    changes: [{ path, from, to: url }],
  });
  return { kept: { id, revision }, gone };
}

const megabytes = (bytes: number): string => `${(bytes / 1_048_576).toFixed(1)} MB`;

function overQuota({
  used,
  bytes,
  quotaBytes,
  field,
}: {
  used: number;
  bytes: number;
  quotaBytes: number;
  field: string;
}): HttpError {
  const what = problem('no_room', { file: megabytes(bytes), used: megabytes(used), quota: megabytes(quotaBytes) });
  return new HttpError('TOO_LARGE', what, {
    fields: [problemAt(`body.${field}`, what)],
    details: { used_bytes: used, file_bytes: bytes, quota_bytes: quotaBytes },
  });
}

/** Gives the names of the files that may go after the commit: of an upload of this client that nothing shows any more. */
async function release(
  trx: Database,
  scope: ClientScope,
  { clientId, url }: { clientId: number; url: string | undefined },
): Promise<string[]> {
  const old = url === undefined ? undefined : await lockUpload(trx, scope, { clientId, url });
  if (!old || (await isShown(trx, scope, { clientId, url: old.url }))) return [];
  await markDeleted(trx, scope, old.id);
  return [old.url, ...old.variants.map((variant) => variant.url)].flatMap((address) => fileOfUrl(address) ?? []);
}

/** A connection that is lost during COMMIT leaves it open whether the row stands: then its files stay too. */
async function forget(
  { db, store }: { db: Database; store: FileStore },
  scope: ClientScope,
  { draft, log }: { draft: Draft; log: FastifyBaseLogger },
): Promise<void> {
  try {
    if (await uploadExists(db, scope, urlOfFile(draft.main.name))) return;
  } catch (error) {
    log.warn({ err: loggable(error) }, 'the files of a failed upload are left to the sweeper');
    return;
  }
  await removeFiles(
    store,
    draft.files.map((file) => file.name),
    log,
  );
}

/** What cannot be removed now is not missing anywhere: the sweeper takes it. */
export async function removeFiles(store: FileStore, names: readonly string[], log: FastifyBaseLogger): Promise<void> {
  const results = await Promise.allSettled([...new Set(names)].map((name) => store.remove(name)));
  for (const result of results) {
    if (result.status === 'rejected') log.warn({ err: loggable(result.reason) }, 'a file is left to the sweeper');
  }
}
