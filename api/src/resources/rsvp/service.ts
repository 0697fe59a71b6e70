import type { ComingMembers, RsvpReceipt, RsvpSubmission } from '@janur/contracts';
import { parseAdditionalFields } from '@janur/contracts/rsvp';
import { newGuestCode } from '../../guests/code.ts';
import type { Database } from '../../db/connection.ts';
import type { ClientScope } from '../../access/access.ts';
import type { InvitationGate } from '../../access/gate-queries.ts';
import { notFound, raise } from '../../lib/errors.ts';
import { type HeldGuest, insertGuest, lockGuest, updateGuest } from '../../guests/guest-queries.ts';
import { listMembers } from '../../guests/member-queries.ts';
import { type Household, householdOf, writeComing, writeDiets } from '../../guests/members.ts';
import { lockPlacesOf, type Place, addPlaces, changePlace } from '../../guests/place-queries.ts';
import { presentWish } from '../wishes/present.ts';
import { findWish, insertWish, type WishRow } from '../wishes/queries.ts';
import {
  type EventAnswer,
  findRsvp,
  forgetEventAnswers,
  insertEventAnswers,
  insertHistory,
  insertRsvp,
  updateRsvp,
} from './queries.ts';

/** An answer that the rules of the invitation have let through. */
export interface Answer {
  readonly gate: Pick<InvitationGate, 'client_id' | 'option_id'>;
  readonly submission: RsvpSubmission;
  /** Undefined for a person whom the invitation does not know. */
  readonly guestId: number | undefined;
  /** Where it came from, for wishes of people whom the hosts did not invite. */
  readonly source: string;
  /** The code that such a person was given already. */
  readonly code?: string;
  readonly eventIds: readonly number[];
  readonly idempotencyKey: string | undefined;
}

/**
 * Stores an answer: the guest's one booking with its history, the places at the events with their counters, and the wish.
 * Belongs in one transaction.
 */
export async function storeAnswer(trx: Database, scope: ClientScope, answer: Answer): Promise<RsvpReceipt> {
  const { gate, submission } = answer;
  const guest = await answeringGuest(trx, scope, answer);
  const places = await lockPlacesOf(trx, scope, guest.id);
  const household = await householdOf(trx, scope, guest.id);
  const answers = answersPerEvent(answer, places);
  await takePlaces(trx, scope, { gate, guest, household, places, answers });
  await writeDiets(trx, scope, submission.members ?? []);
  const { rsvpId, isNews } = await storeBooking(trx, scope, { answer, guest, answers });
  const message = submission.message?.trim();
  const wish = message ? await storeWish(trx, scope, { answer, guest, rsvpId, message, isNews }) : null;
  return { wish: wish && presentWish(wish), booking_id: rsvpId, guest_code: guest.code };
}

async function answeringGuest(
  trx: Database,
  scope: ClientScope,
  { gate, submission, guestId, code = newGuestCode() }: Answer,
): Promise<HeldGuest> {
  const total_guests = Math.max(1, totalOf(submission));
  if (guestId === undefined) {
    const { client_id, option_id } = gate;
    const guest = { code, name: submission.name, total_guests, source: 'RSVP' as const };
    return insertGuest(trx, { client_id, option_id, ...guest });
  }
  const guest = (await lockGuest(trx, scope, guestId)) ?? raise(notFound('guest'));
  // what an unknown person announces is how many that person is, until the hosts name them
  const isOther = guest.source === 'RSVP' && guest.total_guests !== total_guests;
  return isOther && (await listMembers(trx, scope, [guest.id])).length === 0
    ? updateGuest(trx, scope, guest, { total_guests })
    : guest;
}

/** With who of the household comes, where the guest named them. */
type NamedAnswer = EventAnswer & { members: ComingMembers | undefined };

/** V2 says it per event, an older version once for every event the guest is invited to; a wish alone says nothing of events. */
function answersPerEvent({ submission, eventIds, guestId }: Answer, places: readonly Place[]): NamedAnswer[] {
  const { events, is_attending, guest_total = 0 } = submission;
  if (events)
    return events.map((event) => ({
      event_id: event.id,
      is_attending: event.is_attending,
      guest_total: event.guest_total,
      members: event.members,
    }));
  if (is_attending === undefined) return [];
  const invitedTo = guestId === undefined ? eventIds : places.map((place) => place.event_id);
  return invitedTo.map((event_id) => ({ event_id, is_attending, guest_total, members: undefined }));
}

async function takePlaces(
  trx: Database,
  scope: ClientScope,
  {
    gate,
    guest,
    household,
    places,
    answers,
  }: {
    gate: Answer['gate'];
    guest: HeldGuest;
    household: Household;
    places: readonly Place[];
    answers: readonly NamedAnswer[];
  },
): Promise<void> {
  const { client_id, option_id } = gate;
  // in the order of events, so that two transactions never wait for each other
  for (const answer of answers.toSorted((one, other) => one.event_id - other.event_id)) {
    const { event_id } = answer;
    const place = places.find((candidate) => candidate.event_id === event_id);
    const named = household.members.length;
    const invited = guest.source === 'RSVP' ? named || Math.max(1, answer.guest_total) : (place?.total_guests ?? 1);
    const state = {
      total_guests: invited,
      confirmation_status: answer.is_attending ? ('CONFIRMED' as const) : ('DECLINED' as const),
      total_guests_confirmed: answer.is_attending ? Math.min(answer.guest_total, invited) : 0,
    };
    if (place) await changePlace(trx, scope, place, state);
    else {
      const { id: guest_id, name: guest_name, search_text } = guest;
      await addPlaces(trx, [{ client_id, option_id, event_id, guest_id, guest_name, search_text, ...state }]);
    }
    const { confirmation_status: status, total_guests_confirmed: coming } = state;
    const who = { clientId: client_id, eventId: event_id, status, coming, named: answer.members };
    await writeComing(trx, household, who);
  }
}

interface Booking {
  readonly answer: Answer;
  readonly guest: HeldGuest;
  readonly answers: readonly EventAnswer[];
}

async function storeBooking(
  trx: Database,
  scope: ClientScope,
  { answer: { gate, submission, idempotencyKey }, guest, answers }: Booking,
): Promise<{ rsvpId: number; isNews: boolean }> {
  const { client_id, option_id } = gate;
  const said = {
    name: submission.name,
    is_attending: attendanceOf(submission),
    attendance_type: attendanceTypeOf(submission),
    guest_total: totalOf(submission),
    message: submission.message?.trim() || null,
    details: submission.additional_fields ?? null,
  };
  const former = await findRsvp(trx, scope, guest.id);
  if (former) await updateRsvp(trx, scope, former.id, { ...said, answers: former.answers + 1 });
  const rsvpId = former?.id ?? (await insertRsvp(trx, { client_id, option_id, guest_id: guest.id, ...said }));
  if (former) await forgetEventAnswers(trx, scope, rsvpId);
  await insertEventAnswers(trx, {
    clientId: client_id,
    rsvpId,
    answers: answers.map(({ event_id, is_attending, guest_total }) => ({ event_id, is_attending, guest_total })),
  });
  await insertHistory(trx, {
    client_id,
    rsvp_id: rsvpId,
    guest_id: guest.id,
    is_attending: said.is_attending,
    guest_total: said.guest_total,
    submission: JSON.stringify(submission),
    idempotency_key: idempotencyKey ?? null,
  });
  return { rsvpId, isNews: former?.message !== said.message };
}

interface WishOfAnswer {
  readonly answer: Answer;
  readonly guest: HeldGuest;
  readonly rsvpId: number;
  readonly message: string;
  readonly isNews: boolean;
}

/** Who changes the attendance and sends the same wish along has not wished twice. */
async function storeWish(
  trx: Database,
  scope: ClientScope,
  { answer: { gate, submission, source }, guest, rsvpId, message, isNews }: WishOfAnswer,
): Promise<WishRow> {
  const former = isNews ? undefined : await findWish(trx, scope, { rsvpId, message });
  if (former) return former;
  const { client_id, option_id } = gate;
  return insertWish(trx, scope, {
    client_id,
    option_id,
    guest_id: guest.id,
    rsvp_id: rsvpId,
    name: submission.name,
    message,
    source: guest.source === 'RSVP' ? source : null,
  });
}

export const attendanceOf = ({ events, is_attending }: RsvpSubmission): boolean | null =>
  events ? events.some((event) => event.is_attending) : (is_attending ?? null);

/** How the guest comes, in the hosts' words; a longer one stands in the details alone. */
function attendanceTypeOf({ additional_fields }: RsvpSubmission): string | null {
  const type = parseAdditionalFields(additional_fields ?? '')?.['attendance_type'];
  return typeof type === 'string' && type.length <= 60 ? type : null;
}

export const totalOf = ({ events, guest_total }: RsvpSubmission): number =>
  events ? Math.max(0, ...events.map((event) => event.guest_total)) : (guest_total ?? 0);
