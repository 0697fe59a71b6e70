import * as z from 'zod';
import { ConfirmationStatus, GuestSource } from '../enums.ts';
import { CheckInConfig } from './content.ts';
import { Amount, Id, Instant } from './fields.ts';

/** A key that a ticket may be signed with: the 32 bytes of an Ed25519 public key in base64url, and its name in tickets. */
export const TicketKey = z.object({ kid: z.string(), public_key: z.string() });
export type TicketKey = z.infer<typeof TicketKey>;

/** spec §3, guest-book event. */
export const GuestBookEvent = z.object({
  id: Id,
  title: z.string(),
  event_date: Instant.nullable(),
  timezone: z.string(),
  location: z.string().nullable(),
  guest_book_image_url: z.string().nullable(),
  guest_book_logo_url: z.string().nullable(),
  check_in_config: CheckInConfig,
});
export type GuestBookEvent = z.infer<typeof GuestBookEvent>;

/**
 * What devices of one event prove to each other that they belong to it, in base64url: `scan` every device, `full` those that
 * may hold names and codes.
 */
export const MeshKeys = z.object({ full: z.string().nullable(), scan: z.string() });
export type MeshKeys = z.infer<typeof MeshKeys>;

/**
 * spec §3, guest-book summary: the six numbers of an event; and beside them who has come and not gone out since, and who of
 * those who came had no invitation: nobody had said of them that they come.
 */
export const GuestBookSummary = z.object({
  event_title: z.string(),
  total_invitations_confirmed: z.number().int(),
  total_checked_in: z.number().int(),
  total_pax_confirmed: z.number().int(),
  total_pax_attended: z.number().int(),
  total_received_gift: z.number().int(),
  total_received_souvenir: z.number().int(),
  total_inside: z.number().int(),
  total_walk_ins: z.number().int(),
});
export type GuestBookSummary = z.infer<typeof GuestBookSummary>;

export const EntrustedGift = z.object({ id: Id, giver_name: z.string(), amount: Amount.nullable() });

/**
 * spec §3, guest of a guest-book: one guest at one event. `qr_code` is what the guest's QR code says: a signed ticket
 * (`ticket.ts`); in the answer to a check-in the bare code, which is good for the same.
 */
export const GuestBookGuest = z.object({
  id: Id,
  guest_event_id: Id,
  guest_code: z.string(),
  name: z.string(),
  phone_number: z.string().nullable(),
  detail: z.string().nullable(),
  source: GuestSource,
  qr_code: z.string(),
  table_number: z.string().nullable(),
  confirmation_status: ConfirmationStatus,
  total_guests: z.number().int(),
  total_guests_confirmed: z.number().int(),
  total_guests_attended: z.number().int(),
  total_guests_inside: z.number().int(),
  is_checked_in: z.boolean(),
  checked_in_at: Instant.nullable(),
  checked_in_by: z.string().nullable(),
  checked_in_gate: z.string().nullable(),
  is_received_gift: z.boolean(),
  is_received_souvenir: z.boolean(),
  entrusted_gifts: z.array(EntrustedGift),
});
export type GuestBookGuest = z.infer<typeof GuestBookGuest>;

/** spec §3, scan result, and the guest so that the usher sees who stands there (decisions §6). */
export const ScanResult = z.object({
  event_id: Id,
  event_title: z.string(),
  guest_code: z.string(),
  is_scanned: z.boolean(),
  is_received_gift: z.boolean(),
  is_received_souvenir: z.boolean(),
  guest: GuestBookGuest,
});
export type ScanResult = z.infer<typeof ScanResult>;

/** `error.details` of ALREADY_CHECKED_IN: the first check-in. */
export const FirstCheckIn = z.object({
  checked_in_at: Instant,
  checked_in_by: z.string(),
  checked_in_gate: z.string().nullable(),
  guest: GuestBookGuest,
});
export type FirstCheckIn = z.infer<typeof FirstCheckIn>;
