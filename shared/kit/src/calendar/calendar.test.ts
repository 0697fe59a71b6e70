import type { CalendarEvent } from './calendar-event.ts';
import { googleCalendarUrl } from './google.ts';
import { icsAddress, icsFile } from './ics.ts';

const now = new Date('2027-01-02T03:04:05.678Z');
const event: CalendarEvent = {
  uid: 'event-11-sinta-rama@janur',
  title: 'Akad Nikah · Sinta & Rama',
  start: '2027-05-08T01:00:00.000Z',
  end: '2027-05-08T02:30:00.000Z',
  location: 'Masjid Al-Irsyad, Kota Baru',
  description: '',
  url: 'https://janur.example/sinta-rama',
};
const lines = (change: Partial<CalendarEvent> = {}) => icsFile({ ...event, ...change }, now).split('\r\n');
const unfolded = (change: Partial<CalendarEvent>) =>
  icsFile({ ...event, ...change }, now)
    .replaceAll('\r\n ', '')
    .split('\r\n');

test('an event is a calendar of one entry, with times in UTC', () => {
  expect(lines()).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Janur//Invitation//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:event-11-sinta-rama@janur',
    'DTSTAMP:20270102T030405Z',
    'DTSTART:20270508T010000Z',
    'DTEND:20270508T023000Z',
    'SUMMARY:Akad Nikah · Sinta & Rama',
    'LOCATION:Masjid Al-Irsyad\\, Kota Baru',
    'URL:https://janur.example/sinta-rama',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test.each([
  ['comma, semicolon; and \\ backslash', 'comma\\, semicolon\\; and \\\\ backslash'],
  ['two\nlines', 'two\\nlines'],
  ['two\r\nlines', 'two\\nlines'],
  ['a\u0007bell\u0000', 'abell'],
])('the text %j is written %j', (title, written) => {
  expect(unfolded({ title })).toContain(`SUMMARY:${written}`);
});

test('a text cannot add a line of its own', () => {
  const title = 'Party\r\nATTENDEE:mailto:evil@example.com';
  expect(lines({ title }).some((line) => line.startsWith('ATTENDEE'))).toBe(false);
  expect(lines({ url: 'https://x.example/\r\nATTENDEE:a' }).some((line) => line.startsWith('ATTENDEE'))).toBe(false);
});

test.each(['a'.repeat(200), '結婚式'.repeat(40), '💍'.repeat(50)])('%s is folded at 75 octets, whole', (title) => {
  for (const line of lines({ title })) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(unfolded({ title })).toContain(`SUMMARY:${title}`);
});

test('the file is an address of its own', () => {
  const address = icsAddress(event, now);
  expect(address).toMatch(/^data:text\/calendar;charset=utf-8,BEGIN%3AVCALENDAR%0D%0A/);
  expect(decodeURIComponent(address.slice(address.indexOf(',') + 1))).toBe(icsFile(event, now));
});

test('Google gets the same event', () => {
  const query = new URL(googleCalendarUrl(event)).searchParams;
  expect(Object.fromEntries(query)).toEqual({
    action: 'TEMPLATE',
    text: event.title,
    dates: '20270508T010000Z/20270508T023000Z',
    location: event.location,
    details: event.url,
  });
});
