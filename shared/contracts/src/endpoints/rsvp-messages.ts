import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { GuestCode, Instant, Text } from '../entities/fields.ts';
import { Language } from '../enums.ts';
import { MessageKind } from '../entities/chosen-guests.ts';

const HOSTS = ['CLIENT'] as const;
export { MessageKind };

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

export const markMessage = defineEndpoint({
  method: 'PUT',
  path: '/dashboard/clients/rsvp/guests/:guestCode/messages/:kind',
  access: HOSTS,
  summary: 'Remember that a message was sent to a guest, or take that back. The first time stays',
  params: z.object({ guestCode: GuestCode, kind: MessageKind }),
  body: z.strictObject({ is_sent: z.boolean() }),
  response: z.object({ guest_code: z.string(), kind: MessageKind, sent_at: Instant.nullable() }),
});
