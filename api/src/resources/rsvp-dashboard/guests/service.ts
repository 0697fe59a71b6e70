import type { GuestDetails } from '@janur/contracts';
import type { Database } from '../../../db/connection.ts';
import type { GuestEventRow } from '../../../db/rows/guests.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { newGuestCode } from '../../../guest-code.ts';
import type { ClientScope } from '../../../http/access.ts';
import { conflict, notFound, raise } from '../../../http/errors.ts';
import { moveCounters } from '../../event-counters/queries.ts';
import type { OwnedEvent, OwnedOption } from '../owned/queries.ts';
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
  lockPlaces,
  updateGuestRow,
  updatePlaces,
} from './queries.ts';

const NOT_ARRIVED = {
  confirmation_status: 'PENDING',
  total_guests_confirmed: 0,
  is_checked_in: false,
  total_guests_attended: 0,
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
  const { name, total_guests } = words;
  const ids = { client_id: option.client_id, option_id: option.id };
  return inTransaction(db, async (trx) => {
    await refuseTakenNumber(trx, scope, { optionId: option.id, phoneNumber: words.phone_number });
    const guest_id = await insertGuest(trx, scope, {
      ...ids,
      ...words,
      code: newGuestCode(),
      details: jsonOf(details),
    });
    const places = events.map(({ id: event_id }) => ({
      ...ids,
      event_id,
      guest_id,
      guest_name: name,
      table_number,
      total_guests,
    }));
    await insertPlaces(trx, scope, places);
    for (const place of places) {
      await moveCounters(trx, scope, { at: place, before: undefined, after: { ...NOT_ARRIVED, total_guests } });
    }
    return (await findById(trx, scope, guest_id)) ?? raise(notFound('guest'));
  });
}

export interface GuestChanges {
  readonly name?: string | undefined;
  readonly phone_number?: string | null | undefined;
  readonly details?: GuestDetails | undefined;
  readonly total_guests?: number | undefined;
}

/** Changes a guest and, in the same transaction, what the guest's places at events repeat of it. */
export function changeGuest(
  db: Database,
  scope: ClientScope,
  guest: HostedGuest,
  { details, ...changes }: GuestChanges,
): Promise<HostedGuest> {
  return inTransaction(db, async (trx) => {
    const places = await lockPlaces(trx, scope, guest.id);
    const { phone_number: phoneNumber } = changes;
    if (phoneNumber) await refuseTakenNumber(trx, scope, { optionId: guest.option_id, phoneNumber, but: guest.id });
    const { name = guest.name, total_guests: total } = changes;
    await updateGuestRow(trx, scope, guest.id, {
      name,
      ...(phoneNumber === undefined ? {} : { phone_number: phoneNumber }),
      ...(total === undefined ? {} : { total_guests: total }),
      ...(details === undefined ? {} : { details: jsonOf(details) }),
    });
    await updatePlaces(trx, scope, guest.id, { name, total });
    for (const place of total === undefined ? [] : places) {
      const total_guests_confirmed = Math.min(place.total_guests_confirmed, total ?? 0);
      const after = { ...place, total_guests: total ?? 0, total_guests_confirmed };
      await moveCounters(trx, scope, { at: place, before: place, after });
    }
    return (await findById(trx, scope, guest.id)) ?? raise(notFound('guest'));
  });
}

/** Who has arrived somewhere stays: the guest-book's numbers and gifts speak of real people. */
export function removeGuest(db: Database, scope: ClientScope, guest: HostedGuest): Promise<void> {
  return inTransaction(db, async (trx) => {
    const places = await lockPlaces(trx, scope, guest.id);
    if (places.some(hasArrived)) {
      throw conflict('This guest has arrived at an event already. Undo the check-in first.');
    }
    await deleteGuestRow(trx, scope, guest.id);
    for (const place of places) await moveCounters(trx, scope, { at: place, before: place, after: undefined });
  });
}

/** Takes an answer back: the guest is asked again at every event. What was answered stays in the history. */
export function takeBookingBack(db: Database, scope: ClientScope, bookingId: number): Promise<void> {
  return inTransaction(db, async (trx) => {
    const booking = (await findBooking(trx, scope, bookingId)) ?? raise(notFound('booking'));
    const places = await lockPlaces(trx, scope, booking.guest_id);
    if (!(await deleteBookingRow(trx, scope, bookingId))) throw notFound('booking');
    await askAgain(trx, scope, booking.guest_id);
    for (const place of places) {
      const after = { ...place, confirmation_status: 'PENDING', total_guests_confirmed: 0 };
      await moveCounters(trx, scope, { at: place, before: place, after });
    }
  });
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
