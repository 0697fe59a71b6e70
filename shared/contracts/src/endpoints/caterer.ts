import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { CatererSheet } from '../entities/caterer.ts';
import { Id, IdParam, Instant } from '../entities/fields.ts';
import { FileAnswer, FileLanguage, SPREADSHEET_TYPES } from './rsvp-files.ts';

const HOSTS = ['CLIENT', 'ADMIN'] as const;
const OfEvent = z.object({ eventId: IdParam });
const OfSheet = z.object({ sheetId: IdParam });

/** Ours, as all of these. */
export const getCatererSheet = defineEndpoint({
  method: 'GET',
  path: '/dashboard/clients/rsvp/caterer/:eventId',
  access: HOSTS,
  summary: 'What the kitchen of an event needs now, and what changed since the last sheet',
  params: OfEvent,
  response: CatererSheet,
});

export const makeCatererSheet = defineEndpoint({
  method: 'POST',
  path: '/dashboard/clients/rsvp/caterer/:eventId',
  access: HOSTS,
  summary: 'Keep how it stands as a sheet to give away: the next one tells what has changed since',
  params: OfEvent,
  body: z.strictObject({}),
  response: CatererSheet,
  status: 201,
});

export const listCatererSheets = defineEndpoint({
  method: 'GET',
  path: '/dashboard/clients/rsvp/caterer/:eventId/sheets',
  access: HOSTS,
  summary: 'The sheets that were made of an event, the latest first',
  params: OfEvent,
  response: z.array(z.object({ id: Id, made_at: Instant, made_by: z.string(), people: z.number().int() })),
});

export const readCatererSheet = defineEndpoint({
  method: 'GET',
  path: '/dashboard/clients/rsvp/caterer-sheets/:sheetId',
  access: HOSTS,
  summary: 'One sheet as it was made',
  params: OfSheet,
  response: CatererSheet,
});

export const exportCatererSheet = defineEndpoint({
  method: 'GET',
  path: '/dashboard/clients/rsvp/caterer-sheets/:sheetId/file',
  access: HOSTS,
  summary: 'One sheet as a file',
  params: OfSheet,
  query: z.object({ language: FileLanguage }),
  response: FileAnswer,
  produces: SPREADSHEET_TYPES,
});
