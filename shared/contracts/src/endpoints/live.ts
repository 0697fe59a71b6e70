import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { ChangeCursor, GuestPack, LiveMessage } from '../entities/changes.ts';
import { IdParam } from '../entities/fields.ts';

export const getGuestPack = defineEndpoint({
  method: 'GET',
  path: '/public/guests/rsvp/events/:eventId/pack',
  access: ['USHER', 'CLIENT'],
  scanOnly: true,
  summary: 'The guests of an event for a device that goes offline; with a cursor only what changed since',
  params: z.object({ eventId: IdParam }),
  query: z.object({
    cursor: ChangeCursor.optional(),
    /** Guests a page: on a slow link what has come is kept when the next page is cut off. */
    limit: z.coerce.number<number | string>().int().min(50).max(5000).default(5000),
  }),
  response: GuestPack,
});

/**
 * Server-sent events: check-ins, RSVPs and wishes of one event as they commit, a comment as a heartbeat, each message with
 * an id to go on from. A message may come twice, and is a state: the last one of a guest holds. Ushers who only scan hear of
 * guests alone, as their pack says them.
 */
export const streamEvent = defineEndpoint({
  method: 'GET',
  path: '/dashboard/clients/events/:eventId/stream',
  access: ['CLIENT', 'USHER', 'ADMIN'],
  scanOnly: true,
  summary: 'What happens at an event, as it happens; `mode` poll ends after what is there already',
  params: z.object({ eventId: IdParam }),
  query: z.object({ since: z.iso.datetime().optional(), mode: z.enum(['follow', 'poll']).default('follow') }),
  headers: z.object({ 'last-event-id': z.iso.datetime().optional() }),
  response: LiveMessage,
  produces: ['text/event-stream'],
});
