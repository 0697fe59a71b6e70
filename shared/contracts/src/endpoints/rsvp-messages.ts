import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { GuestCode, Instant, Slug, Text } from '../entities/fields.ts';
import { Language } from '../enums.ts';
import { MessageKind } from '../entities/chosen-guests.ts';

const HOSTS = ['CLIENT'] as const;
export { MessageKind };

/** Whom thanks go to: who came, who gave something, or both. */
export const THANKED = ['ANY', 'CAME', 'GIFT'] as const;
export const MOST_SILENT_DAYS = 60;
const SilentDays = z.coerce.number<number | string>().int().min(1).max(MOST_SILENT_DAYS).default(7);

/**
 * Who is still to get a message of a kind, and has not answered meanwhile or come: an invitation goes to who was not sent
 * one, a reminder to who was and is silent for so many days, word of a new event to who had answered before it was added, a word on the day before to who said yes, thanks to who came.
 */
export const QueueChoice = {
  kind: MessageKind,
  silent_days: SilentDays,
  thanked: z.enum(THANKED).default('ANY'),
};

const GuestGroup = Text(100).trim().min(1).nullable();
export const MessageTemplate = z.object({
  kind: MessageKind,
  guest_group: GuestGroup,
  language: Language,
  text: z.string(),
});
export type MessageTemplate = z.infer<typeof MessageTemplate>;

/** Ours: the messages that hosts send from their own phones. */
export const listMessageTemplates = defineEndpoint({
  method: 'GET',
  path: '/dashboard/clients/rsvp/messages',
  access: HOSTS,
  summary: 'The texts that the hosts wrote; where there is none, ours is sent',
  response: z.array(MessageTemplate),
});

export const saveMessageTemplate = defineEndpoint({
  method: 'PUT',
  path: '/dashboard/clients/rsvp/messages',
  access: HOSTS,
  summary: 'Write the text of one kind, group and language; null goes back to ours. Answers all texts',
  body: z.strictObject({
    kind: MessageKind,
    guest_group: GuestGroup,
    language: Language,
    text: Text(2000).trim().min(1).nullable(),
  }),
  response: z.array(MessageTemplate),
});

export const getSendingQueues = defineEndpoint({
  method: 'GET',
  path: '/dashboard/clients/rsvp/messages/queues',
  access: HOSTS,
  summary: 'How many guests are to get each kind of message now, and how many got it',
  query: z.object({
    silent_days: SilentDays,
    thanked: QueueChoice.thanked,
    slug: Slug.optional(),
    guest_group: Text(100).optional(),
  }),
  response: z.array(z.object({ kind: MessageKind, waiting: z.int(), sent: z.int() })),
});

export const markMessage = defineEndpoint({
  method: 'PUT',
  path: '/dashboard/clients/rsvp/guests/:guestCode/messages/:kind',
  access: HOSTS,
  summary: 'Remember that a message was sent to a guest, or take that back. The first time stays',
  params: z.object({ guestCode: GuestCode, kind: MessageKind }),
  body: z.strictObject({ is_sent: z.boolean() }),
  response: z.object({ guest_code: z.string(), kind: MessageKind, sent_at: Instant.nullable() }),
});
