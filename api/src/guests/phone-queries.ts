import type { ClientScope } from '../access/access.ts';
import type { Database } from '../db/connection.ts';

/** The keys of a guest's phones, with spaces between. */
export async function findPhoneKeys(
  db: Database,
  scope: ClientScope,
  { clientId, code }: { clientId: number; code: string },
): Promise<string | null> {
  const guest = await db('guests')
    .where(scope.within('client_id'))
    .where({ client_id: clientId, code })
    .select('phone_keys')
    .first();
  return guest?.phone_keys ?? null;
}

/** Holds the guest until the transaction ends. */
export async function lockPhoneKeys(
  trx: Database,
  scope: ClientScope,
  guestId: number,
): Promise<{ phone_keys: string | null } | undefined> {
  return trx('guests').where(scope.within('client_id')).where({ id: guestId }).select('phone_keys').forUpdate().first();
}

/** Devices at the door hear of it as of any change of the guest's places. */
export async function updatePhoneKeys(
  trx: Database,
  scope: ClientScope,
  { guestId, keys }: { guestId: number; keys: readonly string[] },
): Promise<void> {
  await trx('guests')
    .where(scope.within('client_id'))
    .where({ id: guestId })
    .update({ phone_keys: keys.join(' ') });
  await trx('guest_events')
    .where(scope.within('client_id'))
    .where({ guest_id: guestId })
    .update('updated_at', trx.raw('NOW(3)'));
}
