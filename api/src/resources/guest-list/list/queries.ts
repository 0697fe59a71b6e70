import type { Knex } from 'knex';
import type { Database } from '../../../db/connection.ts';
import type { GuestEventRow } from '../../../db/rows/guests.ts';
import type { EventRow } from '../../../db/rows/invitation.ts';
import type { ClientScope } from '../../../access/access.ts';
import { type HostedGuest, hostedGuests } from '../../../guests/guest-queries.ts';
import { byIndex, type FoundPage, searched } from '../../../guests/search.ts';
import type { OwnedOption } from '../../../access/owned-queries.ts';
import { isUnasked } from '../../../guests/new-places.ts';
import { baseOf, applyFilters, type ListFilters, pageOf, WALK_IN } from '../../../guests/filters.ts';

/** Which guests: those of slugs that the caller owns, those of one event, or those that are both. */
export interface GuestFilter {
  /** Undefined with an event: whoever is invited there. */
  readonly options: readonly Pick<OwnedOption, 'id' | 'client_id'>[] | undefined;
  readonly eventId?: number | undefined;
  readonly search: string;
  /** Whether parts of codes find. */
  readonly byCode: boolean;
  readonly filters: ListFilters;
}

/** One page of guests. */
export function listGuestRows(
  db: Database,
  scope: ClientScope,
  { page, limit, search, byCode, filters, ...filter }: GuestFilter & { page: number; limit: number },
): Promise<FoundPage<HostedGuest>> {
  const base = baseOf(filter.eventId);
  const isByName = filters.order_by === 'name';
  return searched(search, {
    byCode,
    chosen: () => applyFilters(db, chosen(db, { ...filter, isByName }), base, filters),
    page: (found) => pageOf(found, base, { ...filters, page, limit }),
    rowsOf: async (ids) => inOrderOf(ids, await guestsOfPage(db, scope, ids)),
  });
}

/** The ids of all whom a list shows. */
export async function listChosenIds(
  db: Database,
  { search, byCode, filters, ...filter }: GuestFilter,
): Promise<number[]> {
  const base = baseOf(filter.eventId);
  const found = await searched(search, {
    byCode,
    chosen: () => applyFilters(db, chosen(db, { ...filter, isByName: true }), base, filters),
    page: (all) => pageOf(all, base, { ...filters, page: 1, limit: MOST_OF_A_LIST }),
    rowsOf: async (ids) => [...ids],
  });
  return found.rows;
}

/** More than any couple invites: an act for all of a list must end. */
const MOST_OF_A_LIST = 100_000;

function inOrderOf(ids: readonly number[], guests: readonly HostedGuest[]): HostedGuest[] {
  const guestOf = new Map(guests.map((guest) => [guest.id, guest]));
  return ids.flatMap((id) => guestOf.get(id) ?? []);
}

/** The guests after one, by name: for who reads them all. */
export async function listGuestsAfter(
  db: Database,
  scope: ClientScope,
  {
    optionId,
    after,
    limit,
    isInvited,
  }: { optionId: number; after: HostedGuest | undefined; limit: number; isInvited?: boolean },
): Promise<HostedGuest[]> {
  const next = db('guests').where({ option_id: optionId }).orderBy(['name', 'id']).limit(limit);
  if (isInvited) void next.whereNot('source', WALK_IN);
  if (after) {
    void next.where((later) => {
      void later.where('name', '>', after.name);
      void later.orWhere((same) => void same.where('name', after.name).where('id', '>', after.id));
    });
  }
  return guestsOfPage(db, scope, await next.pluck('id'));
}

/**
 * The tenant condition would need the rows; it stands in `guestsOfPage`, and the options were found within the scope. Only
 * an order by name is counted off in the index of names.
 */
function chosen(
  db: Database,
  { options, eventId, isByName }: Pick<GuestFilter, 'options' | 'eventId'> & { isByName: boolean },
): Knex.QueryBuilder {
  const optionIds = options?.map(({ id }) => id);
  if (eventId !== undefined) {
    const places = (isByName ? byIndex(db, 'guest_events', 'guest_events_by_name') : db.from('guest_events')).where(
      'guest_events.event_id',
      eventId,
    );
    return optionIds ? places.whereIn('guest_events.option_id', optionIds) : places;
  }
  // the names of several slugs stand in order only below their client
  const [clientId, ...others] = new Set(options?.map(({ client_id }) => client_id));
  const isOfClient = options !== undefined && options.length > 1 && others.length === 0;
  const index = isOfClient ? 'guests_of_client_by_name' : 'guests_by_name';
  const guests = isByName ? byIndex(db, 'guests', index) : db.from('guests');
  if (isOfClient) void guests.where('guests.client_id', clientId ?? 0);
  return guests.whereIn('guests.option_id', optionIds ?? []);
}

function guestsOfPage(db: Database, scope: ClientScope, ids: readonly number[]): Promise<HostedGuest[]> {
  return hostedGuests(db, scope).whereIn('guests.id', ids).orderBy(['guests.name', 'guests.id']);
}

export interface AnswerRow {
  id: number;
  guest_id: number;
  is_attending: 0 | 1 | null;
  guest_total: number;
  message: string | null;
  attendance_type: string | null;
  details: unknown;
  updated_at: Date;
}

export async function listAnswers(db: Database, scope: ClientScope, guestIds: readonly number[]): Promise<AnswerRow[]> {
  if (guestIds.length === 0) return [];
  return db('rsvps')
    .where(scope.within('client_id'))
    .whereIn('guest_id', guestIds)
    .select('id', 'guest_id', 'is_attending', 'guest_total', 'message', 'attendance_type', 'details', 'updated_at');
}

export interface PlaceRow {
  id: number;
  guest_id: number;
  event_id: number;
  title: string | null;
  type: EventRow['type'];
  start_datetime: Date | null;
  confirmation_status: GuestEventRow['confirmation_status'];
  total_guests: number;
  total_guests_confirmed: number;
  table_number: string | null;
  is_unasked: 0 | 1;
}

/** Where guests are invited to, in the order of the events. */
export async function listPlaces(db: Database, scope: ClientScope, guestIds: readonly number[]): Promise<PlaceRow[]> {
  if (guestIds.length === 0) return [];
  return db('guest_events')
    .join('events', 'events.id', 'guest_events.event_id')
    .where(scope.within('guest_events.client_id'))
    .whereIn('guest_events.guest_id', guestIds)
    .orderBy(['events.start_datetime', 'events.id'])
    .select({
      id: 'guest_events.id',
      guest_id: 'guest_events.guest_id',
      event_id: 'guest_events.event_id',
      title: 'events.title',
      type: 'events.type',
      start_datetime: 'events.start_datetime',
      confirmation_status: 'guest_events.confirmation_status',
      total_guests: 'guest_events.total_guests',
      total_guests_confirmed: 'guest_events.total_guests_confirmed',
      table_number: 'guest_events.table_number',
      is_unasked: db.raw(isUnasked('guest_events')),
    });
}
