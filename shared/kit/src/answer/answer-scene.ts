import type { RsvpSubmission } from '@janur/contracts';
import type { ReactNode } from 'react';

/** What became of an answer. `kept`: on this phone, it goes by itself once the phone is connected. `held`: the hosts look first. */
export type AnswerState = 'sent' | 'declined' | 'wish' | 'held' | 'kept' | 'failed';

/** All that a family's scene may know of the answer that was just given. */
export interface AnswerScene {
  state: AnswerState;
  /** Whoever answered; null where nobody is known. */
  guest: string | null;
  /** How many come; null where that was not asked, or nobody does. */
  count: number | null;
  /** The events that they come to, as the page calls them. */
  events: readonly string[];
}

/** Of a family's `Answer`: it draws the scene and finds a place for the words and for the buttons, which the page brings. */
export interface AnswerProps {
  scene: AnswerScene;
  /** `data-part` answer-title (h2) and answer-text (p). */
  words: ReactNode;
  /** Buttons: `data-part` close. */
  actions: ReactNode;
}

/** What an answer says of coming: null where it says nothing of it. */
export interface Coming {
  isComing: boolean | null;
  count: number | null;
  eventIds: readonly number[];
}

export function comingOf({ events, is_attending, guest_total }: RsvpSubmission): Coming {
  if (events) {
    const yes = events.filter((event) => event.is_attending);
    const count = Math.max(0, ...yes.map((event) => event.guest_total ?? 1));
    return { isComing: yes.length > 0, count: count || null, eventIds: yes.map(({ id }) => id) };
  }
  if (is_attending === undefined || is_attending === null) return { isComing: null, count: null, eventIds: [] };
  return { isComing: is_attending, count: is_attending ? (guest_total ?? 1) : null, eventIds: [] };
}
