import { localeOf } from '@janur/contracts/languages';

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
 * `default` '08 May 2027' (dd MMM yyyy), `ordinal` 'May 8th 2027' (MMMM do yyyy), `numerals` '08 · 05 · 2027',
 * `weekday` 'Saturday', `weekday_short` 'Sat', `weekday_day` 'Saturday 8 May', `full` 'Saturday, 8 May 2027',
 * `time` '8:00 am WIB', `japanese` '2027年5月8日'.
 */
export type DateFormat = keyof typeof FORMATS;

const FORMATS = {
  default: (moment: Moment) => (isYearFirst(moment) ? longDate(moment) : shortDate(moment)),
  ordinal: ordinalDate,
  numerals: (moment: Moment) => {
    const { day, month, year } = numbersOf(moment);
    return (isYearFirst(moment) ? [year, month, day] : [day, month, year]).join(' · ');
  },
  weekday: (moment: Moment) => intl(moment, { weekday: 'long' }),
  weekday_short: (moment: Moment) => withoutPoint(intl(moment, { weekday: 'short' })),
  weekday_day: (moment: Moment) => intl(moment, { weekday: 'long', day: 'numeric', month: 'long' }),
  full: (moment: Moment) => intl(moment, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
  time: (moment: Moment) => `${clock(moment)} ${INDONESIAN_ZONES[moment.timeZone] ?? ''}`.trim(),
  japanese: (moment: Moment) => longDate({ ...moment, locale: 'ja' }),
};

export const DATE_FORMATS = Object.keys(FORMATS) as DateFormat[]; // the keys of the constant above

/** A moment in one of the formats. */
export function formatDate(format: DateFormat, moment: Moment): string {
  return FORMATS[format](moment);
}

/**
 * '08.00 – 09.30 WIB'; without an end, '16.00 – ' and the given words, or the start alone when there are none. Null when
 * there is no start.
 */
export function timeRange(
  event: { start_datetime: string | null; end_datetime: string | null; timezone: string },
  { locale, untilEnd }: { locale: string; untilEnd: string | null },
): string | null {
  const { start_datetime, end_datetime, timezone: timeZone } = event;
  if (!start_datetime) return null;
  if (!end_datetime) {
    const start = formatDate('time', { instant: start_datetime, timeZone, locale });
    return untilEnd ? `${start} – ${untilEnd}` : start;
  }
  const from = clock({ instant: start_datetime, timeZone, locale });
  return `${from} – ${formatDate('time', { instant: end_datetime, timeZone, locale })}`;
}

/** Chinese, Japanese and Korean write the year first and no leading zeros. */
const isYearFirst = ({ locale }: Moment) => /^(?:zh|ja|ko)\b/.test(locale);

const longDate = (moment: Moment) => intl(moment, { day: 'numeric', month: 'long', year: 'numeric' });

function shortDate(moment: Moment): string {
  const { day, year } = numbersOf(moment);
  const point = moment.locale === 'de' ? '.' : '';
  return `${day}${point} ${withoutPoint(intl(moment, { month: 'short' }))} ${year}`;
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

/** The time of day as the language writes it: '08.00', '8:00 am', '오전 8:00'. */
function clock(moment: Moment): string {
  if (moment.locale.startsWith('en')) return intl(moment, { hour: 'numeric', minute: '2-digit', hour12: true });
  return intl(moment, { timeStyle: 'short' });
}

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

function intl({ instant, timeZone, locale }: Moment, options: Intl.DateTimeFormatOptions): string {
  const key = `${locale} ${timeZone} ${JSON.stringify(options)}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(localeOf(locale), { timeZone, calendar: 'gregory', ...options });
    formatters.set(key, formatter);
  }
  return formatter.format(new Date(instant));
}

/** To make one takes a phone longer than to render a section. */
const formatters = new Map<string, Intl.DateTimeFormat>();
