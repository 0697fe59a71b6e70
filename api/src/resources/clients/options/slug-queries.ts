import type { ClientScope } from '../../../access/access.ts';
import type { Database } from '../../../db/connection.ts';

/** Who had this slug before, held until the transaction ends. Slugs are one space for all clients. */
export async function lockAlias(db: Database, slug: string): Promise<{ option_id: number | null } | undefined> {
  return db('slug_aliases').select('option_id').where({ slug }).forUpdate().first();
}

export async function insertAlias(
  db: Database,
  alias: { slug: string; option_id: number; client_id: number },
): Promise<void> {
  await db('slug_aliases').insert(alias);
}

/** An invitation that comes back to a former slug has it as its own again. */
export async function deleteAlias(db: Database, scope: ClientScope, slug: string): Promise<void> {
  await db('slug_aliases').where(scope.within('client_id')).where({ slug }).delete();
}

export async function listAliases(
  db: Database,
  scope: ClientScope,
  optionId: number,
): Promise<{ slug: string; created_at: Date }[]> {
  return db('slug_aliases')
    .where(scope.within('client_id'))
    .where({ option_id: optionId })
    .orderBy(['created_at', 'slug'])
    .select('slug', 'created_at');
}

/** How many guests of an invitation were sent its link. */
export async function countInvited(db: Database, scope: ClientScope, optionId: number): Promise<number> {
  const row = await db('guests')
    .where(scope.within('client_id'))
    .where({ option_id: optionId })
    .whereNotNull('invitation_sent_at')
    .count({ count: '*' })
    .first();
  return Number(row?.['count'] ?? 0);
}

/** Whose a slug is now or was before, whoever asks. */
export async function findHolderOfSlug(
  db: Database,
  slug: string,
): Promise<{ option_id: number | null; client_name: string | null; is_former: boolean } | undefined> {
  const now = await db('options')
    .join('clients', 'clients.id', 'options.client_id')
    .where('options.slug', slug)
    .first({ option_id: 'options.id', client_name: 'clients.name' });
  if (now) return { ...now, is_former: false };
  const former = await db('slug_aliases')
    .leftJoin('clients', 'clients.id', 'slug_aliases.client_id')
    .where('slug_aliases.slug', slug)
    .first({ option_id: 'slug_aliases.option_id', client_name: 'clients.name' });
  return former && { ...former, is_former: true };
}
