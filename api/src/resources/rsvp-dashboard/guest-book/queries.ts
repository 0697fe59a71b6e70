import type { GUEST_BOOK_ORDERS } from '@janur/contracts';
import type { Database } from '../../../db/connection.ts';
import type { ClientScope } from '../../../http/access.ts';
import type { GuestAtEvent } from '../../guest-book/queries.ts';
import { byIndex, type FoundPage, searched } from '../../../guest-search.ts';

type Order = (typeof GUEST_BOOK_ORDERS)[number];

/** Each column stands in its index behind the event, so that any page is counted off in it. */
const SORTED: Readonly<Record<Order, { column: string; index: string }>> = {
  name: { column: 'guest_events.guest_name', index: 'guest_events_by_name' },
  table_number: { column: 'guest_events.table_number', index: 'guest_events_by_table' },
  checked_in_at: { column: 'guest_events.checked_in_at', index: 'guest_events_by_check_in' },
  created_at: { column: 'guest_events.id', index: 'guest_events_by_id' },
};

export interface GuestBookPage {
  readonly eventIds: readonly number[];
  readonly search: string;
  readonly orderBy: Order;
  readonly orderType: 'ASC' | 'DESC';
  readonly page: number;
  readonly limit: number;
}

export function listGuestBookRows(
  db: Database,
  scope: ClientScope,
  { eventIds, search, orderBy, orderType, page, limit }: GuestBookPage,
): Promise<FoundPage<GuestAtEvent>> {
  const { column, index } = SORTED[orderBy];
  const order = [
    { column, order: orderType },
    { column: 'guest_events.id', order: orderType },
  ];
  return searched(search, {
    chosen: () => byIndex(db, 'guest_events', index).whereIn('guest_events.event_id', eventIds),
    page: (found) =>
      found
        .orderBy(order)
        .limit(limit)
        .offset((page - 1) * limit)
        .pluck('guest_events.id'),
    rowsOf: (ids) => guestsOfPage(db, scope, ids).orderBy(order),
  });
}

/** An event's guests after one, by name: for who reads them all. */
export async function listGuestBookRowsAfter(
  db: Database,
  scope: ClientScope,
  { eventId, after, limit }: { eventId: number; after: GuestAtEvent | undefined; limit: number },
): Promise<GuestAtEvent[]> {
  const ids = db('guest_events').where({ event_id: eventId }).orderBy(['guest_name', 'id']).limit(limit);
  if (after) {
    void ids.where((later) => {
      void later.where('guest_name', '>', after.name);
      void later.orWhere((same) => void same.where('guest_name', after.name).where('id', '>', after.id));
    });
  }
  return guestsOfPage(db, scope, await ids.pluck('id')).orderBy(['guest_events.guest_name', 'guest_events.id']);
}

/** The tenant condition stands here, where rows are read; ids alone were counted off in an index. */
function guestsOfPage(db: Database, scope: ClientScope, ids: readonly number[]) {
  return db('guest_events')
    .join('guests', 'guests.id', 'guest_events.guest_id')
    .leftJoin('accounts', 'accounts.id', 'guest_events.checked_in_by')
    .where(scope.within('guest_events.client_id'))
    .whereIn('guest_events.id', ids)
    .select<GuestAtEvent[]>({
      id: 'guest_events.id',
      client_id: 'guest_events.client_id',
      option_id: 'guest_events.option_id',
      event_id: 'guest_events.event_id',
      guest_id: 'guest_events.guest_id',
      total_guests: 'guest_events.total_guests',
      confirmation_status: 'guest_events.confirmation_status',
      total_guests_confirmed: 'guest_events.total_guests_confirmed',
      table_number: 'guest_events.table_number',
      is_scanned: 'guest_events.is_scanned',
      is_checked_in: 'guest_events.is_checked_in',
      check_in_op_id: 'guest_events.check_in_op_id',
      checked_in_at: 'guest_events.checked_in_at',
      total_guests_attended: 'guest_events.total_guests_attended',
      is_received_gift: 'guest_events.is_received_gift',
      is_received_souvenir: 'guest_events.is_received_souvenir',
      code: 'guests.code',
      name: 'guests.name',
      phone_number: 'guests.phone_number',
      details: 'guests.details',
      source: 'guests.source',
      checked_in_by_name: 'accounts.name',
    });
}
