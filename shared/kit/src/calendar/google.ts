import { type CalendarEvent, compactInstant } from './calendar-event.ts';

/** The page of Google Calendar that has the event filled in; also what opens in in-app browsers, which save no files. */
export function googleCalendarUrl(event: CalendarEvent): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: event.title,
    dates: `${compactInstant(event.start)}/${compactInstant(event.end)}`,
    location: event.location,
    details: [event.description, event.url].filter(Boolean).join('\n\n'),
  });
  return `https://calendar.google.com/calendar/render?${query.toString()}`;
}
