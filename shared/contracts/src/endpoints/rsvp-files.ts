import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { IdParam, Slug } from '../entities/fields.ts';
import { EventIds, Slugs } from './rsvp-dashboard.ts';

const HOSTS = ['CLIENT', 'ADMIN'] as const;
/** decisions §6: exports are xlsx, or csv for who accepts `text/csv`. */
export const SPREADSHEET_TYPES = [
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'text/csv',
] as const;
/** A call that answers with a file has no data. */
export const FileAnswer = z.never();

export const exportGuestList = defineEndpoint({
  method: 'POST',
  path: '/dashboard/clients/rsvp/export/guest-list',
  access: HOSTS,
  summary: 'All guests of slugs with their answers, as a file',
  body: z.strictObject({ slugs: Slugs }),
  response: FileAnswer,
  produces: SPREADSHEET_TYPES,
});

export const exportGuestBook = defineEndpoint({
  method: 'POST',
  path: '/dashboard/clients/rsvp/export/guest-book',
  access: HOSTS,
  summary: 'All guests of events with what the guest-book knows of them, as a file',
  body: z.strictObject({ event_ids: EventIds }),
  response: FileAnswer,
  produces: SPREADSHEET_TYPES,
});

export const exportRsvpSummary = defineEndpoint({
  method: 'GET',
  path: '/dashboard/clients/rsvp/export/rsvp-summary',
  access: HOSTS,
  summary: 'How an event was answered, as a file',
  query: z.object({ eventId: IdParam, slug: Slug.optional() }),
  response: FileAnswer,
  produces: SPREADSHEET_TYPES,
});

export const exportGuestBookSummary = defineEndpoint({
  method: 'GET',
  path: '/dashboard/clients/rsvp/export/rsvp-guestbook-summary',
  access: HOSTS,
  summary: 'How an event was attended, as a file',
  query: z.object({ eventId: IdParam }),
  response: FileAnswer,
  produces: SPREADSHEET_TYPES,
});

export const generateGuestList = defineEndpoint({
  method: 'GET',
  path: '/dashboard/clients/rsvp/file/generated-guest-list/:slug',
  access: HOSTS,
  summary: "Every guest's personal link and ready WhatsApp message, as a file",
  params: z.object({ slug: Slug }),
  response: FileAnswer,
  produces: SPREADSHEET_TYPES,
});

export const getTableTemplate = defineEndpoint({
  method: 'GET',
  path: '/dashboard/clients/rsvp/guest-book/bulk/update-table-number/:eventId',
  access: HOSTS,
  summary: 'The guests of an event with their tables, as a file to change and send back',
  params: z.object({ eventId: IdParam }),
  response: FileAnswer,
  produces: SPREADSHEET_TYPES,
});

/** A file to read: at most 5 MB packed; what it is says its content, not its name. */
export const SPREADSHEET_FILE = { maxBytes: 5 * 1024 * 1024, types: SPREADSHEET_TYPES } as const;

export const uploadGuestList = defineEndpoint({
  method: 'POST',
  path: '/dashboard/clients/rsvp/upload-rsvp-file',
  access: HOSTS,
  summary: 'Invite the guests of a file and change those who are invited already: all of them or none',
  files: { 'rsvp-guest-file': SPREADSHEET_FILE },
  body: z.strictObject({ slug: Slug }),
  response: z.object({
    slug: Slug,
    created: z.number().int(),
    updated: z.number().int(),
    unchanged: z.number().int(),
  }),
});

export const uploadTableNumbers = defineEndpoint({
  method: 'PUT',
  path: '/dashboard/clients/rsvp/guest-book/bulk/update-table-number/:eventId',
  access: HOSTS,
  summary: 'Seat the guests of a file: all of them or none',
  params: z.object({ eventId: IdParam }),
  files: { 'bulk-update-table-number': SPREADSHEET_FILE },
  body: z.strictObject({}),
  response: z.object({ updated: z.number().int(), unchanged: z.number().int() }),
});

/** decisions §6. A wrong row refuses the file: then the error names rows and columns, and `errors` is never filled. */
export const reconcileAttendance = defineEndpoint({
  method: 'POST',
  path: '/dashboard/admin/rsvp/events/reconciliation/:eventId',
  access: ['ADMIN'],
  summary: 'Correct who attended from a file with guest_code, total_attended, gift and souvenir: all rows or none',
  params: z.object({ eventId: IdParam }),
  files: { 'rsvp-attendance-reconciliation': SPREADSHEET_FILE },
  body: z.strictObject({}),
  response: z.object({
    updated: z.number().int(),
    unchanged: z.number().int(),
    errors: z.array(z.object({ row: z.number().int(), column: z.string(), message: z.string() })),
  }),
});
