import type { Database } from '../../../db/connection.ts';
import { listMembers } from '../../../guests/member-queries.ts';
import type { NamedMember } from './member-names.ts';
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
  'tags',
] as const satisfies readonly (keyof GuestRow)[];
export type InvitedGuest = Pick<GuestRow, (typeof COLUMNS)[number]> & {
  readonly members: readonly (NamedMember & { readonly id: number })[];
  /** Where the guest is invited to, and sits. */
  readonly places: readonly { readonly event_id: number; readonly table_number: string | null }[];
};

/** Whom a slug has invited already: the next of them after an id. */
export async function listInvitedAfter(
  db: Database,
  scope: ClientScope,
  { optionId, after, limit }: { optionId: number; after: number; limit: number },
): Promise<InvitedGuest[]> {
  const guests = await db('guests')
    .where(scope.within('client_id'))
    .where({ option_id: optionId })
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .select(...COLUMNS);
  const ids = guests.map(({ id }) => id);
  const members = await listMembers(db, scope, ids);
  const places = await db('guest_events')
    .where(scope.within('client_id'))
    .whereIn('guest_id', ids)
    .orderBy('event_id')
    .select('guest_id', 'event_id', 'table_number');
  const placesOf = Map.groupBy(places, ({ guest_id }) => guest_id);
  const membersOf = Map.groupBy(members, ({ guest_id }) => guest_id);
  return guests.map((guest) => ({
    ...guest,
    members: (membersOf.get(guest.id) ?? []).map(({ id, name, is_child, diet }) => ({
      id,
      name,
      is_child: Boolean(is_child),
      diet,
    })),
    places: (placesOf.get(guest.id) ?? []).map(({ event_id, table_number }) => ({ event_id, table_number })),
  }));
}
