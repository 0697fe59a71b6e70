import type { ClientScope } from '../../../access/access.ts';
import type { Database } from '../../../db/connection.ts';
import type { GuestEventRow, GuestRow, OperationRow } from '../../../db/rows/guests.ts';

/** A guest at the event, with what is counted of one. */
export type PlaceRow = Pick<
  GuestEventRow,
  | 'id'
  | 'total_guests'
  | 'total_guests_confirmed'
  | 'confirmation_status'
  | 'is_checked_in'
  | 'checked_in_at'
  | 'checked_in_gate'
  | 'total_guests_attended'
  | 'total_guests_left'
  | 'is_received_gift'
  | 'is_received_souvenir'
  | 'extra_souvenirs'
  | 'guest_name'
  | 'table_number'
> &
  Pick<GuestRow, 'source' | 'guest_group' | 'tags'>;

export async function listPlaces(db: Database, scope: ClientScope, eventId: number): Promise<PlaceRow[]> {
  return db('guest_events')
    .join('guests', 'guests.id', 'guest_events.guest_id')
    .where(scope.within('guest_events.client_id'))
    .where('guest_events.event_id', eventId)
    .select<PlaceRow[]>(
      'guest_events.id',
      'guest_events.total_guests',
      'guest_events.total_guests_confirmed',
      'guest_events.confirmation_status',
      'guest_events.is_checked_in',
      'guest_events.checked_in_at',
      'guest_events.checked_in_gate',
      'guest_events.total_guests_attended',
      'guest_events.total_guests_left',
      'guest_events.is_received_gift',
      'guest_events.is_received_souvenir',
      'guest_events.extra_souvenirs',
      'guest_events.guest_name',
      'guest_events.table_number',
      'guests.source',
      'guests.guest_group',
      'guests.tags',
    );
}

/** What the hosts noted of those guests. */
export async function listNotes(
  db: Database,
  scope: ClientScope,
  guestEventIds: readonly number[],
): Promise<ReadonlyMap<number, unknown>> {
  if (guestEventIds.length === 0) return new Map();
  const rows = await db('guest_events')
    .join('guests', 'guests.id', 'guest_events.guest_id')
    .where(scope.within('guest_events.client_id'))
    .whereIn('guest_events.id', guestEventIds)
    .select<{ id: number; details: unknown }[]>('guest_events.id', 'guests.details');
  return new Map(rows.map(({ id, details }) => [id, details]));
}

export type ArrivalRow = Pick<
  OperationRow,
  'type' | 'gate' | 'device_id' | 'payload' | 'corrected_at' | 'received_at'
> & {
  guest_event_id: number;
  total_guests: number | null;
};

/** What gates told of people, gifts and souvenirs and nobody took back, in the order in which it happened. */
export async function listArrivals(db: Database, scope: ClientScope, eventId: number): Promise<ArrivalRow[]> {
  return db('operations')
    .where(scope.within('operations.client_id'))
    .where('operations.event_id', eventId)
    .whereNotNull('operations.guest_event_id')
    .whereNull('operations.undone_by_op_id')
    .whereIn('operations.verdict', ['APPLIED', 'DUPLICATE'])
    .whereIn('operations.type', ['CHECK_IN', 'ADHOC', 'ADDITIONAL', 'GIFT'])
    .orderBy(['operations.corrected_at', 'operations.id'])
    .select<ArrivalRow[]>(
      'operations.guest_event_id',
      'operations.type',
      'operations.gate',
      'operations.device_id',
      'operations.total_guests',
      'operations.payload',
      'operations.corrected_at',
      'operations.received_at',
    );
}

/** Envelopes by the gate that took them. */
export async function countEnvelopes(
  db: Database,
  scope: ClientScope,
  eventId: number,
): Promise<{ gate: string | null; envelopes: number }[]> {
  return db('entrusted_gifts')
    .leftJoin('operations', 'operations.op_id', 'entrusted_gifts.op_id')
    .where(scope.within('entrusted_gifts.client_id'))
    .where('entrusted_gifts.event_id', eventId)
    .whereNull('entrusted_gifts.undone_by_op_id')
    .groupBy('operations.gate')
    .select<{ gate: string | null; envelopes: number }[]>('operations.gate', db.raw('COUNT(*) AS envelopes'));
}
