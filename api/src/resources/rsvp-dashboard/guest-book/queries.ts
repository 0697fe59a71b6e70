import type { GUEST_BOOK_ORDERS } from '@janur/contracts';
import type { Knex } from 'knex';
import type { Database } from '../../../db/connection.ts';
import type { ClientScope } from '../../../http/access.ts';
import type { GuestAtEvent } from '../../guest-book/queries.ts';
import { matching, namesFirst } from '../../../guest-search.ts';

type Order = (typeof GUEST_BOOK_ORDERS)[number];

/** Each stands in an index behind the event, so that any page is counted off in it. */
const COLUMN_OF: Readonly<Record<Order, string>> = {
  name: 'guest_events.guest_name',
  table_number: 'guest_events.table_number',
  checked_in_at: 'guest_events.checked_in_at',
  created_at: 'guest_events.id',
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
): Promise<{ rows: GuestAtEvent[]; total: number }> {
  const order = [
    { column: COLUMN_OF[orderBy], order: orderType },
    { column: 'guest_events.id', order: orderType },
  ];
  return namesFirst(search, async (reach) => {
    const chosen = () => {
      const places = db('guest_events')
        .whereIn('guest_events.event_id', eventIds)
        .modify(matching(search, reach, 'guest_events.guest_name'));
      const isByName = search === '' || reach === 'names';
      return isByName ? places : places.join('guests', 'guests.id', 'guest_events.guest_id');
    };
    const ids = chosen()
      .select('guest_events.id')
      .orderBy(order)
      .limit(limit)
      .offset((page - 1) * limit);
    const [rows, total] = await Promise.all([
      guestsOfPage(db, scope, ids).orderBy(order),
      chosen().count<{ total: number }[]>({ total: '*' }).first(),
    ]);
    return { rows, total: total?.total ?? 0 };
  });
}

/** An event's guests after one, by name: for who reads them all. */
export async function listGuestBookRowsAfter(
  db: Database,
  scope: ClientScope,
  { eventId, after, limit }: { eventId: number; after: GuestAtEvent | undefined; limit: number },
): Promise<GuestAtEvent[]> {
  const ids = db('guest_events')
    .where({ event_id: eventId })
    .select('guest_events.id')
    .orderBy(['guest_name', 'id'])
    .limit(limit);
  if (after) {
    void ids.where((later) => {
      void later.where('guest_name', '>', after.name);
      void later.orWhere((same) => void same.where('guest_name', after.name).where('id', '>', after.id));
    });
  }
  return guestsOfPage(db, scope, ids).orderBy(['guest_events.guest_name', 'guest_events.id']);
}

/** The tenant condition stands here, where rows are read; ids alone were counted off in an index. */
function guestsOfPage(db: Database, scope: ClientScope, page: Knex.QueryBuilder) {
  return db
    .from(page.as('page'))
    .join('guest_events', 'guest_events.id', 'page.id')
    .join('guests', 'guests.id', 'guest_events.guest_id')
    .leftJoin('accounts', 'accounts.id', 'guest_events.checked_in_by')
    .where(scope.within('guest_events.client_id'))
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
