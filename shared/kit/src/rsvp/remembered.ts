import type { InvitationLink } from '../model/link.ts';

/** Whose answers these are: several guests may open their links on one phone. */
export interface AnswerOwner {
  slug: string;
  code: string | null;
  /** Whom the link greets, where it carries no code. */
  to: string | null;
}

/** The code that the server gave to an unknown person with the first answer. */
export interface RememberedCode {
  name: string;
  code: string;
}

export const ownerOf = ({ slug, code, to }: InvitationLink): AnswerOwner => ({ slug, code, to });

const person = ({ slug, code, to }: AnswerOwner): string => `${slug}:${code ?? to ?? ''}`;

export const outboxName = (slug: string): string => `rsvp-outbox:${slug}`;
export const rememberedName = (owner: AnswerOwner): string => `rsvp-answered:${person(owner)}`;
export const draftName = (owner: AnswerOwner): string => `rsvp-draft:${person(owner)}`;
