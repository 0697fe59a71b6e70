import * as z from 'zod';
import { titleOf } from '../../lib/title-of.ts';
import { type GuestBookEvent, GuestBookGuest, type RightEvent } from '@janur/contracts';
import { stripped } from '../../lib/stripped.ts';
import { type Place, type Tickets, type TicketWords, ticketWords } from '../../guests/tickets.ts';
import { insideOf } from '../../guests/counter-queries.ts';
import type { GiftRow, GuestAtEvent, GuestBookEventRow } from './queries.ts';
import type { RightEventRow } from './operations/refusal-queries.ts';
import { createHash } from 'node:crypto';
import { PHONE_CHECK_SIGNS, textOfPhoneCheck } from '@janur/contracts/phone-check';
import { CODE_HASH_BYTES, textOfCodeHash } from '@janur/contracts/ticket';
import type { Principal } from '../../access/principals.ts';

export function presentEvent(event: GuestBookEventRow): GuestBookEvent {
  const { check_in_variant, print_variant, start_datetime } = event;
  return {
    ...event,
    title: titleOf(event, event.language),
    event_date: start_datetime?.toISOString() ?? null,
    check_in_config: { check_in_variant, print_variant },
  };
}

export const presentRightEvent = (event: RightEventRow): RightEvent => ({
  id: event.id,
  title: titleOf(event),
  event_date: event.start_datetime?.toISOString() ?? null,
  timezone: event.timezone,
  location: event.location,
});

/**
 * A guest of a guest-book as the log keeps the guest: with the words of the ticket. They are signed on the way out, so that
 * no transaction waits for it and an answer that is given again is signed with the key of that day.
 */
export const KeptGuest = GuestBookGuest.omit({ qr_code: true }).extend({
  // a check-in is answered without: its ticket was just read, and to sign another would hold the door up
  ticket: z.custom<TicketWords>().optional(),
  // what answers do not have that were kept before there was such a thing
  checked_in_gate: z.string().nullable().default(null),
  total_guests_inside: z.number().int().optional(),
});
export type KeptGuest = z.infer<typeof KeptGuest>;

/** spec §3, guest of a guest-book. Stripped, because the log stores it. */
export function presentGuest(guest: GuestAtEvent, gifts: readonly GiftRow[]): KeptGuest {
  return stripped(KeptGuest, {
    ...guest,
    id: guest.guest_id,
    guest_event_id: guest.id,
    guest_code: guest.code,
    ticket: ticketOf(guest),
    detail: detailOf(guest.details),
    is_checked_in: Boolean(guest.is_checked_in),
    checked_in_at: guest.checked_in_at?.toISOString() ?? null,
    checked_in_by: guest.checked_in_by_name,
    total_guests_inside: insideOf(guest),
    is_received_gift: Boolean(guest.is_received_gift),
    is_received_souvenir: Boolean(guest.is_received_souvenir),
    entrusted_gifts: gifts.filter((gift) => gift.guest_event_id === guest.id),
  });
}

/** The guest with the QR code that the guest shows. */
export const withQrCode = ({ ticket, ...guest }: KeptGuest, tickets: Tickets): GuestBookGuest => ({
  ...guest,
  total_guests_inside: guest.total_guests_inside ?? guest.total_guests_attended,
  qr_code: ticket ? tickets.sign(ticket) : guest.guest_code,
});

function ticketOf({
  client_id: clientId,
  code: guestCode,
  invited_to: invitedTo,
}: GuestAtEvent): TicketWords | undefined {
  return invitedTo === undefined ? undefined : ticketWords({ clientId, guestCode }, placesOf(invitedTo));
}

function placesOf(invitedTo: string): Place[] {
  return invitedTo.split(',').map((place) => {
    const [id, pax, start] = place.split(':');
    return { eventId: Number(id), pax: Number(pax), start: start ? new Date(Number(start) * 1000) : null };
  });
}

/** What the hosts noted of a guest, as one line. */
export function detailOf(details: unknown): string | null {
  if (typeof details === 'string') return details;
  if (typeof details !== 'object' || details === null) return null;
  return (
    Object.values(details)
      .filter((value) => typeof value === 'string' && value !== '')
      .join(', ') || null
  );
}

/** Whether somebody only scans or greets: those roles learn who stands there, and nothing of the person beside. */
export const onlyScans = (principal: Principal): boolean =>
  principal.role === 'USHER' && principal.guestBookRole !== 'FULL';

export type Show = (guest: KeptGuest) => GuestBookGuest;

/** How guests are shown to somebody at the door. */
export function showingTo(principal: Principal, tickets: Tickets): Show {
  if (!onlyScans(principal)) return (guest) => withQrCode(guest, tickets);
  return (guest) => ({
    ...withQrCode(guest, tickets),
    phone_number: null,
    detail: null,
    entrusted_gifts: [],
  });
}

/** A code as a device of that role keeps it: it can be recognised, and not read. */
export const hashedCode = (eventId: number, code: string): string =>
  createHash('sha256')
    .update(textOfCodeHash(eventId, code))
    .digest()
    .subarray(0, CODE_HASH_BYTES)
    .toString('base64url');

/** `textOfPhoneCheck` of the contract. */
export function phoneCheckOf(number: string | null): string | null {
  const text = number === null ? undefined : textOfPhoneCheck(number);
  if (text === undefined) return null;
  return createHash('sha256').update(text).digest('base64url').slice(0, PHONE_CHECK_SIGNS);
}
