import type { Database } from '../../db/connection.ts';
import { byIndex, type FoundPage, searched } from '../../guests/search.ts';
import type { ClientScope } from '../../access/access.ts';
import { type GuestAtEvent, guestsAtEvent, invitedTo } from './queries.ts';

/** One page of an event's guests by a part of name, phone or code; by name. */
export function searchGuestRows(
  db: Database,
  scope: ClientScope,
  { eventId, search, page, limit }: { eventId: number; search: string; page: number; limit: number },
): Promise<FoundPage<GuestAtEvent>> {
  return searched(search, {
    byCode: true,
    chosen: () => byIndex(db, 'guest_events', 'guest_events_by_name').where('guest_events.event_id', eventId),
    page: (found) =>
      found
        .orderBy(ORDER)
        .limit(limit)
        .offset((page - 1) * limit)
        .pluck('guest_events.id'),
    rowsOf: (ids) =>
      guestsAtEvent(db, scope, eventId)
        .select<GuestAtEvent[]>(invitedTo(db, scope))
        .whereIn('guest_events.id', ids)
        .orderBy(ORDER),
  });
}

const ORDER = ['guest_events.guest_name', 'guest_events.id'];
