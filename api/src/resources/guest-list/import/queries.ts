import type { Database } from '../../../db/connection.ts';
import type { GuestRow } from '../../../db/rows/guests.ts';
import type { ClientScope } from '../../../access/access.ts';

const COLUMNS = [
  'id',
  'code',
  'name',
  'phone_number',
  'email',
  'details',
  'total_guests',
  'guest_group',
] as const satisfies readonly (keyof GuestRow)[];
export type InvitedGuest = Pick<GuestRow, (typeof COLUMNS)[number]>;

/** Whom a slug has invited already: the next of them after an id. */
export async function listInvitedAfter(
  db: Database,
  scope: ClientScope,
  { optionId, after, limit }: { optionId: number; after: number; limit: number },
): Promise<InvitedGuest[]> {
  return db('guests')
    .where(scope.within('client_id'))
    .where({ option_id: optionId })
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .select(...COLUMNS);
}
