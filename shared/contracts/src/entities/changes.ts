import * as z from 'zod';
import { ConfirmationStatus } from '../enums.ts';
import { DoorPin } from './door-pin.ts';
import { Amount, Id, Instant } from './fields.ts';
import { Wish } from './guest.ts';

/** Where a reader of changes stands; made by the server and given back as it is. */
export const ChangeCursor = z.string().regex(/^\d{1,15}-\d{1,15}-\d{1,15}$/);

/** The bits of a packed guest's last number. */
export const PACKED_FLAGS = { checkedIn: 1, receivedGift: 2, receivedSouvenir: 4, walkIn: 8, vip: 16 } as const;

/** An operation of the door: which device, where, who, when by the server's clock, and with how many people. */
export const CheckInPart = z.object({
  op_id: z.string(),
  device_id: z.string().nullable(),
  gate: z.string().nullable(),
  usher: z.string().nullable(),
  at: Instant,
  people: z.number().int().nullable(),
});
export type CheckInPart = z.infer<typeof CheckInPart>;

/** An arrival that was not taken back, or a souvenir that was given. */
export const LedgerEntry = CheckInPart.extend({
  type: z.enum(['CHECK_IN', 'ADHOC', 'ADDITIONAL', 'GIFT']),
  souvenir: z.boolean(),
});
export type LedgerEntry = z.infer<typeof LedgerEntry>;

/** What a person said of several of them (`Settlement` of the rule of attendance). */
export const LedgerSettlement = CheckInPart.omit({ people: true }).extend({
  as_one: z.boolean().nullable(),
  op_ids: z.array(z.string()),
});
export type LedgerSettlement = z.infer<typeof LedgerSettlement>;

/** An envelope that was handed over for somebody else; the sum is only for who may see sums. */
export const LedgerEnvelope = CheckInPart.omit({ people: true }).extend({
  giver_name: z.string(),
  amount: Amount.nullable(),
});
export type LedgerEnvelope = z.infer<typeof LedgerEnvelope>;

/**
 * What other devices have to know of a guest operation by operation, in the order in which it happened: of who came in at
 * two gates all arrivals and what was said of them, of who was given several souvenirs all of those (otherwise none), and
 * every entrusted envelope, so that nobody writes it down twice.
 */
export const GuestLedger = z.object({
  entries: z.array(LedgerEntry),
  settlements: z.array(LedgerSettlement),
  envelopes: z.array(LedgerEnvelope),
});
export type GuestLedger = z.infer<typeof GuestLedger>;

/**
 * A guest at an event in as few bytes, and with as little of the person, as the door can do with: guest_event_id, code,
 * name, last four digits of the phone, invited, confirmed, confirmation status, table, attended, first check-in, flags,
 * its gate, its usher, who came less who went (the sum: below nothing or above who came, as long as a device has not told all),
 * the public keys of its phones with spaces between, what the hosts noted of
 * a guest of honour (never for who only scans), where more than one gate had a hand in it what each did, and a check of the
 * whole phone number as `phone-check.ts` says (only for who holds the codes).
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
  GuestLedger.nullable(),
  z.string().nullable(),
]);
export type PackedGuest = z.infer<typeof PackedGuest>;

/**
 * Guests of an event that changed since the cursor, or all of them without one, and the guest_event_ids of those who were
 * removed since. Either may come again unchanged; who is removed does not come back under the same id, so `removed` counts
 * last. While `has_more`, ask again at once. A device that then knows another number than `total` starts anew. `duplicates` is
 * empty: pages that were opened before an evening's new version read it.
 */
export const GuestPack = z.object({
  guests: z.array(PackedGuest),
  removed: z.array(Id),
  duplicates: z.array(z.never()),
  /** HASHED for ushers who only scan: codes as `textOfCodeHash` of ticket.ts says, no phone, no gifts. */
  codes: z.enum(['PLAIN', 'HASHED']),
  cursor: ChangeCursor,
  has_more: z.boolean(),
  total: z.number().int(),
  /** What opens the settings of the devices of this client; null: nothing is asked. */
  door_pin: DoorPin.nullable(),
  /**
   * How far the log goes of each device, by its `device_id`: an operation with a number up to this one is in these guests, or was
   * refused, unless its number is `missing`. For devices that hear of operations from each other.
   */
  seen: z.record(z.string(), z.number().int()),
  /**
   * Of each device of `seen` the numbers before its last, `from` and `to` among them, whose operations are in no log of the client: others bring
   * what it did, not always in its order.
   */
  missing: z.record(z.string(), z.array(z.object({ from: z.number().int(), to: z.number().int() }))),
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
  z.object({ event: z.literal('rsvp'), data: LiveRsvp }),
  z.object({ event: z.literal('wish'), data: Wish }),
  z.object({ event: z.literal('reset'), data: z.object({}) }),
]);
export type LiveMessage = z.infer<typeof LiveMessage>;
