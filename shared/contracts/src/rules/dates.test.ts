import { type Language, LANGUAGES, tagOf } from '../languages.ts';
import { DATE_FORMATS, type DateFormat, dateNumerals, dateParts, formatDate, timeRange } from './dates.ts';

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

/** spec §9, the formats in each language. */
const WRITTEN: Record<Language, Record<DateFormat, string>> = {
  en: {
    default: '08 May 2027',
    ordinal: 'May 8th 2027',
    numerals: '08 · 05 · 2027',
    weekday: 'Saturday',
    weekday_short: 'Sat',
    weekday_day: 'Saturday 8 May',
    full: 'Saturday, 8 May 2027',
    time: '8:00 am WIB',
    japanese: '2027年5月8日',
  },
  id: {
    default: '08 Mei 2027',
    ordinal: '8 Mei 2027',
    numerals: '08 · 05 · 2027',
    weekday: 'Sabtu',
    weekday_short: 'Sab',
    weekday_day: 'Sabtu, 8 Mei',
    full: 'Sabtu, 8 Mei 2027',
    time: '08.00 WIB',
    japanese: '2027年5月8日',
  },
  ge: {
    default: '08. Mai 2027',
    ordinal: '8. Mai 2027',
    numerals: '08 · 05 · 2027',
    weekday: 'Samstag',
    weekday_short: 'Sa',
    weekday_day: 'Samstag, 8. Mai',
    full: 'Samstag, 8. Mai 2027',
    time: '08:00 Uhr WIB',
    japanese: '2027年5月8日',
  },
  cn: {
    default: '2027年5月8日',
    ordinal: '2027年5月8日',
    numerals: '2027.05.08',
    weekday: '星期六',
    weekday_short: '周六',
    weekday_day: '5月8日星期六',
    full: '2027年5月8日星期六',
    time: '08:00 WIB',
    japanese: '2027年5月8日',
  },
  es: {
    default: '08 may 2027',
    ordinal: '8 de mayo de 2027',
    numerals: '08 · 05 · 2027',
    weekday: 'sábado',
    weekday_short: 'sáb',
    weekday_day: 'sábado, 8 de mayo',
    full: 'sábado, 8 de mayo de 2027',
    time: '8:00 h WIB',
    japanese: '2027年5月8日',
  },
  ja: {
    default: '2027年5月8日',
    ordinal: '2027年5月8日',
    numerals: '2027 · 05 · 08',
    weekday: '土曜日',
    weekday_short: '土',
    weekday_day: '5月8日土曜日',
    full: '2027年5月8日土曜日',
    time: '8:00 WIB',
    japanese: '2027年5月8日',
  },
  my: {
    default: '08 Mei 2027',
    ordinal: '8 Mei 2027',
    numerals: '08 · 05 · 2027',
    weekday: 'Sabtu',
    weekday_short: 'Sab',
    weekday_day: 'Sabtu, 8 Mei',
    full: 'Sabtu, 8 Mei 2027',
    time: '8:00 PG WIB',
    japanese: '2027年5月8日',
  },
  pt: {
    default: '08 mai 2027',
    ordinal: '8 de maio de 2027',
    numerals: '08 · 05 · 2027',
    weekday: 'sábado',
    weekday_short: 'sáb',
    weekday_day: 'sábado, 8 de maio',
    full: 'sábado, 8 de maio de 2027',
    time: '8h WIB',
    japanese: '2027年5月8日',
  },
  kr: {
    default: '2027년 5월 8일',
    ordinal: '2027년 5월 8일',
    numerals: '2027 · 05 · 08',
    weekday: '토요일',
    weekday_short: '토',
    weekday_day: '5월 8일 토요일',
    full: '2027년 5월 8일 토요일',
    time: '오전 8:00 WIB',
    japanese: '2027年5月8日',
  },
};

describe.each(LANGUAGES)('a date in %s', (language) => {
  test.each(DATE_FORMATS)('in the format %s', (format) => {
    const written = formatDate(format, { ...jakarta, locale: tagOf(language) });
    expect(plainSpaces(written)).toBe(WRITTEN[language][format]);
  });
});

test.each([
  ['2027-05-01', '1st'],
  ['2027-05-02', '2nd'],
  ['2027-05-03', '3rd'],
  ['2027-05-04', '4th'],
  ['2027-05-11', '11th'],
  ['2027-05-12', '12th'],
  ['2027-05-13', '13th'],
  ['2027-05-21', '21st'],
  ['2027-05-22', '22nd'],
  ['2027-05-31', '31st'],
])('English counts the day of %s as the %s', (day, ordinal) => {
  const moment = { instant: `${day}T05:00:00Z`, timeZone: 'Asia/Jakarta', locale: 'en' };
  expect(formatDate('ordinal', moment)).toBe(`May ${ordinal} 2027`);
});

test('Portuguese counts the first of a month, and no other day', () => {
  const on = (day: string) => ({ instant: `2027-05-${day}T05:00:00Z`, timeZone: 'Asia/Jakarta', locale: 'pt' });
  expect(formatDate('ordinal', on('01'))).toBe('1º de maio de 2027');
  expect(formatDate('ordinal', on('11'))).toBe('11 de maio de 2027');
});

test('a day is the day of the event’s own timezone', () => {
  const late = '2027-05-08T18:00:00.000Z';
  expect(dateParts({ instant: late, timeZone: 'Asia/Jayapura', locale: 'id' }).day).toBe('09');
  expect(dateParts({ instant: late, timeZone: 'Europe/Lisbon', locale: 'id' }).day).toBe('08');
  expect(dateNumerals({ instant: late, timeZone: 'Asia/Jakarta', locale: 'id' })).toBe('09 · 05 · 2027');
  expect(formatDate('default', { instant: late, timeZone: 'Asia/Jakarta', locale: 'ja' })).toBe('2027年5月9日');
});

test.each([
  ['Asia/Jakarta', '08.00 – 09.30 WIB'],
  ['Asia/Pontianak', '08.00 – 09.30 WIB'],
  ['Asia/Makassar', '09.00 – 10.30 WITA'],
  ['Asia/Jayapura', '10.00 – 11.30 WIT'],
])('times in %s carry their zone, wherever they are read', (timezone, text) => {
  for (const viewerZone of [timezone, 'Asia/Jakarta', null]) expect(morning('id', { timezone, viewerZone })).toBe(text);
});

test.each([
  ['Asia/Singapore', '09.00 – 10.30'],
  ['Asia/Kuala_Lumpur', '09.00 – 10.30'], // its clocks show the same
  ['Asia/Jakarta', '09.00 – 10.30 GMT+8'],
  [null, '09.00 – 10.30 GMT+8'],
])('to a reader in %s a time in Singapore is %s', (viewerZone, text) => {
  expect(morning('id', { timezone: 'Asia/Singapore', viewerZone })).toBe(text);
});

test.each([
  ['cn', 'Asia/Singapore', '新加坡时间'],
  ['kr', 'Asia/Seoul', '대한민국 시간'],
  ['ja', 'Asia/Tokyo', 'JST'],
  ['id', 'Asia/Singapore', 'GMT+8'],
] as const)('in %s the zone %s is called %s', (locale, timezone, zone) => {
  expect(morning(locale, { timezone, viewerZone: null })?.endsWith(` ${zone}`)).toBe(true);
});

test('a short month has its point in German, where it is shortened', () => {
  const said = (at: string) => formatDate('default', { instant: at, timeZone: 'Asia/Jakarta', locale: 'de' });
  expect(said('2026-11-28T01:00:00Z')).toBe('28. Nov. 2026');
  expect(said('2027-05-08T01:00:00Z')).toBe('08. Mai 2027');
});

test('a zone is called what its language calls it, in summer and in winter', () => {
  const words = { locale: 'de', untilEnd: null, viewerZone: 'Asia/Jakarta' };
  const at = (start_datetime: string) =>
    plainSpaces(timeRange({ start_datetime, end_datetime: null, timezone: 'Europe/Berlin' }, words));
  expect(at('2027-07-10T08:00:00Z')).toBe('10:00 Uhr MESZ');
  expect(at('2027-01-10T09:00:00Z')).toBe('10:00 Uhr MEZ');
});

test.each<[Language, string]>([
  ['en', '8:00 am – 9:30 am'],
  ['id', '08.00 – 09.30'],
  ['ge', '08:00 – 09:30 Uhr'],
  ['cn', '08:00 – 09:30'],
  ['es', '8:00 – 9:30 h'],
  ['ja', '8:00～9:30'],
  ['my', '8:00 – 9:30 PG'],
  ['pt', '8h – 9h30'],
  ['kr', '오전 8:00 – 9:30'],
])('%s says once what both times of a range have', (language, text) => {
  expect(morning(language, { timezone: 'Asia/Bangkok', viewerZone: 'Asia/Bangkok' })).toBe(text);
});

test.each<[Language, string]>([
  ['en', '12:00 am – 12:30 pm WIB'],
  ['id', '00.00 – 12.30 WIB'],
  ['ge', '00:00 – 12:30 Uhr WIB'],
  ['cn', '00:00 – 12:30 WIB'],
  ['es', '0:00 – 12:30 h WIB'],
  ['ja', '0:00～12:30 WIB'],
  ['my', '12:00 PG – 12:30 PTG WIB'],
  ['pt', '0h – 12h30 WIB'],
  ['kr', '오전 12:00 – 오후 12:30 WIB'],
])('midnight and noon in %s', (language, text) => {
  const event = {
    start_datetime: '2027-05-07T17:00:00.000Z',
    end_datetime: '2027-05-08T05:30:00.000Z',
    timezone: 'Asia/Jakarta',
  };
  expect(plainSpaces(timeRange(event, { locale: tagOf(language), untilEnd: null, viewerZone: null }))).toBe(text);
});

test('an event without an end runs until the given words, or says its start alone', () => {
  const event = { start_datetime: instant, end_datetime: null, timezone: 'Asia/Jakarta' };
  const said = (changes: { locale?: string; untilEnd: string | null }) =>
    timeRange(event, { locale: 'id', viewerZone: null, ...changes });
  expect(said({ untilEnd: 'selesai' })).toBe('08.00 WIB – selesai');
  expect(said({ untilEnd: null })).toBe('08.00 WIB');
  expect(said({ locale: 'ja', untilEnd: 'お開き' })).toBe('8:00 WIB～お開き');
  expect(
    timeRange({ ...event, start_datetime: null }, { locale: 'id', untilEnd: 'selesai', viewerZone: null }),
  ).toBeNull();
});

/** From eight to half past nine in Jakarta, at the other place's own clocks. */
function morning(language: Language, { timezone, viewerZone }: { timezone: string; viewerZone: string | null }) {
  const event = { start_datetime: instant, end_datetime: '2027-05-08T02:30:00.000Z', timezone };
  return plainSpaces(timeRange(event, { locale: tagOf(language), untilEnd: null, viewerZone }));
}

/** Intl sets narrow and no-break spaces, which differ between its editions. */
function plainSpaces(text: string | null): string | undefined {
  return text?.replace(/[\u00a0\u202f]/g, ' ');
}
