import { localeOf } from '@janur/contracts/languages';

/** `Sab, 12 Jun 2027 16.00`, where the event is. */
export function eventTime(instant: string | null, timeZone: string, language: string): string {
  if (instant === null) return '';
  return new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(new Date(instant));
}

/** `Resepsi, Sab, 12 Jun 2027 16.00`; the title alone where no time is known. */
export const titleAndTime = (
  { title, start_datetime, timezone }: { title: string; start_datetime: string | null; timezone: string },
  language: string,
): string => [title, eventTime(start_datetime, timezone, language)].filter(Boolean).join(', ');

/** `12 Jun`, or `12 Jun 2027` in another year than this one. */
export function shortDay(instant: string, language: string, now = new Date()): string {
  const date = new Date(instant);
  return new Intl.DateTimeFormat(localeOf(language), {
    day: 'numeric',
    month: 'short',
    ...(date.getFullYear() === now.getFullYear() ? {} : { year: 'numeric' }),
  }).format(date);
}

export function clockTime(instant: string, timeZone: string, language: string): string {
  return new Intl.DateTimeFormat(localeOf(language), { hour: '2-digit', minute: '2-digit', timeZone }).format(
    new Date(instant),
  );
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** `2 jam yang lalu`. */
export function ago(instant: string, language: string, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' });
  const past = now - Date.parse(instant);
  for (const [unit, ms] of UNITS) if (past >= ms) return format.format(-Math.floor(past / ms), unit);
  return format.format(0, 'minute');
}

/** `250.000`: whole units of whatever the envelopes were counted in. */
export const money = (amount: number, language: string): string => amount.toLocaleString(localeOf(language));

/** `20.14` today, `12 Jun 20.14` on another day, by the clock of whoever reads it. */
export function timeOf(instant: string, language: string, now = new Date()): string {
  const date = new Date(instant);
  const isToday = date.toDateString() === now.toDateString();
  return new Intl.DateTimeFormat(localeOf(language), {
    ...(isToday ? {} : { day: 'numeric', month: 'short' }),
    hour: '2-digit',
    minute: '2-digit',
  }).format(date);
}

/** `08.00`: a full hour, as it is written in a schedule. */
export const hourOf = (hour: number, language: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { hour: '2-digit', minute: '2-digit' }).format(
    new Date(2000, 0, 1, hour),
  );
