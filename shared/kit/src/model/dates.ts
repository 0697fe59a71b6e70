const INDONESIAN_ZONES: Readonly<Record<string, string>> = {
  'Asia/Jakarta': 'WIB',
  'Asia/Pontianak': 'WIB',
  'Asia/Makassar': 'WITA',
  'Asia/Jayapura': 'WIT',
};

export interface DateParts {
  weekday: string;
  /** Two digits. */
  day: string;
  /** 'Mei 2027' */
  month: string;
  full: string;
}

/** An instant in words, in `timeZone` (IANA) and the language of `locale` (BCP 47). */
export function dateParts({
  instant,
  timeZone,
  locale,
}: {
  instant: string;
  timeZone: string;
  locale: string;
}): DateParts {
  const date = new Date(instant);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone, calendar: 'gregory', ...options }).format(date);
  return {
    weekday: format({ weekday: 'long' }),
    day: new Intl.DateTimeFormat('en', { timeZone, day: '2-digit' }).format(date),
    month: format({ month: 'long', year: 'numeric' }),
    full: format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
  };
}

/** '08 · 05 · 2027': the numerals of a date in `timeZone`. */
export function dateNumerals({ instant, timeZone }: { instant: string; timeZone: string }): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(new Date(instant));
  return parts.replaceAll('/', ' · ');
}

/** '08.00 – 09.30 WIB'; without an end, '16.00 – ' and the given words. Null when there is no start. */
export function timeRange(
  event: { start_datetime: string | null; end_datetime: string | null; timezone: string },
  { locale, untilEnd }: { locale: string; untilEnd: string },
): string | null {
  if (!event.start_datetime) return null;
  const clock = (instant: string) =>
    new Intl.DateTimeFormat(locale, { timeZone: event.timezone, hour: '2-digit', minute: '2-digit' }).format(
      new Date(instant),
    );
  const zone = INDONESIAN_ZONES[event.timezone] ?? '';
  const start = clock(event.start_datetime);
  return (event.end_datetime ? `${start} – ${clock(event.end_datetime)} ${zone}` : `${start} ${zone} – ${untilEnd}`)
    .replace(/ +/g, ' ')
    .trim();
}
