import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { LIMITS } from '../limits.ts';
import { GuestCode, Id, IdParam, OptionalText, PersonName, Slug } from '../entities/fields.ts';
import { GuestBookGuest, GuestBookSummary } from '../entities/guest-book.ts';
import {
  ColumnDefinition,
  DashboardGuest,
  GuestFields,
  PhoneSpelling,
  RsvpRecord,
  RsvpSummary,
} from '../entities/rsvp-dashboard.ts';
import { GuestFilter, MOST_NAMED } from '../entities/chosen-guests.ts';
import { DEFAULT_PAGE_LIMIT, MAX_PAGE_LIMIT, Nothing } from '../envelope.ts';
import { QueueChoice } from './rsvp-messages.ts';
import { because } from '../problems/zod-issues.ts';

const HOSTS = ['CLIENT', 'ADMIN'] as const;
export const GUEST_ORDERS = ['name', 'created_at', 'total_guests'] as const;
const OrderType = z.enum(['ASC', 'DESC']).default('ASC');
const PageBody = {
  page: z.int().min(1).max(1_000_000).default(1),
  limit: z.int().min(1).max(MAX_PAGE_LIMIT).default(DEFAULT_PAGE_LIMIT),
  search_query: z.string().trim().max(LIMITS.search).normalize('NFC').default(''),
};
export const Slugs = z.array(Slug).min(1).max(100);
export const EventIds = z.array(Id).min(1).max(100);

/** Without `slugs` every slug of the client is meant; an admin, who has none, names slugs or an event. */
export const listRsvpGuests = defineEndpoint({
  method: 'POST',
  path: '/dashboard/clients/rsvp/guest-list',
  access: HOSTS,
  summary: 'Guests with their answers, and the columns that the configured RSVP fields make',
  body: z.strictObject({
    ...PageBody,
    ...GuestFilter,
    queue: z.strictObject(QueueChoice).optional(),
    /** These alone, of those. */
    codes: z.array(GuestCode).min(1).max(MOST_NAMED).optional(),
    order_by: z.enum(GUEST_ORDERS).default('name'),
    order_type: OrderType,
  }),
  response: z.array(RsvpRecord),
  paged: true,
  header: z.array(ColumnDefinition),
});

export const GUEST_BOOK_ORDERS = ['name', 'table_number', 'checked_in_at', 'created_at'] as const;

/** Ours: whom of an event the list shows. */
export const GUEST_BOOK_SHOWN = ['ARRIVED', 'MISSING', 'GIFT', 'SOUVENIR', 'ENTRUSTED', 'WALK_IN'] as const;

export const listGuestBookGuests = defineEndpoint({
  method: 'POST',
  path: '/dashboard/clients/rsvp/guest-book',
  access: HOSTS,
  summary: 'Guests at events with what the guest-book knows of them',
  body: z.strictObject({
    ...PageBody,
    event_ids: EventIds,
    shown: z.enum(GUEST_BOOK_SHOWN).optional(),
    order_by: z.enum(GUEST_BOOK_ORDERS).default('name'),
    order_type: OrderType,
  }),
  response: z.array(GuestBookGuest.extend({ event_id: Id })),
  paged: true,
});

export const getRsvpSummary = defineEndpoint({
  method: 'GET',
  path: '/dashboard/clients/rsvp/summary',
  access: HOSTS,
  summary: 'How an event was answered, of all slugs or of one',
  query: z.object({ eventId: IdParam, slug: Slug.optional() }),
  response: RsvpSummary,
});

export const getGuestBookSummary = defineEndpoint({
  method: 'GET',
  path: '/dashboard/clients/rsvp/summary/guest-book/:eventId',
  access: HOSTS,
  summary: 'How an event was attended',
  params: z.object({ eventId: IdParam }),
  response: GuestBookSummary,
});

export const checkGuestExistence = defineEndpoint({
  method: 'GET',
  path: '/dashboard/clients/rsvp/check-guest-existance',
  access: HOSTS,
  summary: 'Whether a slug has a guest with this phone number or, without one, with this name',
  query: z
    .object({ slug: Slug, phone_number: PhoneSpelling.optional(), name: PersonName.optional() })
    .refine((query) => query.phone_number ?? query.name, { path: ['phone_number'], error: because('required') }),
  response: z.object({
    is_guest_exist: z.boolean(),
    /** Ours: who they are, the first few. */
    guests: z.array(z.object({ code: z.string(), name: z.string() })),
  }),
});

/** Without it a number that another guest of the slug has is 409. */
const SharesNumber = { shares_number: z.boolean().optional() };

/** Ours (decisions §7). Without `event_ids` the guest is invited to every event of the client. */
export const addGuest = defineEndpoint({
  method: 'POST',
  path: '/dashboard/clients/rsvp/guests',
  access: HOSTS,
  summary: 'Invite one guest',
  body: z.strictObject({
    slug: Slug,
    ...GuestFields,
    ...SharesNumber,
    event_ids: z.array(Id).max(100).optional(),
    table_number: OptionalText(LIMITS.table).optional(),
  }),
  response: DashboardGuest,
  status: 201,
});

/** What is left out stays as it is. A number that several guests have is 409. */
export const updateGuest = defineEndpoint({
  method: 'PUT',
  path: '/dashboard/clients/rsvp/update-guest/:phoneNumber',
  access: HOSTS,
  summary: 'Change the guest who has this phone number',
  params: z.object({ phoneNumber: PhoneSpelling }),
  body: z.strictObject({
    name: GuestFields.name.optional(),
    phone_number: GuestFields.phone_number,
    details: GuestFields.details,
    total_guests: GuestFields.total_guests.optional(),
  }),
  response: DashboardGuest,
});

/** Ours: a guest without a phone number, or with a shared one, can be changed too. What is left out stays as it is. */
export const changeGuest = defineEndpoint({
  method: 'PUT',
  path: '/dashboard/clients/rsvp/guests/:guestCode',
  access: HOSTS,
  summary: 'Change the guest who has this code',
  params: z.object({ guestCode: GuestCode }),
  body: z.strictObject({
    name: GuestFields.name.optional(),
    phone_number: GuestFields.phone_number,
    email: GuestFields.email,
    details: GuestFields.details,
    total_guests: GuestFields.total_guests.optional(),
    guest_group: GuestFields.guest_group,
    tags: GuestFields.tags,
    ...SharesNumber,
  }),
  response: DashboardGuest,
});

export const deleteGuest = defineEndpoint({
  method: 'DELETE',
  path: '/dashboard/clients/rsvp/delete-guest/:guestCode',
  access: HOSTS,
  summary: 'Remove a guest who has not arrived anywhere, with what the guest answered',
  params: z.object({ guestCode: GuestCode }),
  response: Nothing,
  message: 'The guest was removed.',
});

export const deleteBooking = defineEndpoint({
  method: 'DELETE',
  path: '/dashboard/clients/rsvp/booking/:bookingId',
  access: HOSTS,
  summary: 'Take an answer back with its wish: the guest is asked again, the history stays',
  params: z.object({ bookingId: IdParam }),
  response: Nothing,
  message: 'The answer was taken back.',
});

export const updateTableNumber = defineEndpoint({
  method: 'PATCH',
  path: '/dashboard/clients/rsvp/guest-book/update-table-number/:guestEventId',
  access: HOSTS,
  summary: 'Seat one guest at one event; null takes the table away',
  params: z.object({ guestEventId: IdParam }),
  body: z.strictObject({ table_number: OptionalText(LIMITS.table) }),
  response: z.object({ guest_event_id: Id, table_number: z.string().nullable() }),
});
