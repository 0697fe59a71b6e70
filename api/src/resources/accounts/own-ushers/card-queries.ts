import type { Database } from '../../../db/connection.ts';
import { hashOfSecret, newSecret } from '../../../lib/secret.ts';
import type { LoggedIn } from '../sessions/open.ts';

/** Makes an usher's login card, in place of the former one. The secret is nowhere else than on it. */
export async function putUsherCard(db: Database, of: { account_id: number; client_id: number }): Promise<string> {
  const token = newSecret();
  const row = { ...of, token_hash: hashOfSecret(token), made_at: new Date() };
  await db('usher_cards').insert(row).onConflict('account_id').merge(['token_hash', 'made_at']);
  return token;
}

export async function deleteUsherCard(db: Database, accountId: number): Promise<void> {
  await db('usher_cards').where({ account_id: accountId }).delete();
}

/**
 * Whom a card lets in. It opens as long as the account is good, and no longer than the password that the account had when
 * it was made. Whoever shows one is nobody yet: there is no scope but the secret.
 */
export async function findByUsherCard(
  db: Database,
  { username, token }: { username: string; token: string },
): Promise<LoggedIn | undefined> {
  return db('usher_cards')
    .join('accounts', 'accounts.id', 'usher_cards.account_id')
    .where('usher_cards.token_hash', hashOfSecret(token))
    .where('accounts.username', username)
    .where('accounts.role', 'USHER')
    .where('accounts.is_active', true)
    .where('accounts.valid_until', '>', new Date())
    .where(
      (fresh) =>
        void fresh
          .whereNull('accounts.password_changed_at')
          .orWhere('accounts.password_changed_at', '<=', db.ref('usher_cards.made_at')),
    )
    .first<LoggedIn>({ id: 'accounts.id', role: 'accounts.role', clientId: 'accounts.client_id' });
}
