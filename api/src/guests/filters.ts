import type { BodyOf, ConfirmationStatus, listRsvpGuests } from '@janur/contracts';
import type { Knex } from 'knex';
import type { Database } from '../db/connection.ts';
import { type Audience, inAudience } from './audience.ts';
import { SENT_COLUMN } from './guest-queries.ts';
import { hasUnasked, isUnasked } from './new-places.ts';

type Body = BodyOf<typeof listRsvpGuests>;

/** Whom of the chosen guests the list shows, and in which order. */
export type ListFilters = Pick<
  Body,
  | 'status'
  | 'guest_group'
  | 'tag'
  | 'message'
  | 'has_arrived'
  | 'is_walk_in'
  | 'has_table'
  | 'is_unasked'
  | 'codes'
  | 'order_by'
  | 'order_type'
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

/** Narrows guests, called `guests` or otherwise in the query, to those of a group and a tag. */
export function ofKind(
  query: Knex.QueryBuilder,
  guests: 'guests' | 'known',
  { guest_group: group, tag }: Pick<ListFilters, 'guest_group' | 'tag'>,
): void {
  if (group !== undefined) void query.where(`${guests}.guest_group`, group);
  if (tag !== undefined) void query.whereRaw('FIND_IN_SET(?, ??) > 0', [tag, `${guests}.tags`]);
}

/** Adds what narrows the list. Conditions are on guests found within the scope already, so none needs it again. */
export function applyFilters(
  db: Database,
  chosen: Knex.QueryBuilder,
  base: Base,
  {
    status,
    guest_group: group,
    tag,
    message,
    has_arrived: hasArrived,
    is_walk_in: isWalkIn,
    has_table: hasTable,
    is_unasked: onlyUnasked,
    codes,
    audience,
  }: ListFilters,
): Knex.QueryBuilder {
  const same = (column: string) => db.raw('?? = ??', [column, base.guest]);
  if (onlyUnasked && base === PLACES) void chosen.whereRaw(isUnasked('guest_events'));
  if (onlyUnasked && base === GUESTS) void chosen.whereExists(hasUnasked(db, base.guest));
  if (audience) inAudience(db, chosen, { guest: base.guest, ...audience });
  if (group !== undefined || tag !== undefined || codes || message || isWalkIn !== undefined) {
    void chosen.whereExists((known) => {
      void known.from('guests as known').where(same('known.id'));
      ofKind(known, 'known', { guest_group: group, tag });
      if (codes) void known.whereIn('known.code', codes);
      if (message) void known[message.is_sent ? 'whereNotNull' : 'whereNull'](`known.${SENT_COLUMN[message.kind]}`);
      if (isWalkIn !== undefined) void known.where('known.source', isWalkIn ? '=' : '<>', WALK_IN);
    });
  }
  // at one event its own place is meant, in the whole list any of the guest's
  const ofPlace = (
    name: string,
    column: string,
    isThere: boolean,
    is: (place: Knex.QueryBuilder, at: string) => void,
  ) => {
    if (base === PLACES) {
      void (isThere
        ? chosen.where((place) => is(place, `guest_events.${column}`))
        : chosen.whereNot((place) => is(place, `guest_events.${column}`)));
      return;
    }
    const any = (query: Knex.QueryBuilder) =>
      void query
        .from(`guest_events as ${name}`)
        .where(same(`${name}.guest_id`))
        .where((place) => is(place, `${name}.${column}`));
    void (isThere ? chosen.whereExists(any) : chosen.whereNotExists(any));
  };
  const hasSaid = (said: ConfirmationStatus) => (place: Knex.QueryBuilder, at: string) => void place.where(at, said);
  if (status !== undefined && base === PLACES) ofPlace('said', 'confirmation_status', true, hasSaid(status));
  // who comes to one event comes; who comes to none and declined one does not; the others have not answered
  if (status !== undefined && base === GUESTS) {
    ofPlace('coming', 'confirmation_status', status === 'CONFIRMED', hasSaid('CONFIRMED'));
    if (status !== 'CONFIRMED') ofPlace('away', 'confirmation_status', status === 'DECLINED', hasSaid('DECLINED'));
  }
  if (hasArrived !== undefined) ofPlace('arrival', 'is_checked_in', hasArrived, (place, at) => void place.where(at, 1));
  if (hasTable !== undefined)
    ofPlace('seat', 'table_number', hasTable, (place, at) => void place.whereNotNull(at).where(at, '<>', ''));
  return chosen;
}

/** Whom nobody invited and who came to the door. */
export const WALK_IN = 'ADHOC';
