import type { Knex } from 'knex';

/** The counters of an event, in the columns' order. */
export const COUNTERS = [
  'total_invitations',
  'total_confirmed',
  'total_declined',
  'total_pending',
  'total_pax',
  'total_pax_confirmed',
  'total_checked_in',
  'total_pax_attended',
  'total_received_gift',
  'total_received_souvenir',
  'total_inside',
] as const;

/** `insideOf` of event-counters, for many at once. A count of who left may reach us before the arrival that it is of. */
const INSIDE =
  'GREATEST(0, LEAST(CAST(total_guests_attended AS SIGNED), CAST(total_guests_attended AS SIGNED) - total_guests_left))';

/**
 * Counts `event_counters` anew from `guest_events`, for one client or for all. Runs in a transaction of the caller's,
 * who keeps writers away or runs it when the hall is empty.
 */
export async function rebuildEventCounters(trx: Knex.Transaction, clientId?: number): Promise<void> {
  const ofClient = (query: Knex.QueryBuilder): void =>
    void (clientId !== undefined && query.where({ client_id: clientId }));
  await trx('event_counters').modify(ofClient).delete();
  const when = (condition: string, value = '1'): Knex.Raw =>
    trx.raw(`SUM(CASE WHEN ${condition} THEN ${value} ELSE 0 END)`);
  await trx
    .insert(
      trx('guest_events')
        .modify(ofClient)
        .select('event_id', 'option_id', trx.raw('0'), 'client_id', trx.raw('COUNT(*)'))
        .select(
          when(`confirmation_status = 'CONFIRMED'`),
          when(`confirmation_status = 'DECLINED'`),
          when(`confirmation_status = 'PENDING'`),
          trx.raw('SUM(total_guests)'),
          trx.raw('SUM(total_guests_confirmed)'),
          when('is_checked_in = 1'),
          trx.raw('SUM(total_guests_attended)'),
          when('is_received_gift = 1'),
          when('is_received_souvenir = 1', '1 + extra_souvenirs'),
          trx.raw(`SUM(${INSIDE})`),
        )
        .groupBy('event_id', 'option_id', 'client_id'),
    )
    .into(trx.raw('event_counters (event_id, option_id, shard, client_id, ??)', [[...COUNTERS]]));
}
