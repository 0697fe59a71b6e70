import type { PublicClient, PublicGuest, RsvpSubmission } from '@janur/contracts';
import { defaultGuestTotal, guestLimit, MAX_GUESTS_UNKNOWN } from '@janur/contracts/rules';
import { visibleEvents } from '../model/events.ts';
import type { InvitationLink } from '../model/link.ts';

/** One question about coming: for one event (V2) or for the whole invitation (`eventId` null). */
export interface AttendanceQuestion {
  eventId: number | null;
  eventTitle: string | null;
  /** How many the guest may announce. */
  limit: number;
}

export interface AttendanceAnswer {
  isAttending: boolean | null;
  guestTotal: number;
}

/** The filled form: answers by question, in the questions' order. */
export interface RsvpDraft {
  name: string;
  message: string;
  answers: AttendanceAnswer[];
}

export interface RsvpContext {
  client: PublicClient;
  guest: PublicGuest | null;
  link: InvitationLink;
}

/** What this invitation asks: per event for V2, once for older versions, nothing with WISH_ONLY (spec §7). */
export function attendanceQuestions({ client, guest, link }: RsvpContext): AttendanceQuestion[] {
  if (client.option.rsvp_style === 'WISH_ONLY') return [];
  const fieldLimit = client.option.rsvp_config?.fields.find((field) => field.type === 'guest_count')?.limitValue;
  const limitFor = (invited: number | undefined) =>
    Math.min(guestLimit({ invited, fromLink: link.guestCount, fieldLimit }), invited ?? MAX_GUESTS_UNKNOWN);
  if (client.version === 'V1') return [{ eventId: null, eventTitle: null, limit: limitFor(guest?.total_guests) }];
  const invitedTo = new Map(guest?.events.map((event) => [event.event_id, event.total_guests]));
  return visibleEvents(client)
    .filter((event) => !guest || invitedTo.has(event.id))
    .map((event) => ({ eventId: event.id, eventTitle: event.title, limit: limitFor(invitedTo.get(event.id)) }));
}

/** What the form shows at first: the guest's name, and what the guest answered before. */
export function firstDraft(context: RsvpContext, questions: AttendanceQuestion[]): RsvpDraft {
  const { client, guest, link } = context;
  const preset = defaultGuestTotal(client.option.default_guest_total) ?? link.guestCount ?? guest?.total_guests ?? 1;
  return {
    name: guest?.name ?? link.to ?? '',
    message: '',
    answers: questions.map(({ eventId, limit }) => {
      const before = guest?.events.find((event) => event.event_id === eventId);
      const answered = before && before.confirmation_status !== 'PENDING' ? before : undefined;
      return {
        isAttending: answered
          ? answered.confirmation_status === 'CONFIRMED'
          : eventId === null
            ? (guest?.is_attending ?? null)
            : null,
        guestTotal: Math.min(answered?.total_guests_confirmed || preset, limit),
      };
    }),
  };
}

export type RsvpProblem =
  | { field: 'name' | 'message'; problem: 'missing' | 'too_long' }
  | { field: 'attendance'; index: number; problem: 'missing' };

export const MAX_MESSAGE = 1000;

/** What is still wrong with the draft, in the order of the form (spec §5: every field except message is required). */
export function draftProblems(draft: RsvpDraft, { isWishOnly }: { isWishOnly: boolean }): RsvpProblem[] {
  const problems: RsvpProblem[] = [];
  if (!draft.name.trim()) problems.push({ field: 'name', problem: 'missing' });
  draft.answers.forEach((answer, index) => {
    if (answer.isAttending === null) problems.push({ field: 'attendance', index, problem: 'missing' });
  });
  if (isWishOnly && !draft.message.trim()) problems.push({ field: 'message', problem: 'missing' });
  if (draft.message.length > MAX_MESSAGE) problems.push({ field: 'message', problem: 'too_long' });
  return problems;
}

/** The body that spec §7 asks for. `pageUrl` is the full address of the page. */
export function rsvpSubmission({
  draft,
  questions,
  context,
  pageUrl,
}: {
  draft: RsvpDraft;
  questions: AttendanceQuestion[];
  context: RsvpContext;
  pageUrl: string;
}): RsvpSubmission {
  const answers = questions.flatMap((question, index) => {
    const answer = draft.answers[index];
    if (!answer) return [];
    const isAttending = answer.isAttending === true;
    return [{ id: question.eventId, is_attending: isAttending, guest_total: isAttending ? answer.guestTotal : 0 }];
  });
  const first = answers[0];
  const isAttending = answers.some((answer) => answer.is_attending);
  const message = draft.message.trim();
  return {
    name: draft.name.trim(),
    ...(message ? { message } : {}),
    additional_fields: JSON.stringify({
      slug: context.link.slug,
      url: pageUrl,
      ...(first
        ? { is_attending: isAttending, guest_total: Math.max(0, ...answers.map((answer) => answer.guest_total)) }
        : {}),
    }),
    ...(first && first.id === null ? { is_attending: first.is_attending, guest_total: first.guest_total } : {}),
    ...(first && first.id !== null
      ? { events: answers.flatMap(({ id, ...rest }) => (id === null ? [] : [{ id, ...rest }])) }
      : {}),
  };
}
