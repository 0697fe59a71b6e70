import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { DoorPin } from '../entities/door-pin.ts';
import {
  Amount,
  GuestCode,
  Id,
  IdParam,
  Instant,
  OptionalText,
  PartySize,
  PersonName,
  Text,
} from '../entities/fields.ts';
import {
  GuestBookEvent,
  GuestBookGuest,
  GuestBookSummary,
  MeshKeys,
  ScanResult,
  TicketKey,
} from '../entities/guest-book.ts';
import { PageQuery } from '../envelope.ts';
import { LIMITS } from '../limits.ts';
import { PhoneSpelling } from '../entities/rsvp-dashboard.ts';
import { DOOR_CODES } from '../rules/door.ts';
import { MAX_SHOWN_LENGTH, readShown } from '../ticket.ts';
import { IdempotencyKey } from './rsvp.ts';
import { because } from '../problems/zod-issues.ts';

export const STAFF = ['USHER', 'CLIENT'] as const;
/** The log keeps it as ASCII. */
export const DeviceId = z.string().regex(/^[\x21-\x7e]{1,64}$/);

/** What a device needs to judge tickets by itself: whose they must be, and the keys. Kept keys verify what was printed. */
const TicketReading = { client_id: Id, ticket_keys: z.array(TicketKey), door_codes: z.enum(DOOR_CODES) };

/** A code as it was shown: bare, in a link, in a signed ticket, or in one that changes. */
const ShownCode = z
  .string()
  .trim()
  .max(MAX_SHOWN_LENGTH)
  .refine((content) => readShown(content).kind !== 'other', because('not_shown_content'));

export const listGuestBookEvents = defineEndpoint({
  method: 'GET',
  path: '/public/guests/rsvp/events/guest-book',
  access: STAFF,
  scanOnly: true,
  summary: 'The events whose guest-book the caller keeps',
  response: z.object({
    client_name: z.string(),
    // lists that devices kept of before have no keys
    events: z.array(GuestBookEvent.extend({ mesh_keys: MeshKeys.optional() })),
    door_pin: DoorPin.nullable(),
    ...TicketReading,
  }),
});

export const getEventDetail = defineEndpoint({
  method: 'GET',
  path: '/public/guests/rsvp/events/guest-book/event-detail/:eventId',
  access: STAFF,
  scanOnly: true,
  summary: 'One guest-book event with its summary',
  params: z.object({ eventId: IdParam }),
  response: GuestBookEvent.extend({ summary: GuestBookSummary, ...TicketReading }),
});

export const searchGuests = defineEndpoint({
  method: 'GET',
  path: '/public/guests/rsvp/events/guest-book/search/guests',
  access: STAFF,
  summary: 'Guests of an event by a part of their name, phone or code',
  query: z.object({
    eventId: IdParam,
    search: z.string().trim().max(LIMITS.search),
    page: PageQuery.shape.page.unwrap(),
    limit: PageQuery.shape.limit.unwrap(),
  }),
  response: z.array(GuestBookGuest),
  paged: true,
});

export const getGuestDetail = defineEndpoint({
  method: 'GET',
  path: '/public/guests/rsvp/events/guest-detail/:guestCode/:eventId',
  access: STAFF,
  summary: 'One guest at one event',
  params: z.object({ guestCode: GuestCode, eventId: IdParam }),
  response: GuestBookGuest,
});

/** What is common to every operation that a device records (architecture, "Check-in: an operation log"). */
export const OperationFields = {
  checked_in_at: Instant.optional(),
  device_id: DeviceId.optional(),
  seq: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
  clock_offset: z.number().int().optional(),
  /** Where it happened, as the hosts or ushers call it. */
  gate: PersonName.max(LIMITS.gate).optional(),
  note: Text(300).trim().optional(),
};

/** A form sends what was not filled in as nothing. */
const Blank = z.literal('').transform(() => undefined);

export const scanGuest = defineEndpoint({
  method: 'POST',
  path: '/public/guests/rsvp/events/scan',
  access: STAFF,
  scanOnly: true,
  judgesArrival: true,
  summary: 'Look a guest up by what a QR code says or by phone; checks in only under INSTANT',
  headers: z.object({ 'idempotency-key': IdempotencyKey.optional() }),
  body: z
    .strictObject({
      event_id: Id,
      guest_code: ShownCode.or(Blank).optional(),
      phone_number: PhoneSpelling.or(Blank).optional(),
      ...OperationFields,
    })
    .refine((body) => body.guest_code ?? body.phone_number, { path: ['guest_code'], error: because('required') }),
  response: ScanResult,
});

export const Gifts = z.array(z.strictObject({ giver_name: PersonName, amount: Amount.nullish() })).max(50);

export const checkInGuest = defineEndpoint({
  method: 'POST',
  path: '/public/guests/rsvp/events/check-in',
  access: STAFF,
  scanOnly: true,
  judgesArrival: true,
  summary: 'Check a guest in; `mode` ADDITIONAL adds the rest of a party',
  headers: z.object({ 'idempotency-key': IdempotencyKey.optional() }),
  body: z.strictObject({
    event_id: Id,
    guest_code: GuestCode,
    total_guest_attending: PartySize,
    gift: z.boolean().optional(),
    souvenir: z.boolean().optional(),
    entrusted_gifts: Gifts.optional(),
    mode: z.enum(['FIRST', 'ADDITIONAL']).optional(),
    ...OperationFields,
  }),
  response: z.object({ guest: GuestBookGuest }),
});

export const findGuestByPhone = defineEndpoint({
  method: 'POST',
  path: '/public/guests/rsvp/events/phone-number',
  access: STAFF,
  summary: 'Guests of an event by phone number in any common spelling',
  body: z.strictObject({ event_id: Id, phone_number: PhoneSpelling }),
  response: z.array(GuestBookGuest),
});

export const insertAdhocGuest = defineEndpoint({
  method: 'POST',
  path: '/public/guests/rsvp/events/guest-book/insert-adhoc-guest',
  access: STAFF,
  summary: 'Add a walk-in guest and check the guest in',
  headers: z.object({ 'idempotency-key': IdempotencyKey.optional() }),
  body: z.strictObject({
    event_id: Id,
    name: PersonName,
    phone_number: PhoneSpelling.or(Blank).nullish(),
    table: OptionalText(LIMITS.table).optional(),
    total_guests: PartySize,
    gift: z.boolean().optional(),
    souvenir: z.boolean().optional(),
    entrusted_gifts: Gifts.optional(),
    ...OperationFields,
  }),
  response: z.object({ guest: GuestBookGuest }),
  status: 201,
});
