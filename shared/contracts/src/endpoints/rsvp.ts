import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { IdParam, Slug } from '../entities/fields.ts';
import { RsvpReceipt, RsvpSubmission } from '../entities/rsvp.ts';
import { WithGuestCode } from './public-clients.ts';

/** One key a filled form, kept until the answer is acknowledged; the same key again gives the first answer again. */
export const IdempotencyKey = z.string().regex(/^[A-Za-z0-9_-]{8,128}$/);

export const submitRsvp = defineEndpoint({
  method: 'POST',
  path: '/public/guests/rsvp/:clientId',
  access: 'public',
  summary: 'Answer an invitation, with or without a wish',
  params: z.object({ clientId: IdParam }),
  headers: WithGuestCode.extend({ slug: Slug, 'idempotency-key': IdempotencyKey.optional() }),
  body: RsvpSubmission,
  response: RsvpReceipt,
  status: 201,
});
