import type { Language } from '@janur/contracts/languages';
import type { DoorCodes } from '@janur/contracts/door';
import type { Database } from '../../db/connection.ts';
import type { GuestEventRow, GuestRow } from '../../db/rows/guests.ts';
import type { EventRow } from '../../db/rows/invitation.ts';
import type { ClientScope } from '../../access/access.ts';

export interface GuestBookEventRow {
  id: number;
  client_id: number;
  country: string;
  door_codes: DoorCodes;
  title: string | null;
  type: EventRow['type'];
  /** Of the hosts' first invitation. */
  language: Language;
  start_datetime: Date | null;
  timezone: string;
  location: string | null;
  guest_book_image_url: string | null;
  guest_book_logo_url: string | null;
  check_in_variant: EventRow['check_in_variant'];
  print_variant: EventRow['print_variant'];
}

export async function listEventRows(db: Database, scope: ClientScope): Promise<GuestBookEventRow[]> {
  return guestBookEvents(db, scope).orderBy(['events.start_datetime', 'events.id']);
}

export async function findEventRow(
  db: Database,
  scope: ClientScope,
  eventId: number,
): Promise<GuestBookEventRow | undefined> {
  return guestBookEvents(db, scope).where('events.id', eventId).first();
}

const FIRST_LANGUAGE =
  '(SELECT language FROM options WHERE options.client_id = events.client_id ORDER BY id LIMIT 1) AS language';

/** Events without a guest-book are nobody's to check in at. */
function guestBookEvents(db: Database, scope: ClientScope) {
  return db('events')
    .join('clients', 'clients.id', 'events.client_id')
    .where(scope.within('events.client_id'))
    .where('events.is_guest_book', 1)
    .select<GuestBookEventRow[]>(db.raw(FIRST_LANGUAGE), {
      id: 'events.id',
      client_id: 'events.client_id',
      country: 'clients.country',
      door_codes: 'clients.door_codes',
      title: 'events.title',
      type: 'events.type',
      start_datetime: 'events.start_datetime',
      timezone: 'events.timezone',
      location: 'events.location',
      guest_book_image_url: 'events.guest_book_image_url',
      guest_book_logo_url: 'events.guest_book_logo_url',
      check_in_variant: 'events.check_in_variant',
      print_variant: 'events.print_variant',
    });
}

export const GUEST_EVENT_COLUMNS = [
  'id',
  'client_id',
  'option_id',
  'event_id',
  'guest_id',
  'total_guests',
  'confirmation_status',
  'total_guests_confirmed',
  'table_number',
  'is_scanned',
  'is_checked_in',
  'check_in_op_id',
  'checked_in_at',
  'checked_in_gate',
  'total_guests_attended',
  'total_guests_left',
  'is_received_gift',
  'is_received_souvenir',
  'extra_souvenirs',
] as const satisfies readonly (keyof GuestEventRow)[];

/** One guest at one event, with the guest's own columns and who checked the guest in. */
export type GuestAtEvent = Pick<GuestEventRow, (typeof GUEST_EVENT_COLUMNS)[number]> & {
  code: string;
  name: string;
  phone_number: string | null;
  details: unknown;
  source: GuestRow['source'];
  checked_in_by_name: string | null;
  /** Read where a ticket is shown. */
  invited_to?: string;
};

/**
 * Where a guest is invited, for the ticket: `event:people:start` of each event with commas between, the start in Unix
 * seconds or nothing.
 */
export function invitedTo(db: Database, scope: ClientScope) {
  return db({ places: 'guest_events' })
    .join({ awaiting: 'events' }, 'awaiting.id', 'places.event_id')
    .where(scope.within('places.client_id'))
    .whereRaw('places.guest_id = guest_events.guest_id')
    .select(
      db.raw(`GROUP_CONCAT(CONCAT_WS(':', places.event_id, places.total_guests,
        COALESCE(TIMESTAMPDIFF(SECOND, '1970-01-01', awaiting.start_datetime), '')) ORDER BY places.event_id)`),
    )
    .as('invited_to');
}

export function guestsAtEvent(db: Database, scope: ClientScope, eventId: number) {
  return db('guest_events')
    .join('guests', 'guests.id', 'guest_events.guest_id')
    .leftJoin('accounts', 'accounts.id', 'guest_events.checked_in_by')
    .where(scope.within('guest_events.client_id'))
    .where('guest_events.event_id', eventId)
    .select<GuestAtEvent[]>(
      ...GUEST_EVENT_COLUMNS.map((column) => `guest_events.${column}`),
      'guests.code',
      'guests.name',
      'guests.phone_number',
      'guests.details',
      'guests.source',
      { checked_in_by_name: 'accounts.name' },
    );
}

export interface GuestKey {
  readonly eventId: number;
  readonly code: string;
}

export async function findGuestAtEvent(
  db: Database,
  scope: ClientScope,
  { eventId, code }: GuestKey,
): Promise<GuestAtEvent | undefined> {
  return guestsAtEvent(db, scope, eventId)
    .select<GuestAtEvent[]>(invitedTo(db, scope))
    .where('guests.code', code)
    .first();
}

/** The guests of an event with that number, in E.164. A handful at most share one. */
export async function listGuestsByPhone(
  db: Database,
  scope: ClientScope,
  { eventId, phoneNumber }: { eventId: number; phoneNumber: string },
): Promise<GuestAtEvent[]> {
  return guestsAtEvent(db, scope, eventId)
    .select<GuestAtEvent[]>(invitedTo(db, scope))
    .where('guests.phone_number', phoneNumber)
    .orderBy('guest_events.id')
    .limit(50);
}

export interface GiftRow {
  id: number;
  guest_event_id: number;
  giver_name: string;
  amount: number | null;
}

export async function listGifts(
  db: Database,
  scope: ClientScope,
  guestEventIds: readonly number[],
): Promise<GiftRow[]> {
  return guestEventIds.length === 0 ? [] : giftRowsAt(db, scope).whereIn('guest_event_id', guestEventIds);
}

export function giftRowsAt(db: Database, scope: ClientScope) {
  return db('entrusted_gifts')
    .select<GiftRow[]>('id', 'guest_event_id', 'giver_name', 'amount')
    .where(scope.within('client_id'))
    .whereNull('undone_by_op_id')
    .orderBy('id');
}
