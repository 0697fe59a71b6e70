import type { Language } from '@janur/contracts';
import {
  DEFAULT_MESSAGES,
  eventWords,
  fillMessage,
  type MessageEvent,
  messageFor,
  type MessageWords,
  type OwnMessage,
} from '@janur/contracts/messages';

/** Whom it goes to, and for which event. */
interface Recipient {
  readonly language: string;
  readonly guest_group: string | null;
  readonly event: MessageEvent | undefined;
}

/** What a host sends with the personal link: the hosts' own text, else ours, in the invitation's language (spec §1). */
export function whatsappMessage(
  own: readonly OwnMessage[],
  { language, guest_group, event }: Recipient,
  words: Pick<MessageWords, 'name' | 'hosts' | 'link'>,
): string {
  const known = isKnown(language) ? language : 'id';
  const text = messageFor(own, { kind: 'INVITATION', guest_group, language: known });
  return fillMessage(text, { ...words, ...eventWords(event, known) });
}

const isKnown = (language: string): language is Language => Object.hasOwn(DEFAULT_MESSAGES, language);
