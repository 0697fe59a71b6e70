import type { Bank } from '@janur/contracts';
import type { ClientScope } from '../../access/access.ts';
import type { Database } from '../../db/connection.ts';

export async function listAllBanks(db: Database): Promise<Bank[]> {
  return db('banks').select('id', 'bank_name', 'bank_logo_url').orderBy('bank_name').limit(2000);
}

/** The bank, locked until the transaction ends. */
export async function lockBank(
  trx: Database,
  which: { readonly id: number } | { readonly bank_name: string },
): Promise<Bank | undefined> {
  return trx('banks').select('id', 'bank_name', 'bank_logo_url').where(which).forUpdate().first();
}

/** Who has the name already keeps it, whoever made it meanwhile. */
export async function addBank(trx: Database, bank_name: string): Promise<void> {
  await trx('banks').insert({ bank_name, bank_logo_url: null }).onConflict('bank_name').ignore();
}

/** The pages that show the bank are made anew. */
export async function putLogo(trx: Database, scope: ClientScope, bankId: number, url: string | null): Promise<void> {
  await trx('banks').where({ id: bankId }).update({ bank_logo_url: url });
  await trx('clients')
    .where(scope.within('id'))
    .whereIn('id', trx('payments').select('client_id').where(scope.within('client_id')).where({ bank_id: bankId }))
    .increment('media_revision');
}

/** A picture of the house that nothing shows any more. Answers its files' addresses. */
export async function releaseOfHouse(trx: Database, url: string): Promise<void> {
  await trx('uploads').where({ client_id: null, url, deleted_at: null }).update({ deleted_at: new Date() });
}
