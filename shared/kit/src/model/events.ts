import type { EventType, InvitationEvent, PublicClient } from '@janur/contracts';
import { useTexts } from '../texts.ts';
import { dateParts, timeRange } from './dates.ts';
import { useInvitation } from './invitation.tsx';

/** One event as a template shows it; dates and times stand in the event's own timezone. */
export interface EventView {
  id: number;
  type: EventType | null;
  title: string;
  /** 'Sabtu' */ weekday: string | null;
  /** '08' */ day: string | null;
  /** 'Mei 2027' */ month: string | null;
  /** 'Sabtu, 8 Mei 2027' */ date: string | null;
  /** '08.00 – 09.30 WIB', or the couple's own words (`custom_time_text`). */
  time: string | null;
  /** Machine-readable start, for `<time>`. */
  startsAt: string | null;
  location: string | null;
  street: string | null;
  mapsUrl: string | null;
  watchUrl: string | null;
  iconUrl: string | null;
  sessionType: string | null;
  /** Adds the event to a calendar: a Google Calendar link. */
  saveDateUrl: string | null;
  source: InvitationEvent;
}

/** The events of the invitation in their order. */
export function useEvents(): EventView[] {
  const { client } = useInvitation();
  const { t, locale } = useTexts();
  return visibleEvents(client).map((event) => {
    const parts = event.start_datetime
      ? dateParts({ instant: event.start_datetime, timeZone: event.timezone, locale })
      : null;
    return {
      id: event.id,
      type: event.type,
      title: event.title || (event.type ? t(`events.${event.type}`) : ''),
      weekday: parts?.weekday ?? null,
      day: parts?.day ?? null,
      month: parts?.month ?? null,
      date: parts?.full ?? null,
      time: event.custom_time_text || timeRange(event, { locale, untilEnd: t('events.until_end') }),
      startsAt: event.start_datetime,
      location: event.location,
      street: event.street,
      mapsUrl: event.maps_url,
      watchUrl: event.watch_url,
      iconUrl: event.icon_url,
      sessionType: event.session_type,
      saveDateUrl: saveDateUrl(event, client),
      source: event,
    };
  });
}

/** V2 invitations keep theirs in `new_events`; a birthday has no holy matrimony (brief, "Host rules"). */
export function visibleEvents(client: PublicClient): InvitationEvent[] {
  const { events, new_events } = client.content;
  const list = new_events.length > 0 ? new_events : events;
  return client.option.web_type === 'BIRTHDAY' ? list.filter((event) => event.type !== 'HOLY_MATRIMONY') : list;
}

function saveDateUrl(event: InvitationEvent, client: PublicClient): string | null {
  if (client.content.reminder_url) return client.content.reminder_url;
  if (!event.start_datetime) return null;
  const compact = (instant: string) => new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '');
  const twoHours = 2 * 60 * 60 * 1000;
  const end = event.end_datetime ?? new Date(Date.parse(event.start_datetime) + twoHours).toISOString();
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: `${event.title ?? ''} ${client.name}`.trim(),
    dates: `${compact(event.start_datetime)}/${compact(end)}`,
    location: [event.location, event.street].filter(Boolean).join(', '),
  });
  return `https://calendar.google.com/calendar/render?${query.toString()}`;
}
