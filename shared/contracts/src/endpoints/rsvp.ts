import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { PHONE_KEY } from '../live-ticket.ts';
import { Instant, IdParam, Slug } from '../entities/fields.ts';
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

/** Ours: the guest has shown the code. The same key again changes nothing. */
export const registerPhone = defineEndpoint({
  method: 'POST',
  path: '/public/guests/phones/:clientId',
  access: 'public',
  summary: 'Let a phone show the guest’s ticket as a code that changes: its public key',
  params: z.object({ clientId: IdParam }),
  headers: WithGuestCode.extend({ slug: Slug }),
  body: z.strictObject({ public_key: z.string().regex(PHONE_KEY) }),
  /** The server's clock, for the phone to measure its own by. */
  response: z.object({ now: Instant }),
});
