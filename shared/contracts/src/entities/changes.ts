import * as z from 'zod';
import { ConfirmationStatus } from '../enums.ts';
import { Id, Instant } from './fields.ts';
import { Wish } from './guest.ts';

/** Where a reader of changes stands; made by the server and given back as it is. */
export const ChangeCursor = z.string().regex(/^\d{1,15}-\d{1,15}-\d{1,15}$/);

/** The bits of a packed guest's last number. */
export const PACKED_FLAGS = { checkedIn: 1, receivedGift: 2, receivedSouvenir: 4, walkIn: 8, vip: 16 } as const;

/**
 * A guest at an event in as few bytes, and with as little of the person, as the door can do with: guest_event_id, code,
 * name, last four digits of the phone, invited, confirmed, confirmation status, table, attended, first check-in, flags,
 * its gate, its usher, inside now, the public keys of its phones with spaces between, what the hosts noted of
 * a guest of honour (never for who only scans), a check of the whole phone number as `phone-check.ts` says (only for who
 * holds the codes).
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
  z.string().nullable(),
  z.string().nullable(),
  z.number().int(),
  z.string().nullable(),
  z.string().nullable(),
  z.string().nullable(),
]);
export type PackedGuest = z.infer<typeof PackedGuest>;

/** One of two check-ins of one guest: which device, where, who, when by the server's clock, and with how many. */
export const CheckInPart = z.object({
  op_id: z.string(),
  device_id: z.string().nullable(),
  gate: z.string().nullable(),
  usher: z.string().nullable(),
  at: Instant,
  people: z.number().int().nullable(),
});
export type CheckInPart = z.infer<typeof CheckInPart>;

/**
 * A guest who was checked in twice: `first` counts, `second` does not. Which is which may turn round when a device that was
 * offline proves to have been earlier; the later word holds. `first` is null when no operation stands behind what counts.
 */
export const DoubleCheckIn = z.object({
  guest_event_id: Id,
  guest_code: z.string(),
  first: CheckInPart.nullable(),
  second: CheckInPart,
});
export type DoubleCheckIn = z.infer<typeof DoubleCheckIn>;

/**
 * Guests of an event that changed since the cursor, or all of them without one, and the guest_event_ids of those who were
 * removed since. Either may come again unchanged; who is removed does not come back under the same id, so `removed` counts
 * last. `duplicates` are those that came to light since, newest first, without a cursor all. While `has_more`, ask again at
 * once. A device that then knows another number than `total` starts anew.
 */
export const GuestPack = z.object({
  guests: z.array(PackedGuest),
  removed: z.array(Id),
  duplicates: z.array(DoubleCheckIn),
  /** HASHED for ushers who only scan: codes as `textOfCodeHash` of ticket.ts says, no phone, no gifts. */
  codes: z.enum(['PLAIN', 'HASHED']),
  cursor: ChangeCursor,
  has_more: z.boolean(),
  total: z.number().int(),
  /** The server's clock, for devices to measure theirs by. */
  now: Instant,
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
  z.object({ event: z.literal('duplicate'), data: DoubleCheckIn }),
  z.object({ event: z.literal('rsvp'), data: LiveRsvp }),
  z.object({ event: z.literal('wish'), data: Wish }),
  z.object({ event: z.literal('reset'), data: z.object({}) }),
]);
export type LiveMessage = z.infer<typeof LiveMessage>;
