import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Closing, ClosingCheck, DoorNow, Evening } from '../entities/evening.ts';
import { IdParam, PersonName, Text } from '../entities/fields.ts';
import { LIMITS } from '../limits.ts';
import { DeviceId, STAFF } from './guest-book.ts';
import { FileAnswer, FileLanguage, SPREADSHEET_FILE, SPREADSHEET_TYPES } from './rsvp-files.ts';

const OfEvent = z.object({ eventId: IdParam });
const OfClosing = z.object({ closingId: IdParam });

/** Ours, as all of these. */
export const reportDevice = defineEndpoint({
  method: 'PUT',
  path: '/public/guests/rsvp/events/:eventId/device',
  access: STAFF,
  scanOnly: true,
  summary: 'How a device at the door stands: what it has not sent, its clock, its battery',
  params: OfEvent,
  body: z.strictObject({
    device_id: DeviceId,
    gate: PersonName.max(LIMITS.gate).nullable(),
    unsent: z.number().int().min(0).max(1_000_000),
    clock_offset: z.number().int().nullable(),
    battery: z.number().int().min(0).max(100).nullable(),
    is_charging: z.boolean().nullable(),
    version: Text(40).nullable(),
  }),
  response: z.null(),
});

export const getDoorNow = defineEndpoint({
  method: 'GET',
  path: '/dashboard/clients/events/:eventId/door',
  access: ['CLIENT'],
  summary: 'The gates of an event now: their pace, their devices, who is inside, guests of honour who have come',
  params: OfEvent,
  response: DoorNow,
});

export const getEvening = defineEndpoint({
  method: 'GET',
  path: '/dashboard/clients/events/:eventId/evening',
  access: ['CLIENT'],
  summary: 'How an event stands in numbers that add up, its closings, and what came after the last',
  params: OfEvent,
  response: Evening,
});

/** Refused while a device that is not in `known_open` has not sent all, or is silent: so nobody closes over it unseen. */
export const closeEvening = defineEndpoint({
  method: 'POST',
  path: '/dashboard/clients/events/:eventId/closings',
  access: ['CLIENT'],
  summary: 'Close an event: keep how it stands as a signed report',
  params: OfEvent,
  body: z.strictObject({ known_open: z.array(DeviceId).max(500) }),
  response: Closing,
  status: 201,
});

export const readClosing = defineEndpoint({
  method: 'GET',
  path: '/dashboard/clients/closings/:closingId',
  access: ['CLIENT'],
  summary: 'One report as it was signed',
  params: OfClosing,
  response: Closing,
});

export const exportClosing = defineEndpoint({
  method: 'GET',
  path: '/dashboard/clients/closings/:closingId/file',
  access: ['CLIENT'],
  summary: 'One report as a file, with the seal by which it can be checked',
  params: OfClosing,
  query: z.object({ language: FileLanguage }),
  response: FileAnswer,
  produces: SPREADSHEET_TYPES,
});

export const checkClosing = defineEndpoint({
  method: 'POST',
  path: '/dashboard/clients/events/:eventId/closings/check',
  access: ['CLIENT'],
  summary: 'Whether a file of a report is as it was signed',
  params: OfEvent,
  files: { report: SPREADSHEET_FILE },
  body: z.strictObject({}),
  response: ClosingCheck,
});
