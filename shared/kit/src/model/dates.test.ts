import { timeLeft } from './countdown.ts';
import { dateNumerals, dateParts, timeRange } from './dates.ts';

const instant = '2027-05-08T01:00:00.000Z';
const jakarta = { instant, timeZone: 'Asia/Jakarta' };

test.each([
  ['id', 'Sabtu', 'Mei 2027'],
  ['en', 'Saturday', 'May 2027'],
  ['de', 'Samstag', 'Mai 2027'],
  ['ja', '土曜日', '2027年5月'],
  ['zh-Hans', '星期六', '2027年5月'],
  ['ko', '토요일', '2027년 5월'],
])('a day in %s', (locale, weekday, month) => {
  expect(dateParts({ ...jakarta, locale })).toMatchObject({ weekday, day: '08', month });
});

test('a day is the day of the event’s own timezone', () => {
  const late = '2027-05-08T18:00:00.000Z';
  expect(dateParts({ instant: late, timeZone: 'Asia/Jayapura', locale: 'id' }).day).toBe('09');
  expect(dateParts({ instant: late, timeZone: 'Europe/Lisbon', locale: 'id' }).day).toBe('08');
  expect(dateNumerals({ instant: late, timeZone: 'Asia/Jakarta' })).toBe('09 · 05 · 2027');
});

test.each([
  ['Asia/Jakarta', '08.00 – 09.30 WIB'],
  ['Asia/Makassar', '09.00 – 10.30 WITA'],
  ['Asia/Jayapura', '10.00 – 11.30 WIT'],
])('times in %s carry their zone', (timezone, text) => {
  const event = { start_datetime: instant, end_datetime: '2027-05-08T02:30:00.000Z', timezone };
  expect(timeRange(event, { locale: 'id', untilEnd: 'selesai' })).toBe(text);
});

test('an event without an end runs until the given words', () => {
  const event = { start_datetime: instant, end_datetime: null, timezone: 'Asia/Jakarta' };
  expect(timeRange(event, { locale: 'id', untilEnd: 'selesai' })).toBe('08.00 WIB – selesai');
});

test('a countdown never counts up', () => {
  expect(timeLeft(90_061_000)).toEqual({ days: 1, hours: 1, minutes: 1, seconds: 1, isOver: false });
  expect(timeLeft(-5000)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0, isOver: true });
});
