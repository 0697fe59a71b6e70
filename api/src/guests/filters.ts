import type { BodyOf, listRsvpGuests } from '@janur/contracts';
import type { Knex } from 'knex';
import type { Database } from '../db/connection.ts';
import { type Audience, inAudience } from './audience.ts';
import { SENT_COLUMN } from './guest-queries.ts';

type Body = BodyOf<typeof listRsvpGuests>;

/** Whom of the chosen guests the list shows, and in which order. */
export type ListFilters = Pick<
  Body,
  'status' | 'guest_group' | 'message' | 'has_arrived' | 'order_by' | 'order_type'
> & {
  readonly audience?: Audience | undefined;
};

/** What is counted off: guests, or their places at one event. Both name the guest and what a list is sorted by. */
interface Base {
  readonly guest: 'guests.id' | 'guest_events.guest_id';
  readonly sorted: Readonly<Record<Body['order_by'], string>>;
  readonly key: 'guests.id' | 'guest_events.id';
}

const GUESTS: Base = {
  guest: 'guests.id',
  sorted: { name: 'guests.name', created_at: 'guests.created_at', total_guests: 'guests.total_guests' },
  key: 'guests.id',
};
const PLACES: Base = {
  guest: 'guest_events.guest_id',
  sorted: {
    name: 'guest_events.guest_name',
    created_at: 'guest_events.created_at',
    total_guests: 'guest_events.total_guests',
  },
  key: 'guest_events.id',
};
export const baseOf = (eventId: number | undefined): Base => (eventId === undefined ? GUESTS : PLACES);

/** One page of the guests' ids. */
export function pageOf(
  found: Knex.QueryBuilder,
  base: Base,
  { order_by, order_type, page, limit }: ListFilters & { page: number; limit: number },
): Promise<number[]> {
  return found
    .orderBy([
      { column: base.sorted[order_by], order: order_type },
      { column: base.key, order: order_type },
    ])
    .limit(limit)
    .offset((page - 1) * limit)
    .pluck(base.guest);
}

/** Adds what narrows the list. Conditions are on guests found within the scope already, so none needs it again. */
export function applyFilters(
  db: Database,
  chosen: Knex.QueryBuilder,
  base: Base,
  { status, guest_group: group, message, has_arrived: hasArrived, audience }: ListFilters,
): Knex.QueryBuilder {
  const same = (column: string) => db.raw('?? = ??', [column, base.guest]);
  if (audience) inAudience(db, chosen, { guest: base.guest, ...audience });
  if (group !== undefined || message) {
    void chosen.whereExists((known) => {
      void known.from('guests as known').where(same('known.id'));
      if (group !== undefined) void known.where('known.guest_group', group);
      if (message) void known[message.is_sent ? 'whereNotNull' : 'whereNull'](`known.${SENT_COLUMN[message.kind]}`);
    });
  }
  if (status !== undefined && base === PLACES) void chosen.where('guest_events.confirmation_status', status);
  if (status !== undefined && base === GUESTS) {
    const answers = (query: Knex.QueryBuilder) => query.from('rsvps').where(same('rsvps.guest_id'));
    if (status === 'PENDING') void chosen.whereNotExists((query) => void answers(query).whereNotNull('is_attending'));
    else void chosen.whereExists((query) => void answers(query).where('is_attending', status === 'CONFIRMED'));
  }
  if (hasArrived === undefined) return chosen;
  return chosen[hasArrived ? 'whereExists' : 'whereNotExists'](
    (query) =>
      void query.from('guest_events as arrival').where(same('arrival.guest_id')).where('arrival.is_checked_in', 1),
  );
}
