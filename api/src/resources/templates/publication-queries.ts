import { readFindings } from './findings.ts';
import type { PublishFinding } from '@janur/contracts';
import type { Database } from '../../db/connection.ts';
import type { PublicationRow, PublisherKeyRow } from '../../db/rows/registry.ts';
import { raise } from '../../lib/errors.ts';

const KEY_COLUMNS = ['id', 'account_id', 'public_key', 'label', 'created_at', 'revoked_at'] as const;

export async function findKey(db: Database, publicKey: string): Promise<PublisherKeyRow | undefined> {
  return db('publisher_keys')
    .select(...KEY_COLUMNS)
    .where({ public_key: publicKey })
    .first();
}

/** The key of whoever works at the machine itself: nobody's account, and known from its first use on. */
export async function ensureOperatorKey(db: Database, publicKey: string): Promise<number> {
  await db('publisher_keys').insert({ public_key: publicKey, label: 'operator' }).onConflict('public_key').ignore();
  const key = await findKey(db, publicKey);
  return key?.id ?? raise(new Error('the key of the operator is gone'));
}

export async function insertKey(
  db: Database,
  { accountId, publicKey, label }: { accountId: number; publicKey: string; label: string },
): Promise<void> {
  await db('publisher_keys').insert({ account_id: accountId, public_key: publicKey, label });
}

export async function listKeys(db: Database, accountId: number): Promise<PublisherKeyRow[]> {
  return db('publisher_keys')
    .select(...KEY_COLUMNS)
    .where({ account_id: accountId })
    .orderBy('id', 'desc');
}

/** Answers whether there was such a key, of this account where one is named. */
export async function revokeKey(
  db: Database,
  { accountId, keyId }: { accountId: number | undefined; keyId: number },
): Promise<boolean> {
  const own = { id: keyId, ...(accountId === undefined ? {} : { account_id: accountId }) };
  await db('publisher_keys').where(own).whereNull('revoked_at').update({ revoked_at: new Date() });
  return (await db('publisher_keys').select('id').where(own).first()) !== undefined;
}

export async function findFamily(
  db: Database,
  name: string,
): Promise<{ name: string; kind: string; owner_id: number | null } | undefined> {
  return db('remotes')
    .leftJoin('remote_owners', 'remote_owners.remote_name', 'remotes.name')
    .select<{ name: string; kind: string; owner_id: number | null }[]>({
      name: 'remotes.name',
      kind: 'remotes.kind',
      owner_id: 'remote_owners.account_id',
    })
    .where('remotes.name', name)
    .first();
}

export async function giveToOwner(trx: Database, name: string, accountId: number): Promise<void> {
  await trx('remote_owners').insert({ remote_name: name, account_id: accountId });
}

/** What was signed of a version and what was found in it. */
export async function findPublication(
  db: Database,
  { name, version }: { name: string; version: string },
): Promise<{ manifest: string; findings: PublishFinding[] } | undefined> {
  const row = await db('remote_versions')
    .leftJoin('publications', 'publications.version_id', 'remote_versions.id')
    .select<{ manifest: string | null; findings: unknown }[]>({
      manifest: 'publications.manifest',
      findings: 'publications.findings',
    })
    .where({ remote_name: name, version })
    .first();
  // a version of before there were signatures is the same as no manifest
  return row && { manifest: row.manifest ?? '', findings: readFindings(row.findings) };
}

export async function insertPublication(
  trx: Database,
  { findings, ...row }: Omit<PublicationRow, 'findings'> & { findings: readonly PublishFinding[] },
): Promise<void> {
  await trx('publications').insert({ ...row, findings: JSON.stringify(findings) });
}
