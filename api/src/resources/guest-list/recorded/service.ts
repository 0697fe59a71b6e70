import { type AnswerChannel, type ComingMembers, type ConfirmationStatus, problem, problemAt } from '@janur/contracts';
import { comingProblems } from '@janur/contracts/rsvp';
import type { Database } from '../../../db/connection.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { ClientScope } from '../../../access/access.ts';
import { findAccountName } from '../../../audit/queries.ts';
import { recordOf } from '../../../audit/record.ts';
import { type HostedGuest, lockGuest } from '../../../guests/guest-queries.ts';
import { listMeals } from '../../../guests/member-queries.ts';
import { type Household, householdOf, writeComing } from '../../../guests/members.ts';
import { changePlace, lockPlacesOf, type Place } from '../../../guests/place-queries.ts';
import { conflict, invalid, notFound, raise } from '../../../lib/errors.ts';
import { forgetAnswersOf } from '../../rsvp/idempotency-queries.ts';
import { findRsvp, insertEventAnswers, insertHistory, insertRsvp } from '../../rsvp/queries.ts';
import { forgetEventAnswer, updateAttendance } from './queries.ts';

export interface Recorded {
  readonly guest: HostedGuest;
  readonly eventId: number;
  readonly status: ConfirmationStatus;
  /** Undefined: all who are invited. */
  readonly total: number | undefined;
  /** Who of the household comes; undefined where the answer is a number. */
  readonly named: ComingMembers | undefined;
  readonly channel: AnswerChannel | undefined;
  /** The account that writes it down. */
  readonly by: number;
}

/**
 * What a guest told the hosts about one event, as if the guest had answered: the place with its counters, the booking, and a
 * line of the history that says who wrote it down. Taken back, the guest is asked again.
 */
export function recordAnswer(
  db: Database,
  scope: ClientScope,
  { guest, eventId, status, total, named, channel, by }: Recorded,
): Promise<{ event_id: number; confirmation_status: ConfirmationStatus; total_guest: number }> {
  return inTransaction(db, async (trx) => {
    await lockGuest(trx, scope, guest.id);
    const places = await lockPlacesOf(trx, scope, guest.id);
    const place = places.find(({ event_id }) => event_id === eventId) ?? raise(conflict(problem('guest_not_invited')));
    const household = await householdOf(trx, scope, guest.id);
    if (named) await refuseStrange(trx, scope, { household, eventId, named, status, total });
    const comes = status === 'CONFIRMED';
    const coming = comes ? (named?.length ?? total ?? place.total_guests) : 0;
    if (coming > place.total_guests)
      throw invalid([problemAt('body.total_guests', problem('at_most', { max: place.total_guests }))]);
    const state = { confirmation_status: status, total_guests_confirmed: coming };
    await changePlace(trx, scope, place, state);
    await writeComing(trx, household, { clientId: guest.client_id, eventId, status, coming, named });
    const rsvpId = await storeBooking(trx, scope, {
      guest,
      places: places.map((one) => (one === place ? { ...one, ...state } : one)),
    });
    await forgetEventAnswer(trx, scope, { rsvpId, eventId });
    if (status !== 'PENDING') {
      const answers = [{ event_id: eventId, is_attending: comes, guest_total: coming }];
      await insertEventAnswers(trx, { clientId: guest.client_id, rsvpId, answers });
    }
    // what the guest sends after this is news, even if it is what the guest sent before
    await forgetAnswersOf(trx, { option_id: guest.option_id, guest_id: guest.id });
    await insertHistory(trx, {
      client_id: guest.client_id,
      rsvp_id: rsvpId,
      guest_id: guest.id,
      is_attending: status === 'PENDING' ? null : comes,
      guest_total: coming,
      submission: JSON.stringify({
        events: [{ id: eventId, confirmation_status: status, guest_total: coming, ...(named && { members: named }) }],
      }),
      idempotency_key: null,
      event_id: eventId,
      account_id: by,
      recorded_by: (await findAccountName(trx, by)) ?? '',
      channel: channel ?? null,
    });
    await recordOf(trx, scope, {
      clientId: guest.client_id,
      action: 'answer.record',
      subject: { type: 'guest', id: guest.id },
      changes: [
        { path: `events.${eventId}`, from: place.confirmation_status, to: status },
        { path: `events.${eventId}.total`, from: place.total_guests_confirmed, to: coming },
      ],
    });
    return { event_id: eventId, confirmation_status: status, total_guest: coming };
  });
}

/** Members who are not of the household, meals of another event, or a number that says something else than the names. */
async function refuseStrange(
  trx: Database,
  scope: ClientScope,
  {
    household,
    eventId,
    named,
    status,
    total,
  }: Pick<Recorded, 'eventId' | 'status' | 'total'> & { household: Household; named: ComingMembers },
): Promise<void> {
  const meals = await listMeals(trx, scope, [eventId]);
  const known = {
    memberIds: new Set(household.members.map(({ id }) => id)),
    mealIds: new Set(meals.map(({ id }) => id)),
  };
  const problems = comingProblems(named, known, 'body.members');
  const expected = status === 'CONFIRMED' ? named.length : 0;
  const isOther = total !== undefined ? total !== named.length : status !== 'CONFIRMED';
  if (isOther) problems.push(problemAt('body.total_guests', problem('contradicts_members', { expected })));
  if (problems.length > 0) throw invalid(problems);
}

/** The guest's one booking says what the places say together. */
async function storeBooking(
  trx: Database,
  scope: ClientScope,
  { guest, places }: { guest: HostedGuest; places: readonly Place[] },
): Promise<number> {
  const statuses = places.map(({ confirmation_status }) => confirmation_status);
  const is_attending = statuses.includes('CONFIRMED') ? true : statuses.includes('DECLINED') ? false : null;
  const guest_total = Math.max(0, ...places.map(({ total_guests_confirmed }) => total_guests_confirmed));
  const former = await findRsvp(trx, scope, guest.id);
  if (former) {
    await updateAttendance(trx, scope, former.id, { is_attending, guest_total });
    return former.id;
  }
  const { client_id, option_id, id: guest_id, name } = guest;
  const said = { name, is_attending, attendance_type: null, guest_total, message: null, details: null };
  return insertRsvp(trx, { client_id, option_id, guest_id, ...said });
}

export const guestOr404 = (guest: HostedGuest | undefined): HostedGuest => guest ?? raise(notFound('guest'));
