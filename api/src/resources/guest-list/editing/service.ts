import { type GuestDetails, type GuestTag, problem, problemAt } from '@janur/contracts';
import type { Database } from '../../../db/connection.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { newGuestCode } from '../../../guests/code.ts';
import type { ClientScope } from '../../../access/access.ts';
import { conflict, invalid, notFound, raise } from '../../../lib/errors.ts';
import { type Change, recordOf, withheld } from '../../../audit/record.ts';
import { moveCounters } from '../../../guests/counter-queries.ts';
import type { OwnedEvent, OwnedOption } from '../../../access/owned-queries.ts';
import { keepDeleted } from '../../../guests/deleted-queries.ts';
import { deleteGuest, type HostedGuest, insertGuest, lockGuest, updateGuest } from '../../../guests/guest-queries.ts';
import { listMembers } from '../../../guests/member-queries.ts';
import { forgetComing } from '../../../guests/members.ts';
import {
  hasArrived,
  lockPlacesOf,
  PENDING,
  updatePlacesOf,
  updateToPending,
  addPlaces,
} from '../../../guests/place-queries.ts';
import { forgetAnswersOf } from '../../rsvp/idempotency-queries.ts';
import { deleteWishesOfGuest, hideWishesOfAnswer } from '../../wishes/queries.ts';
import { leaveOut } from '../inviting/invite.ts';
import { storedTags } from '../../../guests/tags.ts';
import { deleteBookingRow, findBooking, findById, hasNumber } from './queries.ts';

export interface Invited {
  readonly name: string;
  readonly phone_number: string | null;
  readonly email: string | null;
  readonly details: GuestDetails;
  readonly total_guests: number;
  readonly guest_group: string | null;
  readonly tags: string | null;
  readonly table_number: string | null;
}

/** A new guest of a slug, invited to events of the same client. */
export function inviteGuest(
  db: Database,
  scope: ClientScope,
  {
    option,
    events,
    leftOut,
    invited,
    sharesNumber = false,
  }: {
    option: OwnedOption;
    events: readonly OwnedEvent[];
    /** The client's other events, to which the guest is not invited. */
    leftOut: readonly number[];
    invited: Invited;
    /** One number may be of several invitations, where the hosts want it. */
    sharesNumber?: boolean | undefined;
  },
): Promise<HostedGuest> {
  const { table_number, details, ...known } = invited;
  const { name, phone_number, total_guests } = known;
  const ids = { client_id: option.client_id, option_id: option.id };
  return inTransaction(db, async (trx) => {
    await leaveOut(trx, scope, { clientId: option.client_id, eventIds: leftOut });
    if (phone_number && !sharesNumber) await refuseTakenNumber(trx, scope, { ...ids, phone_number });
    const code = newGuestCode();
    const guest = await insertGuest(trx, { ...ids, ...known, code, source: 'INVITED', details: jsonOf(details) });
    const { id: guest_id, search_text } = guest;
    const place = { ...ids, guest_id, guest_name: name, search_text, table_number, total_guests };
    await addPlaces(
      trx,
      events.map(({ id: event_id }) => ({ ...place, event_id })),
    );
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
  readonly tags?: readonly GuestTag[] | undefined;
  readonly shares_number?: boolean | undefined;
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
    const places = await lockPlacesOf(trx, scope, guest.id);
    const { name, phone_number, email, total_guests: total, guest_group: group, tags } = changes;
    if (phone_number && !changes.shares_number)
      await refuseTakenNumber(trx, scope, { ...guest, phone_number, but: guest.id });
    if (total !== undefined && total !== held.total_guests) await refuseNamed(trx, scope, guest.id);
    const changed = await updateGuest(trx, scope, held, {
      ...(name !== undefined && { name }),
      ...(phone_number !== undefined && { phone_number }),
      ...(email !== undefined && { email }),
      ...(total !== undefined && { total_guests: total }),
      ...(group !== undefined && { guest_group: group || null }),
      ...(tags !== undefined && { tags: storedTags(tags) }),
      ...(details !== undefined && { details: jsonOf(details) }),
    });
    await updatePlacesOf(trx, scope, { ...changed, total_guests: total });
    for (const place of total === undefined ? [] : places) {
      const total_guests_confirmed = Math.min(place.total_guests_confirmed, total ?? 0);
      const after = { ...place, total_guests: total ?? 0, total_guests_confirmed };
      await moveCounters(trx, { at: place, before: place, after });
    }
    const after = (await findById(trx, scope, guest.id)) ?? raise(notFound('guest'));
    const change = changeOf(guest, after);
    if (change.changes.length > 0) await recordOf(trx, scope, change);
    return after;
  });
}

/** A household whose members are named is as many as they are. */
async function refuseNamed(trx: Database, scope: ClientScope, guestId: number): Promise<void> {
  const { length: expected } = await listMembers(trx, scope, [guestId]);
  if (expected > 0) throw invalid([problemAt('body.total_guests', problem('members_are_total', { expected }))]);
}

/** Who has arrived somewhere stays: the guest-book's numbers and gifts speak of real people. */
export function removeGuest(db: Database, scope: ClientScope, guest: HostedGuest): Promise<void> {
  return inTransaction(db, async (trx) => {
    await lockGuest(trx, scope, guest.id);
    const places = await lockPlacesOf(trx, scope, guest.id);
    if (places.some(hasArrived)) {
      throw conflict(problem('guest_arrived'));
    }
    await keepDeleted(trx, scope, guest);
    await deleteWishesOfGuest(trx, scope, guest.id);
    await deleteGuest(trx, scope, guest.id);
    for (const place of places) await moveCounters(trx, { at: place, before: place, after: undefined });
    await recordOf(trx, scope, {
      clientId: guest.client_id,
      action: 'guest.delete',
      subject: { type: 'guest', id: guest.id },
      changes: [{ path: 'name', from: guest.name, to: null }],
    });
  });
}

/**
 * Takes an answer back: the guest is asked again at every event, and the wish that came with it is not shown any more.
 * What was answered stays in the history; `by` is the account that does it.
 */
export function takeBookingBack(
  db: Database,
  scope: ClientScope,
  { bookingId, by }: { bookingId: number; by: number },
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const booking = (await findBooking(trx, scope, bookingId)) ?? raise(notFound('booking'));
    await lockGuest(trx, scope, booking.guest_id);
    const places = await lockPlacesOf(trx, scope, booking.guest_id);
    if (!(await deleteBookingRow(trx, scope, bookingId))) throw notFound('booking');
    await hideWishesOfAnswer(trx, scope, { rsvpId: bookingId, by });
    await forgetAnswersOf(trx, booking);
    await updateToPending(trx, scope, booking.guest_id);
    await forgetComing(trx, scope, booking.guest_id);
    for (const place of places) {
      const after = { ...place, ...PENDING };
      await moveCounters(trx, { at: place, before: place, after });
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
  const changed = (['name', 'total_guests', 'guest_group', 'tags', 'phone_number', 'email', 'details'] as const).filter(
    (path) => JSON.stringify(before[path]) !== JSON.stringify(after[path]),
  );
  const shown = (guest: HostedGuest, path: (typeof changed)[number]) =>
    path === 'phone_number' || path === 'email' || path === 'details' ? withheld(guest[path]) : guest[path];
  return {
    clientId: after.client_id,
    action: 'guest.update',
    subject: { type: 'guest', id: after.id },
    changes: changed.map((path) => ({ path, from: shown(before, path), to: shown(after, path) })),
  };
}

async function refuseTakenNumber(
  db: Database,
  scope: ClientScope,
  { option_id, phone_number, but }: { option_id: number; phone_number: string; but?: number },
): Promise<void> {
  if (await hasNumber(db, scope, { optionId: option_id, phoneNumber: phone_number, ...(but && { but }) }))
    throw conflict(problem('phone_number_known'));
}

/** SQL's null is no notes; the JSON text `null` would be a note that says nothing. */
const jsonOf = (details: GuestDetails): string | null => (details === null ? null : JSON.stringify(details));
