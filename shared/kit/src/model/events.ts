import type { EventType, InvitationEvent } from '@janur/contracts';
import type { CalendarEvent } from '../calendar/calendar-event.ts';
import { useTexts } from '../texts.ts';
import { useCouple } from './couple.ts';
import { dateParts, formatDate } from '@janur/contracts/dates';
import { viewerZone } from './viewer-zone.ts';
import { type DressCodeView, dressCodeOf } from './dress-code.ts';
import { calendarEvent, clockText, eventAnchor, eventTitle } from './event-parts.ts';
import { useInvitation } from './invitation.tsx';
import { pageAddress } from './page-address.ts';
import { visibleEvents } from './visible-events.ts';
import { dotted } from './dotted.ts';
import { inParts } from './line-breaks.ts';

export { eventAnchor, isCeremony } from './event-parts.ts';
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
    const title = eventTitle(event, t);
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
      street: event.street && inParts(event.street),
      mapsUrl: event.maps_url,
      watchUrl: event.watch_url,
      iconUrl: event.icon_url,
      sessionType: event.session_type,
      dressCode: dressCodeOf(client.option.custom_config, event.id),
      reminderUrl: client.content.reminder_url,
      calendar: calendarEvent(event, {
        title: dotted([title, joinedNames]),
        slug: client.option.slug,
        url: pageAddress(),
      }),
      source: event,
    };
  });
}

export const timeText = (
  event: Parameters<typeof clockText>[0],
  words: { locale: string; untilEnd: string },
): string | null => clockText(event, { ...words, viewerZone: viewerZone() });
