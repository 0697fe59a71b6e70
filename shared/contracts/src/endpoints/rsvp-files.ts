import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { IdParam, Slug } from '../entities/fields.ts';
import { EventIds, Slugs } from './rsvp-dashboard.ts';
import { WireProblem } from '../envelope.ts';
import { because } from '../problems/zod-issues.ts';

const HOSTS = ['CLIENT', 'ADMIN'] as const;
/** decisions §6: exports are xlsx, or csv for who accepts `text/csv`. */
export const SPREADSHEET_TYPES = [
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'text/csv',
] as const;
/** In which the headings and the values of a file are written: the languages of the dashboard. English unless told. */
export const FILE_LANGUAGES = ['en', 'id', 'my'] as const;
export type FileLanguage = (typeof FILE_LANGUAGES)[number];
export const FileLanguage = z.enum(FILE_LANGUAGES).default('en');
/** A form's field that is JSON: a wrong value anywhere in it is told under the field's own name. */
const JsonOf = <Schema extends z.ZodType>(schema: Schema) =>
  z.string().transform((text, context): z.output<Schema> => {
    const said = schema.safeParse(parsed(text));
    if (said.success) return said.data;
    context.addIssue(because('json_shape'));
    return z.NEVER;
  });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // no schema takes it for anything
    return undefined;
  }
}

/** A call that answers with a file has no data. */
export const FileAnswer = z.never();

export const exportGuestList = defineEndpoint({
  method: 'POST',
  path: '/dashboard/clients/rsvp/export/guest-list',
  access: HOSTS,
  freshLogin: true,
  summary: 'All guests of slugs with their answers, as a file',
  body: z.strictObject({
    slugs: Slugs,
    language: FileLanguage,
  }),
  response: FileAnswer,
  produces: SPREADSHEET_TYPES,
});

export const exportGuestBook = defineEndpoint({
  method: 'POST',
  path: '/dashboard/clients/rsvp/export/guest-book',
  access: HOSTS,
  freshLogin: true,
  summary: 'All guests of events with what the guest-book knows of them, as a file',
  body: z.strictObject({ event_ids: EventIds, language: FileLanguage }),
  response: FileAnswer,
  produces: SPREADSHEET_TYPES,
});

export const exportRsvpSummary = defineEndpoint({
  method: 'GET',
  path: '/dashboard/clients/rsvp/export/rsvp-summary',
  access: HOSTS,
  summary: 'How an event was answered, as a file',
  query: z.object({ eventId: IdParam, slug: Slug.optional(), language: FileLanguage }),
  response: FileAnswer,
  produces: SPREADSHEET_TYPES,
});

export const exportGuestBookSummary = defineEndpoint({
  method: 'GET',
  path: '/dashboard/clients/rsvp/export/rsvp-guestbook-summary',
  access: HOSTS,
  summary: 'How an event was attended, as a file',
  query: z.object({ eventId: IdParam, language: FileLanguage }),
  response: FileAnswer,
  produces: SPREADSHEET_TYPES,
});

export const generateGuestList = defineEndpoint({
  method: 'GET',
  path: '/dashboard/clients/rsvp/file/generated-guest-list/:slug',
  access: HOSTS,
  freshLogin: true,
  summary: "Every guest's personal link and ready WhatsApp message, as a file",
  params: z.object({ slug: Slug }),
  query: z.object({ language: FileLanguage }),
  response: FileAnswer,
  produces: SPREADSHEET_TYPES,
});

export const getTableTemplate = defineEndpoint({
  method: 'GET',
  path: '/dashboard/clients/rsvp/guest-book/bulk/update-table-number/:eventId',
  access: HOSTS,
  summary: 'The guests of an event with their tables, as a file to change and send back',
  params: z.object({ eventId: IdParam }),
  query: z.object({ language: FileLanguage }),
  response: FileAnswer,
  produces: SPREADSHEET_TYPES,
});

/** A file to read: at most 5 MB packed; what it is says its content, not its name. */
export const SPREADSHEET_FILE = { maxBytes: 5 * 1024 * 1024, types: SPREADSHEET_TYPES } as const;

/** The columns of a guest list, in the order of its template. */
export const GUEST_LIST_COLUMNS = [
  'name',
  'phone_number',
  'total_guests',
  'members',
  'guest_group',
  'tags',
  'events',
  'table_number',
  'email',
  'note',
  'code',
] as const;
export type GuestListColumn = (typeof GUEST_LIST_COLUMNS)[number];

/** Ours: an empty file with the columns that `uploadGuestList` reads. */
export const getGuestListTemplate = defineEndpoint({
  method: 'GET',
  path: '/dashboard/clients/rsvp/file/guest-list-template',
  access: HOSTS,
  summary: 'The file to fill in with guests, its columns named',
  query: z.object({ language: FileLanguage }),
  response: FileAnswer,
  produces: SPREADSHEET_TYPES,
});

/** Cells that the host corrected beside the file, by the row as the spreadsheet counts it; null leaves the row out. */
export const RowCorrections = z.record(
  z.string().regex(/^\d{1,7}$/),
  z.partialRecord(z.enum(GUEST_LIST_COLUMNS), z.string().max(600)).nullable(),
);
export type RowCorrections = z.infer<typeof RowCorrections>;

/** `error.details` of a refused guest list: what is wrong by row and column, and the wrong rows as they were read. */
export const RefusedRows = z.object({
  count: z.number().int(),
  rows: z.array(z.object({ row: z.number().int(), column: z.string(), ...WireProblem.shape })),
  values: z.record(z.string(), z.partialRecord(z.enum(GUEST_LIST_COLUMNS), z.string())).default({}),
});
export type RefusedRows = z.infer<typeof RefusedRows>;

/** More is no guest list that somebody looks through. */
export const MOST_READ_ROWS = 10_000;

/** Ours: what stands in somebody's own file, before anybody says what its columns mean. */
export const readGuestFile = defineEndpoint({
  method: 'POST',
  path: '/dashboard/clients/rsvp/read-file',
  access: HOSTS,
  summary: 'The cells of a spreadsheet as they are, for whoever says which column is which; nothing is kept',
  files: { 'rsvp-guest-file': SPREADSHEET_FILE },
  body: z.strictObject({}),
  response: z.object({ rows: z.array(z.object({ row: z.int(), cells: z.array(z.string()) })) }),
});

/** How the file of a guest list is read. */
const GuestListBody = {
  // hosts with one slug need not name it
  slug: Slug.optional(),
  corrections: JsonOf(RowCorrections).optional(),
  /** `true`: guests of different names may have one number; each keeps an invitation of its own. */
  shared_numbers: z.enum(['true', 'false']).optional(),
  /** `true`: a number of somebody who is called quite differently renames nobody unasked; the row is refused. */
  asks_names: z.enum(['true', 'false']).optional(),
  /** Rows that are invitations of their own, whoever else has their number. */
  apart_rows: JsonOf(z.array(z.int().min(1).max(10_000_000)).max(MOST_READ_ROWS)).optional(),
};

/** What a guest list does: new guests, changed ones, and those of whom it says nothing new. */
const PlannedCounts = z.object({ created: z.number().int(), updated: z.number().int(), unchanged: z.number().int() });
export type PlannedCounts = z.infer<typeof PlannedCounts>;

const RowNumber = z.number().int();
/** The same by the rows of the file; of who changes, whom the list knows and what the file says otherwise. */
export const PlannedRows = z.object({
  created: z.array(RowNumber),
  updated: z.array(
    z.object({
      row: RowNumber,
      code: z.string(),
      name: z.string(),
      columns: z.array(z.enum(GUEST_LIST_COLUMNS)),
    }),
  ),
  unchanged: z.array(RowNumber),
});
export type PlannedRows = z.infer<typeof PlannedRows>;

/** Ours: what `uploadGuestList` would do. */
export const previewGuestList = defineEndpoint({
  method: 'POST',
  path: '/dashboard/clients/rsvp/preview-rsvp-file',
  access: HOSTS,
  summary: 'What a guest list would do, row by row: nothing is written. Refused as the list itself would be',
  files: { 'rsvp-guest-file': SPREADSHEET_FILE },
  body: z.strictObject(GuestListBody),
  response: PlannedRows,
});

export const uploadGuestList = defineEndpoint({
  method: 'POST',
  path: '/dashboard/clients/rsvp/upload-rsvp-file',
  access: HOSTS,
  summary: 'Invite the guests of a file and change those who are invited already: all of them or none',
  files: { 'rsvp-guest-file': SPREADSHEET_FILE },
  body: z.strictObject({
    ...GuestListBody,
    /** What the host was told that it does: it does that or nothing, for somebody may have changed the list meanwhile. */
    as_said: JsonOf(z.strictObject(PlannedCounts.shape)).optional(),
  }),
  response: z.object({ slug: Slug, ...PlannedCounts.shape }),
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
    errors: z.array(z.object({ row: z.number().int(), column: z.string(), ...WireProblem.shape })),
  }),
});
