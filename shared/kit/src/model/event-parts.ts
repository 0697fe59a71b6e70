import type { EventType, InvitationEvent } from '@janur/contracts';
import { timeRange } from '@janur/contracts/dates';
import type { Translate } from '@janur/i18n';
import type { CalendarEvent } from '../calendar/calendar-event.ts';

/* What the page and the document of the page server say of an event, apart from React. */

export const eventAnchor = (event: Pick<InvitationEvent, 'id'>): string => `event-${event.id}`;

/** The couple's own title, else what an event of its kind is called. */
export const eventTitle = ({ title, type }: Pick<InvitationEvent, 'title' | 'type'>, t: Translate): string =>
  title || (type ? t(`events.${type}`) : '');

/** Ceremonies begin on time and end when they end; one comes to a party until its end (spec §9: by the event's type). */
const CEREMONIES: readonly (EventType | null)[] = ['HOLY_MATRIMONY', 'SANGJIT', 'TEAPAI'];

export const isCeremony = ({ type }: Pick<InvitationEvent, 'type'>): boolean => CEREMONIES.includes(type);

type Timed = Pick<InvitationEvent, 'type' | 'start_datetime' | 'end_datetime' | 'timezone'>;

/** When it is, on a clock; null without a start. */
export const clockText = (
  event: Timed,
  { untilEnd, ...words }: { locale: string; untilEnd: string; viewerZone: string | null },
): string | null => timeRange(event, { ...words, untilEnd: isCeremony(event) ? null : untilEnd });

const TWO_HOURS = 2 * 60 * 60 * 1000;

/** What a calendar takes of an event: `url` is the page's own address. Null without a start. */
export function calendarEvent(
  event: InvitationEvent,
  { title, slug, url }: { title: string; slug: string; url: string },
): CalendarEvent | null {
  if (!event.start_datetime) return null;
  return {
    uid: `event-${event.id}-${slug}@janur`,
    title,
    start: event.start_datetime,
    end: event.end_datetime ?? new Date(Date.parse(event.start_datetime) + TWO_HOURS).toISOString(),
    location: [event.location, event.street].filter(Boolean).join(', '),
    description: event.maps_url ?? '',
    url,
  };
}
