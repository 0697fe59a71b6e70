import { localeOf } from '@janur/contracts/languages';
import { formatDate } from '../model/dates.ts';
import { visibleEvents } from '../model/events.ts';
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
  const timeZone = visibleEvents(client)[0]?.timezone ?? 'Asia/Jakarta';
  const date = formatDate('full', { instant: until, timeZone, locale: localeOf(client.option.language) });
  return { date, isOver: now > Date.parse(until) };
}
