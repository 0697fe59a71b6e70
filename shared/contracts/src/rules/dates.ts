import { localeOf } from '../languages.ts';

const INDONESIAN_ZONES: Readonly<Record<string, string>> = {
  'Asia/Jakarta': 'WIB',
  'Asia/Pontianak': 'WIB',
  'Asia/Makassar': 'WITA',
  'Asia/Ujung_Pandang': 'WITA',
  'Asia/Jayapura': 'WIT',
};

/** An instant (ISO 8601) to be said in `timeZone` (IANA) and the language of `locale` (BCP 47). */
export interface Moment {
  instant: string;
  timeZone: string;
  locale: string;
}

export interface DateParts {
  weekday: string;
  /** Two digits. */
  day: string;
  /** 'Mei 2027' */
  month: string;
  full: string;
}

/** An instant in words, part by part. */
export function dateParts(moment: Moment): DateParts {
  return {
    weekday: formatDate('weekday', moment),
    day: numbersOf(moment).day,
    month: intl(moment, { month: 'long', year: 'numeric' }),
    full: formatDate('full', moment),
  };
}

/** '08 · 05 · 2027': the numerals of a date in `timeZone`, the year first where it is written first. */
export const dateNumerals = (moment: Moment): string => formatDate('numerals', moment);

/**
 * The date formats of spec §9, by what each is in English:
 * `default` '08 May 2027' (dd MMM yyyy), `ordinal` 'May 8th 2027' (MMMM do yyyy), `numerals` '08 · 05 · 2027' (Chinese '2027.05.08'),
 * `weekday` 'Saturday', `weekday_short` 'Sat', `weekday_day` 'Saturday 8 May', `full` 'Saturday, 8 May 2027',
 * `time` '8:00 am WIB', `japanese` '2027年5月8日'. Every date that a guest reads is one of these, in the event's timezone.
 */
export type DateFormat = keyof typeof FORMATS;

const FORMATS = {
  default: (moment: Moment) => (isYearFirst(moment) ? longDate(moment) : shortDate(moment)),
  ordinal: ordinalDate,
  numerals: (moment: Moment) => {
    const { day, month, year } = numbersOf(moment);
    if (moment.locale.startsWith('zh')) return [year, month, day].join('.'); // between Chinese the narrow mark is none
    return (isYearFirst(moment) ? [year, month, day] : [day, month, year]).join(' · ');
  },
  weekday: (moment: Moment) => intl(moment, { weekday: 'long' }),
  weekday_short: (moment: Moment) => withoutPoint(intl(moment, { weekday: 'short' })),
  weekday_day: (moment: Moment) => intl(moment, { weekday: 'long', day: 'numeric', month: 'long' }),
  full: (moment: Moment) => intl(moment, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
  time: (moment: Moment) => `${said(clock(moment))} ${INDONESIAN_ZONES[moment.timeZone] ?? ''}`.trim(),
  japanese: (moment: Moment) => longDate({ ...moment, locale: 'ja' }),
};

export const DATE_FORMATS = Object.keys(FORMATS) as DateFormat[]; // the keys of the constant above

/** A moment in one of the formats. */
export function formatDate(format: DateFormat, moment: Moment): string {
  return FORMATS[format](moment);
}

/** What a range of times is said with: the words for a party without an end, and the clock of who reads it. */
export interface TimeWords {
  /** BCP 47. */
  locale: string;
  untilEnd: string | null;
  /** Where the reader's clock hangs: the zone is named where it shows another time, and where nobody knows (null). */
  viewerZone: string | null;
}

/**
 * '08.00 – 09.30 WIB', '10:00 – 11:30 Uhr', '오전 10:00 – 11:30': what both times have is said once. Without an end, '16.00 – ' and
 * the given words, or the start alone when there are none. Null when there is no start.
 */
export function timeRange(
  event: { start_datetime: string | null; end_datetime: string | null; timezone: string },
  { locale, untilEnd, viewerZone }: TimeWords,
): string | null {
  const { start_datetime, end_datetime, timezone: timeZone } = event;
  if (!start_datetime) return null;
  const start = { instant: start_datetime, timeZone, locale };
  const zone = zoneName(start, viewerZone);
  const to = locale.startsWith('ja') ? '～' : ' – ';
  if (!end_datetime) {
    const from = [said(clock(start)), zone].filter(Boolean).join(' ');
    return untilEnd ? `${from}${to}${untilEnd}` : from;
  }
  const [from, until] = [clock(start), clock({ ...start, instant: end_datetime })];
  const isAlike = from.before === until.before && from.after === until.after;
  const [first, last] = isAlike
    ? [
        { ...from, after: '' },
        { ...until, before: '' },
      ]
    : [from, until];
  return [`${said(first)}${to}${said(last)}`, zone].filter(Boolean).join(' ');
}

/** 'WIB', 'MESZ', 'GMT+8', '新加坡时间'; empty where the reader's clock shows the same. */
function zoneName(moment: Moment, viewerZone: string | null): string {
  const indonesian = INDONESIAN_ZONES[moment.timeZone];
  if (indonesian) return indonesian;
  const shown = (timeZone: string) =>
    intl({ ...moment, timeZone, locale: 'en' }, { dateStyle: 'short', timeStyle: 'short' });
  if (viewerZone !== null && shown(viewerZone) === shown(moment.timeZone)) return '';
  const named = (timeZoneName: 'short' | 'shortGeneric') =>
    intlParts(moment, { hour: 'numeric', timeZoneName }).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const short = named('short');
  // Chinese, Japanese and Korean call a zone by its country where it has no short name
  if (!isYearFirst(moment) || !short.startsWith('GMT')) return short;
  try {
    return named('shortGeneric');
  } catch {
    return short; // browsers before 2022 know no such name
  }
}

/** Chinese, Japanese and Korean write the year first and no leading zeros. */
const isYearFirst = ({ locale }: Moment) => /^(?:zh|ja|ko)\b/.test(locale);

const longDate = (moment: Moment) => intl(moment, { day: 'numeric', month: 'long', year: 'numeric' });

function shortDate(moment: Moment): string {
  const { day, year } = numbersOf(moment);
  // in a whole date a month is shortened as one writes it
  const parts = intlParts(moment, { day: 'numeric', month: 'short', year: 'numeric' });
  const month = parts.find(({ type }) => type === 'month')?.value ?? '';
  return localeOf(moment.locale).startsWith('de')
    ? `${day}. ${month} ${year}`
    : `${day} ${withoutPoint(month)} ${year}`;
}

const ENGLISH_ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' });
const SUFFIXES: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'st', two: 'nd', few: 'rd' };

/** A language that counts its days by ordinals does so here: English all, Portuguese the first of a month. */
function ordinalDate(moment: Moment): string {
  const { day, year } = numbersOf(moment);
  if (moment.locale.startsWith('pt') && day === '01') return longDate(moment).replace(/^0?1\b/, '1º');
  if (!moment.locale.startsWith('en')) return longDate(moment);
  const suffix = SUFFIXES[ENGLISH_ORDINALS.select(Number(day))] ?? 'th';
  return `${intl(moment, { month: 'long' })} ${Number(day)}${suffix} ${year}`;
}

/** A time of day as a language writes it: what stands before the digits, and the unit behind them. */
interface Clock {
  readonly before: string;
  readonly digits: string;
  readonly after: string;
}

/** '08.00', '8:00 am', '10:00 Uhr', '10h30', '5:00 PTG', '오전 8:00'. */
function clock(moment: Moment): Clock {
  const written = (digits: string, { before = '', after = '' } = {}): Clock => ({ before, digits, after });
  if (moment.locale.startsWith('en'))
    return written(intl(moment, { hour: 'numeric', minute: '2-digit', hour12: true }));
  const parts = intlParts(moment, { timeStyle: 'short' });
  const part = (wanted: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === wanted)?.value ?? '';
  const [hour, minute] = [part('hour'), part('minute')];
  switch (localeOf(moment.locale).split('-')[0]) {
    case 'de':
      return written(`${hour}:${minute}`, { after: 'Uhr' });
    case 'es':
      return written(`${hour}:${minute}`, { after: 'h' });
    case 'pt':
      return written(`${Number(hour)}h${minute === '00' ? '' : minute}`);
    case 'ms':
      return written(`${hour}:${minute}`, { after: part('dayPeriod') });
    case 'ko': // editions of Intl differ in whether they say 'AM'
      return written(`${hour}:${minute}`, { before: isMorning(moment) ? '오전' : '오후' });
    default:
      return written(intl(moment, { timeStyle: 'short' }));
  }
}

const isMorning = (moment: Moment) =>
  Number(intl({ ...moment, locale: 'en' }, { hour: '2-digit', hourCycle: 'h23' })) < 12;

/** The digits do not part from their unit at a line's end. */
const said = ({ before, digits, after }: Clock): string => [before, digits, after].filter(Boolean).join('\u00A0');

/** Portuguese writes 'mai.' and 'sáb.'; between other words the point reads as an end. */
const withoutPoint = (text: string) => text.replace(/\.$/, '');

/** The date's own numbers, two digits for day and month, whatever the language. */
function numbersOf({ instant, timeZone }: Moment): { day: string; month: string; year: string } {
  const [day = '', month = '', year = ''] = intl(
    { instant, timeZone, locale: 'en' },
    { day: '2-digit', month: '2-digit', year: 'numeric' },
  ).split('/');
  return { day, month, year };
}

const intl = (moment: Moment, options: Intl.DateTimeFormatOptions): string =>
  formatterFor(moment, options).format(new Date(moment.instant));

const intlParts = (moment: Moment, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormatPart[] =>
  formatterFor(moment, options).formatToParts(new Date(moment.instant));

function formatterFor({ timeZone, locale }: Moment, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone} ${JSON.stringify(options)}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(localeOf(locale), { timeZone, calendar: 'gregory', ...options });
    formatters.set(key, formatter);
  }
  return formatter;
}

/** To make one takes a phone longer than to render a section. */
const formatters = new Map<string, Intl.DateTimeFormat>();
