import type { EventType, InvitationEvent, PublicClient } from '@janur/contracts';
import type { CalendarEvent } from '../calendar/calendar-event.ts';
import { useTexts } from '../texts.ts';
import { useCouple } from './couple.ts';
import { dateParts, formatDate, timeRange } from '@janur/contracts/dates';
import { viewerZone } from './viewer-zone.ts';
import { type DressCodeView, dressCodeOf } from './dress-code.ts';
import { useInvitation } from './invitation.tsx';
import { pageAddress } from './page-address.ts';
import { visibleEvents } from './visible-events.ts';

export { visibleEvents } from './visible-events.ts';

/** One event as a template shows it; dates and times stand in the event's own timezone. */
export interface EventView {
  id: number;
  /** The element's id: put it on what stands for the event, the navigation leads there. */
  anchor: string;
  type: EventType | null;
  title: string;
  /** 'Sabtu' */ weekday: string | null;
  /** '08' */ day: string | null;
  /** 'Mei 2027' */ month: string | null;
  /** 'Sabtu, 8 Mei 2027' */ date: string | null;
  /** '08 Mei 2027' */ shortDate: string | null;
  /** 'May 8th 2027', '8 Mei 2027' */ ordinalDate: string | null;
  /** '08.00 – 09.30 WIB', or the couple's own words (`custom_time_text`). */
  time: string | null;
  /** Machine-readable start, for `<time>`. */
  startsAt: string | null;
  location: string | null;
  street: string | null;
  mapsUrl: string | null;
  watchUrl: string | null;
  iconUrl: string | null;
  /** The couple's own words above the title, such as 'Sesi 1'. */
  sessionType: string | null;
  dressCode: DressCodeView | null;
  /** The couple's own reminder for the whole celebration (`reminder_url`). */
  reminderUrl: string | null;
  /** What a calendar takes; null without a start. */
  calendar: CalendarEvent | null;
  source: InvitationEvent;
}

/** The events of the invitation in their order. */
export function useEvents(): EventView[] {
  const { client } = useInvitation();
  const { joinedNames } = useCouple();
  const { t, locale } = useTexts();
  return visibleEvents(client).map((event) => {
    const when = event.start_datetime ? { instant: event.start_datetime, timeZone: event.timezone, locale } : null;
    const parts = when && dateParts(when);
    const title = event.title || (event.type ? t(`events.${event.type}`) : '');
    return {
      id: event.id,
      anchor: eventAnchor(event),
      type: event.type,
      title,
      weekday: parts?.weekday ?? null,
      day: parts?.day ?? null,
      month: parts?.month ?? null,
      date: parts?.full ?? null,
      shortDate: when && formatDate('default', when),
      ordinalDate: when && formatDate('ordinal', when),
      time: event.custom_time_text || timeText(event, { locale, untilEnd: t('events.until_end') }),
      startsAt: event.start_datetime,
      location: event.location,
      street: event.street,
      mapsUrl: event.maps_url,
      watchUrl: event.watch_url,
      iconUrl: event.icon_url,
      sessionType: event.session_type,
      dressCode: dressCodeOf(client.option.custom_config, event.id),
      reminderUrl: client.content.reminder_url,
      calendar: calendarEvent(event, { title: [title, joinedNames].filter(Boolean).join(' · '), client }),
      source: event,
    };
  });
}

export const eventAnchor = (event: Pick<InvitationEvent, 'id'>): string => `event-${event.id}`;

/** Ceremonies begin on time and end when they end; one comes to a party until its end (spec §9: by the event's type). */
const CEREMONIES: readonly (EventType | null)[] = ['HOLY_MATRIMONY', 'SANGJIT', 'TEAPAI'];

export const isCeremony = ({ type }: Pick<InvitationEvent, 'type'>): boolean => CEREMONIES.includes(type);

export function timeText(
  event: Pick<InvitationEvent, 'type' | 'start_datetime' | 'end_datetime' | 'timezone'>,
  { locale, untilEnd }: { locale: string; untilEnd: string },
): string | null {
  return timeRange(event, { locale, untilEnd: isCeremony(event) ? null : untilEnd, viewerZone: viewerZone() });
}

const TWO_HOURS = 2 * 60 * 60 * 1000;

function calendarEvent(
  event: InvitationEvent,
  { title, client }: { title: string; client: PublicClient },
): CalendarEvent | null {
  if (!event.start_datetime) return null;
  return {
    uid: `event-${event.id}-${client.option.slug}@janur`,
    title,
    start: event.start_datetime,
    end: event.end_datetime ?? new Date(Date.parse(event.start_datetime) + TWO_HOURS).toISOString(),
    location: [event.location, event.street].filter(Boolean).join(', '),
    description: event.maps_url ?? '',
    url: pageAddress(),
  };
}
