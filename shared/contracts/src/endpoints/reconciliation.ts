import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { LIMITS } from '../limits.ts';
import { Id, IdParam, Instant } from '../entities/fields.ts';
import { PageQuery } from '../envelope.ts';
import { FileAnswer, FileLanguage, SPREADSHEET_TYPES } from './rsvp-files.ts';

/** An event of any client, with how many guests it has and how many of them are marked as having come. */
export const ListedEvent = z.object({
  id: Id,
  title: z.string(),
  type: z.string().nullable(),
  start_datetime: Instant.nullable(),
  timezone: z.string(),
  client_id: Id,
  client_name: z.string(),
  total_invitations: z.int(),
  total_checked_in: z.int(),
});
export type ListedEvent = z.infer<typeof ListedEvent>;

export const listEvents = defineEndpoint({
  method: 'GET',
  path: '/dashboard/admin/events',
  access: ['ADMIN'],
  summary: 'Events of all clients, the nearest to now first; `search` is a part of event, client or slug (ours)',
  query: PageQuery.extend({
    search: z.string().trim().max(LIMITS.search).normalize('NFC').optional(),
    event_id: IdParam.optional(),
  }),
  response: z.array(ListedEvent),
  paged: true,
});

export const getReconciliationFile = defineEndpoint({
  method: 'GET',
  path: '/dashboard/admin/rsvp/events/reconciliation/:eventId',
  access: ['ADMIN'],
  freshLogin: true,
  summary: 'The guests of an event with what is known of their attendance, as a file to correct and send back (ours)',
  params: z.object({ eventId: IdParam }),
  query: z.object({ language: FileLanguage.default('id') }),
  response: FileAnswer,
  produces: SPREADSHEET_TYPES,
});
