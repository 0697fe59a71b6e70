import type { Knex } from 'knex';
import type { Database } from '../db/connection.ts';

type PlaceAlias = 'guest_events' | 'fresh';

/**
 * SQL: the guest had answered before being invited there, and says nothing of that event yet, which is still to come. `place`
 * is what `guest_events` is called in the query.
 */
export const isNewPlace = (place: PlaceAlias): string =>
  `(${place}.confirmation_status = 'PENDING' AND ${place}.is_checked_in = 0
    AND EXISTS (SELECT 1 FROM rsvps AS said
      WHERE said.guest_id = ${place}.guest_id AND said.is_attending IS NOT NULL AND said.created_at < ${place}.created_at)
    AND EXISTS (SELECT 1 FROM events AS ahead
      WHERE ahead.id = ${place}.event_id AND (ahead.start_datetime IS NULL OR ahead.start_datetime > NOW(3))))`;

/** SQL: such a place of somebody whom the hosts invited, and have not asked about it. */
export const isUnasked = (place: PlaceAlias): string =>
  `(${isNewPlace(place)} AND EXISTS (SELECT 1 FROM guests AS asked
      WHERE asked.id = ${place}.guest_id AND asked.source = 'INVITED'
        AND (asked.new_event_sent_at IS NULL OR asked.new_event_sent_at < ${place}.created_at)))`;

/** Narrows a list to guests who have such a place anywhere; `guest` is the guest's id there. */
export const hasUnasked =
  (db: Database, guest: string) =>
  (place: Knex.QueryBuilder): void =>
    void place
      .from('guest_events as fresh')
      .where(db.raw('?? = ??', ['fresh.guest_id', guest]))
      .whereRaw(isUnasked('fresh'));
