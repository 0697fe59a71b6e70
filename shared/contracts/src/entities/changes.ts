import * as z from 'zod';
import { ConfirmationStatus } from '../enums.ts';
import { Id, Instant } from './fields.ts';
import { Wish } from './guest.ts';

/** Where a reader of changes stands; made by the server and given back as it is. */
export const ChangeCursor = z.string().regex(/^\d{1,15}-\d{1,15}-\d{1,15}$/, 'must be a cursor that the server gave');

/** The bits of a packed guest's last number. */
export const PACKED_FLAGS = { checkedIn: 1, receivedGift: 2, receivedSouvenir: 4, walkIn: 8 } as const;

/**
 * A guest at an event in as few bytes, and with as little of the person, as the door can do with: guest_event_id, code,
 * name, last four digits of the phone, invited, confirmed, confirmation status, table, attended, first check-in, flags.
 */
export const PackedGuest = z.tuple([
  Id,
  z.string(),
  z.string(),
  z.string().nullable(),
  z.number().int(),
  z.number().int(),
  ConfirmationStatus,
  z.string().nullable(),
  z.number().int(),
  Instant.nullable(),
  z.number().int(),
]);
export type PackedGuest = z.infer<typeof PackedGuest>;

/**
 * Guests of an event that changed since the cursor, or all of them without one, and the guest_event_ids of those who were
 * removed since. Either may come again unchanged; who is removed does not come back under the same id, so `removed` counts
 * last. While `has_more`, ask again at once. A device that then knows another number than `total` starts anew.
 */
export const GuestPack = z.object({
  guests: z.array(PackedGuest),
  removed: z.array(Id),
  cursor: ChangeCursor,
  has_more: z.boolean(),
  total: z.number().int(),
});
export type GuestPack = z.infer<typeof GuestPack>;

/** A guest's answer as the dashboard hears of it. */
export const LiveRsvp = z.object({
  booking_id: Id,
  name: z.string(),
  is_attending: z.boolean(),
  guest_total: z.number().int(),
  updated_at: Instant,
});
export type LiveRsvp = z.infer<typeof LiveRsvp>;

/** The messages of an event's stream by their name. After `reset` the reader loads anew: too much has changed to be told. */
export const LiveMessage = z.discriminatedUnion('event', [
  z.object({ event: z.literal('guest'), data: PackedGuest }),
  z.object({ event: z.literal('rsvp'), data: LiveRsvp }),
  z.object({ event: z.literal('wish'), data: Wish }),
  z.object({ event: z.literal('reset'), data: z.object({}) }),
]);
export type LiveMessage = z.infer<typeof LiveMessage>;
