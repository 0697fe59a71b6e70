import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id, Instant } from '../entities/fields.ts';
import { PageQuery } from '../envelope.ts';
import { MESSAGE_KINDS } from '../rules/messages.ts';
import { MessageKind, MOST_SILENT_DAYS } from './rsvp-messages.ts';

const HOSTS = ['CLIENT'] as const;

export const CHANNELS = ['WHATSAPP', 'EMAIL'] as const;
export const Channel = z.enum(CHANNELS);
export type Channel = z.infer<typeof Channel>;

/**
 * QUEUED waits; SENDING is in hand; SENT, DELIVERED and READ went; FAILED did not; UNSURE may have gone (the server stopped
 * in between) and is sent again only when a person says so; CANCELLED is due no more.
 */
export const OUTBOX_STATES = [
  'QUEUED',
  'SENDING',
  'SENT',
  'DELIVERED',
  'READ',
  'FAILED',
  'UNSURE',
  'CANCELLED',
] as const;
export const OutboxState = z.enum(OUTBOX_STATES);
export type OutboxState = z.infer<typeof OutboxState>;

const Hour = z.int().min(0).max(24);
const Settings = {
  is_on: z.boolean(),
  channel: Channel,
  starts_at: Instant.nullable(),
  /** Local hours in which messages go: `from_hour` 9 and `until_hour` 20 is from 9.00 to 20.00. */
  from_hour: Hour,
  until_hour: Hour,
  kinds: z.array(MessageKind).min(1).max(MESSAGE_KINDS.length),
  silent_days: z.int().min(1).max(MOST_SILENT_DAYS),
};
export const SendingSettings = z.object({ ...Settings, timezone: z.string() });

const Numbers = z.object({
  queued: z.int(),
  sent: z.int(),
  delivered: z.int(),
  read: z.int(),
  failed: z.int(),
});

export const getSending = defineEndpoint({
  method: 'GET',
  path: '/dashboard/clients/rsvp/sending',
  access: HOSTS,
  summary: 'Whether messages go by themselves, what it needs, and what became of each; a message is counted once',
  response: z.object({
    settings: SendingSettings,
    /** What the operator has set up. `fault` is why nothing goes at the moment. */
    channels: z.array(z.object({ channel: Channel, is_ready: z.boolean(), fault: z.string().nullable() })),
    counts: Numbers,
    /** Guests that the channel cannot reach: no number, no e-mail address. */
    without_address: z.int(),
  }),
});

export const saveSending = defineEndpoint({
  method: 'PUT',
  path: '/dashboard/clients/rsvp/sending',
  access: HOSTS,
  summary: 'Switch sending on or off, and say what goes when',
  body: z
    .strictObject(Settings)
    .partial()
    .refine(({ from_hour: from, until_hour: until }) => from === undefined || until === undefined || from < until, {
      path: ['until_hour'],
    }),
  response: SendingSettings,
});

export const listOutbox = defineEndpoint({
  method: 'GET',
  path: '/dashboard/clients/rsvp/sending/messages',
  access: HOSTS,
  summary: 'Messages that went or did not, the latest first; `failed` are those to try again',
  query: PageQuery.extend({ failed: z.stringbool().default(false) }),
  response: z.array(
    z.object({
      id: Id,
      guest_code: z.string(),
      guest_name: z.string(),
      address: z.string().nullable(),
      kind: MessageKind,
      channel: Channel,
      state: OutboxState,
      error: z.string().nullable(),
      updated_at: Instant,
    }),
  ),
  paged: true,
});

export const retryOutbox = defineEndpoint({
  method: 'POST',
  path: '/dashboard/clients/rsvp/sending/retry',
  access: HOSTS,
  summary: 'Try failed messages again, the named ones or all; one that may have gone only when it is named',
  body: z.strictObject({ ids: z.array(Id).min(1).max(500).optional() }),
  response: z.object({ queued: z.int() }),
});

/** What the Cloud API asks once, when the operator enters our address there. */
export const verifyWhatsApp = defineEndpoint({
  method: 'GET',
  path: '/public/messages/whatsapp',
  access: 'public',
  summary: 'WhatsApp Business Cloud API: proves that the address of the webhook is ours',
  query: z.object({
    'hub.mode': z.string().max(40).optional(),
    'hub.verify_token': z.string().max(400).optional(),
    'hub.challenge': z.string().max(400).optional(),
  }),
  response: z.string(),
  produces: ['text/plain'],
});

export const receiveWhatsApp = defineEndpoint({
  method: 'POST',
  path: '/public/messages/whatsapp',
  access: 'public',
  signed: true,
  summary:
    'WhatsApp Business Cloud API: what became of messages, and what guests wrote back; signed by the app’s secret',
  headers: z.object({ 'x-hub-signature-256': z.string().max(200).optional() }),
  body: z.looseObject({ entry: z.array(z.unknown()).max(1000).optional() }),
  response: z.object({ received: z.literal(true) }),
});
