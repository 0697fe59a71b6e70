import type { Channel, Language } from '@janur/contracts';
import type { MessageKind } from '@janur/contracts/messages';

/** One message, ready to go. */
export interface Letter {
  /** Of the outbox: comes back with what the provider says of it. */
  readonly id: number;
  readonly kind: MessageKind;
  readonly language: Language;
  readonly to: string;
  readonly name: string;
  readonly hosts: string;
  readonly event: string;
  readonly date: string;
  /** The guest's own link. */
  readonly link: string;
  /** The hosts' own words, with everything filled in. */
  readonly text: string;
  readonly calendar: { readonly title: string; readonly start: Date; readonly location: string | null } | null;
}

/** What became of a try. `unsure`: it may have gone, so nobody tries again by themselves. */
export type Outcome =
  | { readonly kind: 'sent'; readonly providerId: string }
  | { readonly kind: 'later'; readonly error: string; readonly afterMs?: number }
  | { readonly kind: 'refused'; readonly error: string }
  | { readonly kind: 'stopped' }
  /** The account itself is at fault: the message waits, and so do all others. */
  | { readonly kind: 'held'; readonly error: string }
  | { readonly kind: 'unsure'; readonly error: string };

export interface Sender {
  readonly channel: Channel;
  readonly perMinute: number;
  readonly perDay: number;
  send(letter: Letter): Promise<Outcome>;
}
