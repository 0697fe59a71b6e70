import type { Database } from '../../../db/connection.ts';
import type { GuestRow } from '../../../db/rows/guests.ts';
import type { ClientScope } from '../../../http/access.ts';
import { matching, namesFirst, type Reach } from '../../../guest-search.ts';

export type ListedGuest = Pick<
  GuestRow,
  | 'id'
  | 'option_id'
  | 'code'
  | 'name'
  | 'phone_number'
  | 'email'
  | 'details'
  | 'total_guests'
  | 'source'
  | 'guest_group'
  | 'created_at'
> & { slug: string };

/** Which guests: those of slugs that the caller owns, those of one event, or those that are both. */
export interface GuestFilter {
  /** Undefined with an event: whoever is invited there. */
  readonly optionIds: readonly number[] | undefined;
  readonly eventId?: number | undefined;
  readonly search: string;
}

/** One page of guests by name. */
export function listGuestRows(
  db: Database,
  scope: ClientScope,
  { page, limit, ...filter }: GuestFilter & { page: number; limit: number },
): Promise<{ rows: ListedGuest[]; total: number }> {
  return namesFirst(filter.search, async (reach) => {
    const [rows, total] = await Promise.all([
      guestsOfPage(db, scope, pageOf(db, { ...filter, reach }, { limit, offset: (page - 1) * limit })),
      chosen(db, { ...filter, reach })
        .count<{ total: number }[]>({ total: '*' })
        .first(),
    ]);
    return { rows, total: total?.total ?? 0 };
  });
}

/** The guests after one, by name: for who reads them all. */
export async function listGuestsAfter(
  db: Database,
  scope: ClientScope,
  { optionId, after, limit }: { optionId: number; after: ListedGuest | undefined; limit: number },
): Promise<ListedGuest[]> {
  const next = db('guests').where({ option_id: optionId }).orderBy(['name', 'id']).limit(limit).select('guests.id');
  if (after) {
    void next.where((later) => {
      void later.where('name', '>', after.name);
      void later.orWhere((same) => void same.where('name', after.name).where('id', '>', after.id));
    });
  }
  return guestsOfPage(db, scope, next);
}

/**
 * Only ids, so that a far page is counted off in the index alone. The tenant condition would need the rows; it stands in
 * `guestsOfPage`, and the option ids were found within the scope.
 */
function pageOf(db: Database, filter: Search, { limit, offset }: { limit: number; offset: number }) {
  const ids = chosen(db, filter).limit(limit).offset(offset);
  if (filter.eventId === undefined) return ids.select('guests.id').orderBy(['guests.name', 'guests.id']);
  // the index has the place's id, not the guest's: that is read for the page alone
  const places = ids.select('guest_events.id').orderBy(['guest_events.guest_name', 'guest_events.id']);
  return db('guest_events')
    .join(places.as('place'), 'place.id', 'guest_events.id')
    .select({ id: 'guest_events.guest_id' });
}

type Search = GuestFilter & { reach: Reach };

function chosen(db: Database, { optionIds, eventId, search, reach }: Search) {
  if (eventId === undefined) {
    return db('guests')
      .whereIn('guests.option_id', optionIds ?? [])
      .modify(matching(search, reach));
  }
  const places = db('guest_events')
    .where('guest_events.event_id', eventId)
    .modify(matching(search, reach, 'guest_events.guest_name'));
  if (optionIds) void places.whereIn('guest_events.option_id', optionIds);
  const isByName = search === '' || reach === 'names';
  return isByName ? places : places.join('guests', 'guests.id', 'guest_events.guest_id');
}

function guestsOfPage(db: Database, scope: ClientScope, page: ReturnType<typeof pageOf>): Promise<ListedGuest[]> {
  return db
    .from(page.as('page'))
    .join('guests', 'guests.id', 'page.id')
    .join('options', 'options.id', 'guests.option_id')
    .where(scope.within('guests.client_id'))
    .orderBy(['guests.name', 'guests.id'])
    .select({
      id: 'guests.id',
      option_id: 'guests.option_id',
      slug: 'options.slug',
      code: 'guests.code',
      name: 'guests.name',
      phone_number: 'guests.phone_number',
      email: 'guests.email',
      details: 'guests.details',
      total_guests: 'guests.total_guests',
      source: 'guests.source',
      guest_group: 'guests.guest_group',
      created_at: 'guests.created_at',
    });
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
  type: string | null;
  confirmation_status: string;
  total_guests: number;
  total_guests_confirmed: number;
  table_number: string | null;
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
      confirmation_status: 'guest_events.confirmation_status',
      total_guests: 'guest_events.total_guests',
      total_guests_confirmed: 'guest_events.total_guests_confirmed',
      table_number: 'guest_events.table_number',
    });
}
