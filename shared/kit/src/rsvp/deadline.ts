import { localeOf } from '@janur/contracts/languages';
import { formatDate } from '@janur/contracts/dates';
import { zoneOf } from '../model/visible-events.ts';
import { isWishOnly, type RsvpContext } from './rsvp-answer.ts';

export interface Deadline {
  /** The last day, in the invitation's language, where the first event is. */
  readonly date: string;
  readonly isOver: boolean;
}

/** Until when this guest may answer; null for as long as the guest likes. Wishes alone have no end. */
export function deadlineOf(context: RsvpContext, now: number): Deadline | null {
  const { client, guest } = context;
  const { answers_until: until } = client;
  if (!until || isWishOnly(context) || guest?.may_answer_late) return null;
  const date = formatDate('full', {
    instant: until,
    timeZone: zoneOf(client),
    locale: localeOf(client.option.language),
  });
  return { date, isOver: now > Date.parse(until) };
}
