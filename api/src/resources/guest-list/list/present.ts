import { titleOf } from '../../../lib/title-of.ts';
import { GuestDetails, type Member, type RsvpField, type RsvpRecord } from '@janur/contracts';
import type { Whereabouts } from '@janur/contracts/rules';
import { type Tickets, ticketWords } from '../../../guests/tickets.ts';
import { personalLink } from '../../../guests/personal-link.ts';
import type { MemberRow } from '../../../guests/member-queries.ts';
import { type Household, saidAt } from '../../../guests/members.ts';
import type { HostedGuest } from '../../../guests/guest-queries.ts';
import { tagsOf } from '../../../guests/tags.ts';
import type { AnswerRow, PlaceRow } from './queries.ts';

export interface GuestWithAnswers {
  readonly guest: HostedGuest;
  readonly answer: AnswerRow | undefined;
  readonly places: readonly PlaceRow[];
  readonly where: Whereabouts;
  readonly household: Household;
}

/** How guests are shown. */
export interface Shown {
  readonly fields: readonly RsvpField[];
  readonly origin: string;
  readonly tickets: Tickets;
}

export function presentRecord(
  { guest, answer, places, where, household }: GuestWithAnswers,
  { fields, origin, tickets }: Shown,
): RsvpRecord {
  const invitation_link = personalLink(origin, guest, where);
  const invitedTo = places.map((place) => ({
    eventId: place.event_id,
    pax: place.total_guests,
    start: place.start_datetime,
  }));
  const qr_code = tickets.sign(ticketWords({ clientId: guest.client_id, guestCode: guest.code }, invitedTo));
  return {
    ...guest,
    details: detailsOf(guest.details),
    tags: tagsOf(guest.tags),
    created_at: guest.created_at.toISOString(),
    may_answer_late: Boolean(guest.may_answer_late),
    booking_id: answer?.id ?? null,
    is_attending: answer?.is_attending == null ? null : Boolean(answer.is_attending),
    guest_total: answer?.guest_total ?? null,
    message: answer?.message ?? null,
    answered_at: answer?.updated_at.toISOString() ?? null,
    answers: answersOf(answer, fields),
    invitation_link,
    invitation_sent_at: guest.invitation_sent_at?.toISOString() ?? null,
    reminder_sent_at: guest.reminder_sent_at?.toISOString() ?? null,
    new_event_sent_at: guest.new_event_sent_at?.toISOString() ?? null,
    day_before_sent_at: guest.day_before_sent_at?.toISOString() ?? null,
    thanks_sent_at: guest.thanks_sent_at?.toISOString() ?? null,
    members: household.members.map(presentMember),
    event_details: places.map((place) => ({
      event_id: place.event_id,
      guest_event_id: place.id,
      event_title: titleOf(place),
      confirmation_status: place.confirmation_status,
      is_unasked: Boolean(place.is_unasked),
      total_guest: place.total_guests_confirmed,
      total_guests: place.total_guests,
      table_number: place.table_number,
      invitation_link,
      qr_code,
      members: saidAt(household, place.event_id),
    })),
  };
}

export const presentMember = ({ id, name, is_child, diet }: MemberRow): Member => ({
  id,
  name,
  is_child: Boolean(is_child),
  diet,
});

/** Notes of another shape, from before there was one, are shown as their text. */
export function detailsOf(details: unknown): GuestDetails {
  return GuestDetails.safeParse(details).data ?? (details === null ? null : JSON.stringify(details).slice(0, 2000));
}

function answersOf(answer: AnswerRow | undefined, fields: readonly RsvpField[]): Record<string, string> {
  if (!answer) return {};
  const given = typeof answer.details === 'object' && answer.details !== null ? answer.details : {};
  const known = { attendance_type: answer.attendance_type, ...given };
  const asked = new Set(fields.map(({ name }) => name));
  return Object.fromEntries(
    Object.entries(known).flatMap(([name, value]) => {
      const text = answerText(value);
      return asked.has(name) && text !== '' ? [[name, text]] : [];
    }),
  );
}

function answerText(value: unknown): string {
  if (Array.isArray(value)) return value.map(answerText).filter(Boolean).join(', ');
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '';
}
