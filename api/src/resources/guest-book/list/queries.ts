import type { GUEST_BOOK_ORDERS, GUEST_BOOK_SHOWN } from '@janur/contracts';
import type { Knex } from 'knex';
import type { Database } from '../../../db/connection.ts';
import type { ClientScope } from '../../../access/access.ts';
import { type GuestAtEvent, invitedTo } from '../queries.ts';
import { byIndex, type FoundPage, searched } from '../../../guests/search.ts';

type Order = (typeof GUEST_BOOK_ORDERS)[number];
type Shown = (typeof GUEST_BOOK_SHOWN)[number];

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
  /** Whether parts of codes find. */
  readonly byCode: boolean;
  readonly shown: Shown | undefined;
  readonly orderBy: Order;
  readonly orderType: 'ASC' | 'DESC';
  readonly page: number;
  readonly limit: number;
}

export function listGuestBookRows(
  db: Database,
  scope: ClientScope,
  { eventIds, search, byCode, shown, orderBy, orderType, page, limit }: GuestBookPage,
): Promise<FoundPage<GuestAtEvent>> {
  const { column, index } = SORTED[orderBy];
  const order = [
    { column, order: orderType },
    { column: 'guest_events.id', order: orderType },
  ];
  return searched(search, {
    byCode,
    chosen: () => narrowed(byIndex(db, 'guest_events', index).whereIn('guest_events.event_id', eventIds), shown),
    page: (found) =>
      found
        .orderBy(order)
        .limit(limit)
        .offset((page - 1) * limit)
        .pluck('guest_events.id'),
    rowsOf: (ids) => guestsOfPage(db, scope, ids).orderBy(order),
  });
}

function narrowed(places: Knex.QueryBuilder, shown: Shown | undefined): Knex.QueryBuilder {
  switch (shown) {
    case undefined:
      return places;
    case 'ARRIVED':
      return places.where('guest_events.is_checked_in', 1);
    case 'MISSING':
      return places.where('guest_events.is_checked_in', 0);
    case 'GIFT':
      return places.where('guest_events.is_received_gift', 1);
    case 'SOUVENIR':
      return places.where('guest_events.is_received_souvenir', 1);
    case 'WALK_IN':
      return places.whereIn('guest_events.guest_id', (guests) => {
        void guests.from('guests').where('source', 'ADHOC').whereRaw('guests.id = guest_events.guest_id').select('id');
      });
    case 'ENTRUSTED':
      return places.whereIn('guest_events.id', (gifts) => {
        void gifts
          .from('entrusted_gifts')
          .whereRaw('entrusted_gifts.event_id = guest_events.event_id')
          .whereNull('undone_by_op_id')
          .select('guest_event_id');
      });
  }
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
    .select({
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
      checked_in_gate: 'guest_events.checked_in_gate',
      total_guests_attended: 'guest_events.total_guests_attended',
      total_guests_left: 'guest_events.total_guests_left',
      is_received_gift: 'guest_events.is_received_gift',
      is_received_souvenir: 'guest_events.is_received_souvenir',
      extra_souvenirs: 'guest_events.extra_souvenirs',
      code: 'guests.code',
      name: 'guests.name',
      phone_number: 'guests.phone_number',
      details: 'guests.details',
      source: 'guests.source',
      checked_in_by_name: 'accounts.name',
    })
    .select<GuestAtEvent[]>(invitedTo(db, scope));
}
