import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { IdParam } from '../entities/fields.ts';
import { Rehearsal, RehearsalPlan } from '../entities/rehearsal.ts';

const OfEvent = z.object({ eventId: IdParam });
const OfRehearsal = z.object({ rehearsalId: IdParam });

/** Refused while another one is played here, and for an event without guests. Ours, as all of these. */
export const startRehearsal = defineEndpoint({
  method: 'POST',
  path: '/dashboard/admin/events/:eventId/rehearsals',
  access: ['ADMIN'],
  summary: 'Play a lifelike evening on a copy of an event',
  params: OfEvent,
  body: RehearsalPlan,
  response: Rehearsal,
  status: 201,
});

export const getRehearsal = defineEndpoint({
  method: 'GET',
  path: '/dashboard/admin/events/:eventId/rehearsal',
  access: ['ADMIN'],
  summary: 'The latest rehearsal of an event as it stands now; null before the first',
  params: OfEvent,
  response: Rehearsal.nullable(),
});

export const sendVisitorOn = defineEndpoint({
  method: 'POST',
  path: '/dashboard/admin/rehearsals/:rehearsalId/visitor',
  access: ['ADMIN'],
  summary: 'The people at the gate are done with the visitor of that number, or sent it on',
  params: OfRehearsal,
  body: z.strictObject({ number: z.number().int().min(1).max(1_000_000) }),
  response: z.null(),
});

export const stopRehearsal = defineEndpoint({
  method: 'POST',
  path: '/dashboard/admin/rehearsals/:rehearsalId/stop',
  access: ['ADMIN'],
  summary: 'End a rehearsal before its evening has ended: its copy goes, there is no report',
  params: OfRehearsal,
  body: z.strictObject({}),
  response: z.null(),
});
