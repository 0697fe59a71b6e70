import type { GuestDetails } from '@janur/contracts';
import type { Database } from '../../../db/connection.ts';
import type { GuestEventRow } from '../../../db/rows/guests.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { newGuestCode } from '../../../guests/code.ts';
import { searchTextOf } from '../../../guests/search-text.ts';
import type { ClientScope } from '../../../access/access.ts';
import { conflict, notFound, raise } from '../../../lib/errors.ts';
import { type Change, recordOf, withheld } from '../../../audit/record.ts';
import { moveCounters } from '../../../guests/counter-queries.ts';
import type { OwnedEvent, OwnedOption } from '../../../access/owned-queries.ts';
import {
  askAgain,
  deleteBookingRow,
  deleteGuestRow,
  findBooking,
  findById,
  hasGuest,
  type HostedGuest,
  insertGuest,
  insertPlaces,
  lockGuest,
  lockPlaces,
  updateGuestRow,
  updatePlaces,
} from './queries.ts';

const NOT_ARRIVED = {
  confirmation_status: 'PENDING',
  total_guests_confirmed: 0,
  is_checked_in: false,
  total_guests_attended: 0,
  total_guests_left: 0,
  is_received_gift: false,
  is_received_souvenir: false,
};

export interface Invited {
  readonly name: string;
  readonly phone_number: string | null;
  readonly email: string | null;
  readonly details: GuestDetails;
  readonly total_guests: number;
  readonly guest_group: string | null;
  readonly table_number: string | null;
}

/** A new guest of a slug, invited to events of the same client. */
export function inviteGuest(
  db: Database,
  scope: ClientScope,
  { option, events, invited }: { option: OwnedOption; events: readonly OwnedEvent[]; invited: Invited },
): Promise<HostedGuest> {
  const { table_number, details, ...words } = invited;
  const { name, phone_number, total_guests } = words;
  const code = newGuestCode();
  const search_text = searchTextOf({ name, code, phone_number });
  const ids = { client_id: option.client_id, option_id: option.id };
  return inTransaction(db, async (trx) => {
    await refuseTakenNumber(trx, scope, { optionId: option.id, phoneNumber: phone_number });
    const guest_id = await insertGuest(trx, scope, {
      ...ids,
      ...words,
      code,
      search_text,
      details: jsonOf(details),
    });
    const places = events.map(({ id: event_id }) => ({
      ...ids,
      event_id,
      guest_id,
      guest_name: name,
      search_text,
      table_number,
      total_guests,
    }));
    await insertPlaces(trx, scope, places);
    for (const place of places) {
      await moveCounters(trx, scope, { at: place, before: undefined, after: { ...NOT_ARRIVED, total_guests } });
    }
    await recordOf(trx, scope, {
      clientId: option.client_id,
      action: 'guest.create',
      subject: { type: 'guest', id: guest_id },
      changes: [
        { path: 'name', from: null, to: name },
        { path: 'total_guests', from: null, to: total_guests },
        { path: 'phone_number', from: null, to: withheld(phone_number) },
      ],
    });
    return (await findById(trx, scope, guest_id)) ?? raise(notFound('guest'));
  });
}

export interface GuestChanges {
  readonly name?: string | undefined;
  readonly phone_number?: string | null | undefined;
  readonly details?: GuestDetails | undefined;
  readonly total_guests?: number | undefined;
  readonly email?: string | null | undefined;
  readonly guest_group?: string | null | undefined;
}

/** Changes a guest and, in the same transaction, what the guest's places at events repeat of it. */
export function writeChanges(
  db: Database,
  scope: ClientScope,
  guest: HostedGuest,
  { details, ...changes }: GuestChanges,
): Promise<HostedGuest> {
  return inTransaction(db, async (trx) => {
    const held = (await lockGuest(trx, scope, guest.id)) ?? raise(notFound('guest'));
    const places = await lockPlaces(trx, scope, guest.id);
    const { phone_number: phoneNumber } = changes;
    if (phoneNumber) await refuseTakenNumber(trx, scope, { optionId: guest.option_id, phoneNumber, but: guest.id });
    const { name = held.name, total_guests: total } = changes;
    const searchText = searchTextOf({
      ...held,
      name,
      phone_number: phoneNumber === undefined ? held.phone_number : phoneNumber,
    });
    await updateGuestRow(trx, scope, guest.id, {
      name,
      search_text: searchText,
      ...(phoneNumber === undefined ? {} : { phone_number: phoneNumber }),
      ...(total === undefined ? {} : { total_guests: total }),
      ...(changes.email === undefined ? {} : { email: changes.email }),
      ...(changes.guest_group === undefined ? {} : { guest_group: changes.guest_group || null }),
      ...(details === undefined ? {} : { details: jsonOf(details) }),
    });
    await updatePlaces(trx, scope, guest.id, { name, searchText, total });
    for (const place of total === undefined ? [] : places) {
      const total_guests_confirmed = Math.min(place.total_guests_confirmed, total ?? 0);
      const after = { ...place, total_guests: total ?? 0, total_guests_confirmed };
      await moveCounters(trx, scope, { at: place, before: place, after });
    }
    const after = (await findById(trx, scope, guest.id)) ?? raise(notFound('guest'));
    const change = changeOf(guest, after);
    if (change.changes.length > 0) await recordOf(trx, scope, change);
    return after;
  });
}

/** Who has arrived somewhere stays: the guest-book's numbers and gifts speak of real people. */
export function removeGuest(db: Database, scope: ClientScope, guest: HostedGuest): Promise<void> {
  return inTransaction(db, async (trx) => {
    await lockGuest(trx, scope, guest.id);
    const places = await lockPlaces(trx, scope, guest.id);
    if (places.some(hasArrived)) {
      throw conflict('This guest has arrived at an event already. Undo the check-in first.');
    }
    await deleteGuestRow(trx, scope, guest.id);
    for (const place of places) await moveCounters(trx, scope, { at: place, before: place, after: undefined });
    await recordOf(trx, scope, {
      clientId: guest.client_id,
      action: 'guest.delete',
      subject: { type: 'guest', id: guest.id },
      changes: [{ path: 'name', from: guest.name, to: null }],
    });
  });
}

/** Takes an answer back: the guest is asked again at every event. What was answered stays in the history. */
export function takeBookingBack(db: Database, scope: ClientScope, bookingId: number): Promise<void> {
  return inTransaction(db, async (trx) => {
    const booking = (await findBooking(trx, scope, bookingId)) ?? raise(notFound('booking'));
    await lockGuest(trx, scope, booking.guest_id);
    const places = await lockPlaces(trx, scope, booking.guest_id);
    if (!(await deleteBookingRow(trx, scope, bookingId))) throw notFound('booking');
    await askAgain(trx, scope, booking.guest_id);
    for (const place of places) {
      const after = { ...place, confirmation_status: 'PENDING', total_guests_confirmed: 0 };
      await moveCounters(trx, scope, { at: place, before: place, after });
    }
    await recordOf(trx, scope, {
      clientId: booking.client_id,
      action: 'booking.delete',
      subject: { type: 'guest', id: booking.guest_id },
      changes: [{ path: 'booking', from: bookingId, to: null }],
    });
  });
}

/** What a host changed of a guest; of phone number and notes only that. */
function changeOf(before: HostedGuest, after: HostedGuest): Change {
  const changed = (['name', 'total_guests', 'guest_group', 'phone_number', 'email', 'details'] as const).filter(
    (path) => JSON.stringify(before[path]) !== JSON.stringify(after[path]),
  );
  const shown = (guest: HostedGuest, path: (typeof changed)[number]) =>
    path === 'name' || path === 'total_guests' || path === 'guest_group' ? guest[path] : withheld(guest[path]);
  return {
    clientId: after.client_id,
    action: 'guest.update',
    subject: { type: 'guest', id: after.id },
    changes: changed.map((path) => ({ path, from: shown(before, path), to: shown(after, path) })),
  };
}

const hasArrived = ({ is_checked_in, total_guests_attended }: GuestEventRow): boolean =>
  Boolean(is_checked_in) || total_guests_attended > 0;

async function refuseTakenNumber(
  db: Database,
  scope: ClientScope,
  { phoneNumber, ...where }: { optionId: number; phoneNumber: string | null; but?: number },
): Promise<void> {
  if (phoneNumber === null) return;
  if (await hasGuest(db, scope, { ...where, phoneNumber })) {
    throw conflict('Another guest of this invitation has this phone number.');
  }
}

/** SQL's null is no notes; the JSON text `null` would be a note that says nothing. */
const jsonOf = (details: GuestDetails): string | null => (details === null ? null : JSON.stringify(details));
