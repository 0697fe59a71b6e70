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

/** What this phone remembers, as JSON under names of its own. */
export interface PhoneStorage {
  /** Undefined when nothing is there that can be read. */
  read: (name: string) => unknown;
  /** False when the phone keeps nothing (full, or forbidden): then it is remembered until the page is left. */
  write: (name: string, value: unknown) => boolean;
  remove: (name: string) => void;
}

export function phoneStorage(store: () => Storage = () => window.localStorage): PhoneStorage {
  const untilLeft = new Map<string, string>();
  /** A browser may forbid its storage altogether, and then even looking at it throws. */
  function attempt<T>(use: (storage: Storage) => T): T | undefined {
    try {
      return use(store());
    } catch {
      return undefined;
    }
  }
  return {
    read: (name) => parsed(untilLeft.get(name) ?? attempt((storage) => storage.getItem(name))),
    write(name, value) {
      const text = JSON.stringify(value);
      const isKept = attempt((storage) => {
        storage.setItem(name, text);
        return true;
      });
      if (isKept) untilLeft.delete(name);
      else untilLeft.set(name, text);
      return isKept === true;
    },
    remove(name) {
      untilLeft.delete(name);
      attempt((storage) => storage.removeItem(name));
    },
  };
}

function parsed(text: string | null | undefined): unknown {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined; // cut off, or another program's
  }
}
