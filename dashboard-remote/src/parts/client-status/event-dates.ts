import { localeOf } from '@janur/contracts/languages';

/** decisions §2: where no event says otherwise. The list carries no timezone. */
const TIME_ZONE = 'Asia/Jakarta';
const SOON_DAYS = 7;

/** `Jum, 20 Nov 2026`, `Fri, 20 Nov 2026`. */
export function eventDay(instant: string, language: string): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: TIME_ZONE,
  }).format(new Date(instant));
}

/** `14–20 Jun`: the week that begins on this Monday. */
export function weekSpan(monday: string, language: string): string {
  const first = new Date(monday);
  const last = new Date(first.getTime() + 6 * DAY_MS);
  const format = new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return format.formatRange(first, last).replaceAll(/\s–\s/g, first.getUTCMonth() === last.getUTCMonth() ? '–' : ' – ');
}

/** Days on the calendar there, from today to the event: 0 today, negative when past. */
export function daysUntil(instant: string, now: Date, timeZone = TIME_ZONE): number {
  return Math.round((dayNumber(new Date(instant), timeZone) - dayNumber(now, timeZone)) / DAY_MS);
}

/** The words' key below `countdown` with its count; `isSoon` marks the last week before the event. */
export function countdown(days: number): { key: string; count: number; isSoon: boolean } {
  const isSoon = days >= 0 && days <= SOON_DAYS;
  if (days === 0) return { key: 'today', count: 0, isSoon };
  if (days === 1) return { key: 'tomorrow', count: 1, isSoon };
  if (days === -1) return { key: 'yesterday', count: 1, isSoon };
  const side = days > 0 ? 'in' : 'ago';
  const distance = Math.abs(days);
  if (distance < 60) return { key: `days_${side}`, count: distance, isSoon };
  if (distance < 730) return { key: `months_${side}`, count: Math.round(distance / 30.44), isSoon };
  return { key: `years_${side}`, count: Math.round(distance / 365.25), isSoon };
}

const DAY_MS = 86_400_000;

function dayNumber(date: Date, timeZone: string): number {
  return Date.parse(new Intl.DateTimeFormat('en-CA', { timeZone }).format(date));
}
