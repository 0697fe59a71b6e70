import { ImageVariant } from '@janur/contracts';
import * as z from 'zod';
import type { Database } from '../../db/connection.ts';
import type { UploadRow } from '../../db/rows/registry.ts';
import { fileOfUrl } from '../../files/names.ts';
import type { ClientScope } from '../../access/access.ts';

/** The revision after it. The row stays locked, so that uploads of one client or option go one after the other. */
export async function bumpRevision(
  trx: Database,
  scope: ClientScope,
  { table, id }: { table: 'clients' | 'options'; id: number },
): Promise<number | undefined> {
  await trx(table).where(scope.within(OWNER[table])).where({ id }).increment('revision');
  return findRevision(trx, scope, { table, id });
}

export async function findRevision(
  trx: Database,
  scope: ClientScope,
  { table, id }: { table: 'clients' | 'options'; id: number },
): Promise<number | undefined> {
  const row = await trx(table).select('revision').where(scope.within(OWNER[table])).where({ id }).first();
  return row?.revision;
}

const OWNER = { clients: 'id', options: 'client_id' } as const;

export async function clientExists(db: Database, scope: ClientScope, id: number): Promise<boolean> {
  return (await db('clients').select('id').where(scope.within('id')).where({ id }).first()) !== undefined;
}

export async function findClientOfOption(db: Database, scope: ClientScope, id: number): Promise<number | undefined> {
  const row = await db('options').select('client_id').where(scope.within('client_id')).where({ id }).first();
  return row?.client_id;
}

/** A picture's other sizes, or a film's other files. */
export const StoredVariant = z.object({ ...ImageVariant.shape, type: z.string() });
export type StoredVariant = z.infer<typeof StoredVariant>;

export type NewUpload = Omit<UploadRow, 'id' | 'created_at' | 'deleted_at' | 'variants'> & {
  variants: readonly StoredVariant[];
};

export async function insertUpload(trx: Database, { variants, ...row }: NewUpload): Promise<number | undefined> {
  const [id] = await trx('uploads').insert({ ...row, variants: JSON.stringify(variants) });
  return id;
}

export interface FoundUpload {
  id: number;
  url: string;
  variants: StoredVariant[];
}

/** The client's own upload at that address, no photo of a guest, locked until the transaction ends. */
export async function lockUpload(
  trx: Database,
  scope: ClientScope,
  { clientId, url }: { clientId: number; url: string },
): Promise<FoundUpload | undefined> {
  // what no address of ours looks like is nobody's, and MySQL refuses to compare it with ASCII
  if (!fileOfUrl(url)) return undefined;
  const row = await trx('uploads')
    .select('id', 'url', 'variants')
    .where(scope.within('client_id'))
    .where({ client_id: clientId, url, deleted_at: null })
    .whereNot({ kind: 'ALBUM' })
    .forUpdate()
    .first();
  return row && found(row);
}

export async function markDeleted(trx: Database, scope: ClientScope, id: number): Promise<void> {
  await trx('uploads').where(scope.within('client_id')).where({ id }).update({ deleted_at: new Date() });
}

export async function uploadExists(db: Database, scope: ClientScope, url: string): Promise<boolean> {
  return (await db('uploads').select('id').where(scope.within('client_id')).where({ url }).first()) !== undefined;
}

/** Pictures whose AVIF variants are not made yet, the oldest first. */
export async function listEncoding(db: Database, scope: ClientScope): Promise<number[]> {
  return db('uploads')
    .where(scope.within('client_id'))
    .where({ state: 'ENCODING', deleted_at: null })
    .orderBy('id')
    .limit(10_000)
    .pluck('id');
}

export async function findEncoding(db: Database, scope: ClientScope, id: number): Promise<FoundUpload | undefined> {
  const row = await db('uploads')
    .select('id', 'url', 'variants')
    .where(scope.within('client_id'))
    .where({ id, state: 'ENCODING', deleted_at: null })
    .first();
  return row && found(row);
}

/** `bytes` is what was added. False when the picture was removed meanwhile. The pages that show it are made anew. */
export async function finishEncoding(
  trx: Database,
  scope: ClientScope,
  { id, variants, bytes }: { id: number; variants: readonly StoredVariant[]; bytes: number },
): Promise<boolean> {
  const changed = await trx('uploads')
    .where(scope.within('client_id'))
    .where({ id, deleted_at: null })
    .increment('bytes', bytes)
    .update({ state: 'READY', variants: JSON.stringify(variants) });
  await trx('clients')
    .where(scope.within('id'))
    .whereIn('id', trx('uploads').select('client_id').where({ id }))
    .increment('media_revision');
  return changed === 1;
}

/** Holds the client, so that of several uploads each counts those before it. */
export async function lockOwner(trx: Database, scope: ClientScope, clientId: number): Promise<void> {
  await trx('clients').select('id').where(scope.within('id')).where({ id: clientId }).forUpdate();
}

/** What a client's files take, in bytes; the photos of guests have room of their own. */
export async function countBytes(
  trx: Database,
  scope: ClientScope,
  { clientId, ofAlbum = false }: { clientId: number; ofAlbum?: boolean },
): Promise<number> {
  const row = await trx('uploads')
    .where(scope.within('client_id'))
    .where({ client_id: clientId, deleted_at: null })
    .where('kind', ofAlbum ? '=' : '<>', 'ALBUM')
    .sum<{ bytes: number | string | null }[]>({ bytes: 'bytes' })
    .first();
  return Number(row?.bytes ?? 0);
}

/** Of these addresses those that belong to an upload that still stands, as its client does, and whether more of its files are on their way. */
export async function listStanding(
  db: Database,
  scope: ClientScope,
  urls: readonly string[],
): Promise<(FoundUpload & { isEncoding: boolean })[]> {
  const rows = await db('uploads')
    .select('id', 'url', 'variants', 'state')
    .where(scope.within('client_id'))
    .where({ deleted_at: null })
    .where((owner) => {
      const client = db('clients').select(db.raw('1')).whereRaw('clients.id = uploads.client_id');
      void owner.whereNull('client_id').orWhereExists(client);
    })
    .whereIn('url', urls);
  return rows.map((row) => ({ ...found(row), isEncoding: row.state === 'ENCODING' }));
}

const found = ({ id, url, variants }: Pick<UploadRow, 'id' | 'url' | 'variants'>): FoundUpload => ({
  id,
  url,
  variants: z.array(StoredVariant).parse(variants ?? []),
});
