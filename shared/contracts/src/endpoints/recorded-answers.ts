import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { GuestCode, Id, IdParam, Instant } from '../entities/fields.ts';
import { ComingMembers } from '../entities/members.ts';
import { InstantInput } from '../entities/content-input.ts';
import { ConfirmationStatus } from '../enums.ts';

const HOSTS = ['CLIENT', 'ADMIN'] as const;

/** How an answer reached the hosts. */
export const ANSWER_CHANNELS = ['PHONE', 'WHATSAPP', 'IN_PERSON', 'OTHER'] as const;
export const AnswerChannel = z.enum(ANSWER_CHANNELS);
export type AnswerChannel = z.infer<typeof AnswerChannel>;

/** Ours: PENDING takes the answer back, the guest is asked again. */
export const recordAnswer = defineEndpoint({
  method: 'PUT',
  path: '/dashboard/clients/rsvp/guests/:guestCode/answers/:eventId',
  access: HOSTS,
  summary: 'Write down what a guest told the hosts about an event, correct it or take it back',
  params: z.object({ guestCode: GuestCode, eventId: IdParam }),
  body: z.strictObject({
    confirmation_status: ConfirmationStatus,
    /** Without it all who are invited come. */
    total_guests: z.int().min(1).max(1000).optional(),
    /** Who of the household comes: then they are counted. */
    members: ComingMembers.min(1).optional(),
    channel: AnswerChannel.optional(),
  }),
  response: z.object({ event_id: Id, confirmation_status: ConfirmationStatus, total_guest: z.number().int() }),
});

const AnswerOfEvent = z.object({
  /** Null in an answer to the whole invitation. */
  event_id: Id.nullable(),
  confirmation_status: ConfirmationStatus,
  total_guest: z.number().int(),
});

/** Ours: what became of one guest's answers, the latest first. */
export const listAnswerHistory = defineEndpoint({
  method: 'GET',
  path: '/dashboard/clients/rsvp/guests/:guestCode/answers',
  access: HOSTS,
  summary: 'Every answer of a guest: who gave or wrote it down, and when',
  params: z.object({ guestCode: GuestCode }),
  response: z.array(
    z.object({
      id: Id,
      said_at: Instant,
      answers: z.array(AnswerOfEvent),
      /** Null for the guest's own. */
      recorded_by: z.string().nullable(),
      channel: AnswerChannel.nullable(),
    }),
  ),
});

/** Ours: an admin names the client. */
export const setAnswersUntil = defineEndpoint({
  method: 'PUT',
  path: '/dashboard/clients/rsvp/answers-until',
  access: HOSTS,
  summary: 'Until when guests may answer by themselves; null for as long as they like',
  body: z.strictObject({ answers_until: InstantInput, client_id: Id.optional() }),
  response: z.object({ answers_until: Instant.nullable() }),
});

export const openAnswer = defineEndpoint({
  method: 'PUT',
  path: '/dashboard/clients/rsvp/guests/:guestCode/late-answer',
  access: HOSTS,
  summary: 'Let one guest answer after the deadline, or no longer',
  params: z.object({ guestCode: GuestCode }),
  body: z.strictObject({ may_answer_late: z.boolean() }),
  response: z.object({ may_answer_late: z.boolean() }),
});
