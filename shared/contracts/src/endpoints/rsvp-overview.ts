import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { GuestFilter } from '../entities/chosen-guests.ts';
import { Amount, Id, IdParam, Instant, Slug } from '../entities/fields.ts';
import { Headcount } from '../entities/headcount.ts';
import { Meal } from '../entities/members.ts';
import { InvitationVersion, Language } from '../enums.ts';
import { PageQuery } from '../envelope.ts';
import { DOOR_CODES } from '../rules/door.ts';

const HOSTS = ['CLIENT', 'ADMIN'] as const;

/** Ours: what a host's dashboard must know before it can ask anything else. */
export const getHostedInvitation = defineEndpoint({
  method: 'GET',
  path: '/dashboard/clients/rsvp/invitation',
  access: ['CLIENT'],
  summary: 'The slugs, events and groups of guests of the host who asks',
  response: z.object({
    client_name: z.string(),
    version: InvitationVersion,
    slugs: z.array(
      z.object({
        slug: Slug,
        language: Language,
        link: z.string(),
        /** Guests cannot open it yet. */
        is_hidden: z.boolean(),
      }),
    ),
    events: z.array(
      z.object({
        id: Id,
        title: z.string(),
        type: z.string().nullable(),
        start_datetime: Instant.nullable(),
        timezone: z.string(),
        location: z.string().nullable(),
        is_guest_book: z.boolean(),
        meals: z.array(Meal),
      }),
    ),
    guest_groups: z.array(z.string()),
    door_codes: z.enum(DOOR_CODES),
    answers_until: Instant.nullable(),
  }),
});

/** Ours: an admin, who has no slugs, names them. */
export const getHeadcount = defineEndpoint({
  method: 'GET',
  path: '/dashboard/clients/rsvp/headcount',
  access: HOSTS,
  summary: 'Every number of the guests, each the length of a list',
  query: z.object({ slug: Slug.optional(), guest_group: GuestFilter.guest_group, tag: GuestFilter.tag }),
  response: Headcount,
});

/** Ours: an admin names the client. */
export const setDoorCodes = defineEndpoint({
  method: 'PUT',
  path: '/dashboard/clients/rsvp/door-codes',
  access: HOSTS,
  summary: 'What is taken at the door: every code that names a guest, signed tickets alone, or codes that change',
  body: z.strictObject({ door_codes: z.enum(DOOR_CODES), client_id: Id.optional() }),
  response: z.object({ door_codes: z.enum(DOOR_CODES) }),
});

/** A day on the event's calendar, with what was answered until its end. */
const TimelineDay = z.object({
  day: z.iso.date(),
  confirmed: z.number().int(),
  declined: z.number().int(),
  pax: z.number().int(),
});

/** How those who come answered one configured RSVP field. `value` is as it is stored; a free text counts as itself. */
const AnswerSum = z.object({
  name: z.string(),
  label: z.string(),
  answers: z.array(
    z.object({
      value: z.string(),
      label: z.string(),
      total_answers: z.number().int(),
      total_pax: z.number().int(),
    }),
  ),
});

export const LatestAnswer = z.object({
  booking_id: Id,
  guest_code: z.string(),
  name: z.string(),
  is_attending: z.boolean(),
  guest_total: z.number().int(),
  message: z.string().nullable(),
  answered_at: Instant,
});

export const getRsvpInsights = defineEndpoint({
  method: 'GET',
  path: '/dashboard/clients/rsvp/insights',
  access: HOSTS,
  summary: 'The answers to an event over time, the sums of its configured questions, and who answered last',
  query: z.object({ eventId: IdParam, slug: Slug.optional() }),
  response: z.object({
    timeline: z.array(TimelineDay),
    questions: z.array(AnswerSum),
    latest: z.array(LatestAnswer),
  }),
});

export const listEntrustedGifts = defineEndpoint({
  method: 'GET',
  path: '/dashboard/clients/rsvp/entrusted-gifts/:eventId',
  access: HOSTS,
  summary: 'What was handed over for others at an event, newest first, with the sum of it all beside the page',
  params: z.object({ eventId: IdParam }),
  query: PageQuery,
  response: z.array(
    z.object({
      id: Id,
      giver_name: z.string(),
      /** Null as long as nobody counted it, and for who may not see sums: the organiser. */
      amount: Amount.nullable(),
      guest_name: z.string(),
      guest_code: z.string(),
      created_at: Instant,
    }),
  ),
  paged: true,
  header: z.object({
    total_gifts: z.number().int(),
    total_amount: z.number().int().nullable(),
    /** Those that may be written down twice, at two gates; both sums count them twice. */
    perhaps_twice: z.number().int(),
  }),
});
