import { type CalendarEvent, compactInstant } from './calendar-event.ts';

const LINE = 75; // octets of a line without its break, RFC 5545 §3.1
const encoder = new TextEncoder();

/**
 * An event as an iCalendar file (RFC 5545). Times are given in UTC, so that no calendar needs a definition of the zone;
 * each shows them in its own.
 */
export function icsFile(event: CalendarEvent, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Janur//Invitation//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${compactInstant(now)}`,
    `DTSTART:${compactInstant(event.start)}`,
    `DTEND:${compactInstant(event.end)}`,
    `SUMMARY:${escapeText(event.title)}`,
    ...(event.location ? [`LOCATION:${escapeText(event.location)}`] : []),
    ...(event.description ? [`DESCRIPTION:${escapeText(event.description)}`] : []),
    // a URI is not escaped (§3.3.13); what could break the line is
    ...(event.url ? [`URL:${event.url.replace(/[\r\n]/g, '')}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** The file as an address: nothing to fetch, and the link is a link without script. */
export function icsAddress(event: CalendarEvent, now: Date): string {
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(icsFile(event, now))}`;
}

/** §3.3.11: backslash, semicolon and comma are escaped, a line break is `\n`; other control characters are not text. */
function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/(?!\t)\p{Cc}/gu, '');
}

/** §3.1: longer lines go on in the next after a space, never inside of a character. */
function fold(line: string): string {
  const lines: string[] = [];
  let current = '';
  let size = 0;
  for (const character of line) {
    const octets = encoder.encode(character).length;
    if (size + octets > LINE) {
      lines.push(current);
      current = ' ';
      size = 1;
    }
    current += character;
    size += octets;
  }
  return [...lines, current].join('\r\n');
}
