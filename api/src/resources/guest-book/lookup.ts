import { toE164 } from '@janur/contracts/phone';
import type { Database } from '../../db/connection.ts';
import type { ClientScope } from '../../access/access.ts';
import { notFound, raise } from '../../lib/errors.ts';
import { type KeptGuest, presentGuest } from './present.ts';
import { findEventRow, type GuestAtEvent, type GuestBookEventRow, listGifts, listGuestsByPhone } from './queries.ts';

/** An event whose guest-book the caller keeps. */
export async function keptEvent(db: Database, scope: ClientScope, eventId: number): Promise<GuestBookEventRow> {
  return (await findEventRow(db, scope, eventId)) ?? raise(notFound('event'));
}

/** A number that is none belongs to no guest. */
export async function guestsByPhone(
  db: Database,
  scope: ClientScope,
  event: GuestBookEventRow,
  spelling: string,
): Promise<GuestAtEvent[]> {
  const phoneNumber = toE164(spelling, event.country);
  return phoneNumber ? listGuestsByPhone(db, scope, { eventId: event.id, phoneNumber }) : [];
}

export async function presentGuests(
  db: Database,
  scope: ClientScope,
  guests: readonly GuestAtEvent[],
): Promise<KeptGuest[]> {
  const ids = guests.map((guest) => guest.id);
  const gifts = await listGifts(db, scope, ids);
  return guests.map((guest) => presentGuest(guest, gifts));
}

export async function presentOne(db: Database, scope: ClientScope, guest: GuestAtEvent): Promise<KeptGuest> {
  return presentGuest(guest, await listGifts(db, scope, [guest.id]));
}
