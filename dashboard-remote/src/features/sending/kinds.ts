import type { ConfirmationStatus, listRsvpGuests, RequestOf, RsvpRecord } from '@janur/contracts';
import { MESSAGE_KINDS, type MessageKind } from '@janur/contracts/messages';

type Body = NonNullable<RequestOf<typeof listRsvpGuests>['body']>;

/** Whom the queue goes through, as the address bar keeps it. */
export interface Queue {
  kind: MessageKind;
  group: string | undefined;
  slug: string | undefined;
}

export function queueFromParams(params: URLSearchParams): Queue {
  return {
    kind: MESSAGE_KINDS.find((kind) => kind.toLowerCase() === params.get('kind')) ?? 'INVITATION',
    group: params.get('group')?.slice(0, 100) || undefined,
    slug: params.get('slug') ?? undefined,
  };
}

export function paramsFromQueue({ kind, group, slug }: Queue): URLSearchParams {
  const params = new URLSearchParams();
  if (kind !== 'INVITATION') params.set('kind', kind.toLowerCase());
  if (group) params.set('group', group);
  if (slug) params.set('slug', slug);
  return params;
}

/** Who is written to at all: everybody; who was invited and has not answered; who came. */
const AUDIENCE: Readonly<Record<MessageKind, { status?: ConfirmationStatus; has_arrived?: boolean }>> = {
  INVITATION: {},
  REMINDER: { status: 'PENDING' },
  THANKS: { has_arrived: true },
};

export const bodyOf = ({ kind, group, slug }: Queue, isSent: boolean | undefined): Body => ({
  ...AUDIENCE[kind],
  ...(isSent !== undefined && { message: { kind, is_sent: isSent } }),
  ...(group && { guest_group: group }),
  ...(slug && { slugs: [slug] }),
});

const SENT_AT = {
  INVITATION: 'invitation_sent_at',
  REMINDER: 'reminder_sent_at',
  THANKS: 'thanks_sent_at',
} as const satisfies Record<MessageKind, keyof RsvpRecord>;

export const sentAt = (guest: RsvpRecord, kind: MessageKind): string | null => guest[SENT_AT[kind]];

/** Where WhatsApp opens with the message written: at the guest, or, without a number, where one chooses the contact. */
export function whatsappLink(phoneNumber: string | null, text: string): string {
  const number = phoneNumber?.replaceAll(/\D/g, '') ?? '';
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}
