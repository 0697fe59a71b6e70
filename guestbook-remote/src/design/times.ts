import { localeOf } from '@janur/contracts/languages';

/** The hour as the event's own clock shows it: 19.42 in Indonesian, 19:42 in English. */
export function clockTime(at: Date | string, timeZone: string, language: string): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(new Date(at));
}

export function dayOf(at: string, timeZone: string, language: string): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone,
  }).format(new Date(at));
}

/** The hour alone while it is still that day; a stamp of another day says which. */
export function stampOf(
  at: Date,
  { timezone, language, now }: { timezone: string; language: string; now: Date },
): string {
  const time = clockTime(at, timezone, language);
  const day = (when: Date) =>
    new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'short', timeZone: timezone }).format(when);
  return day(at) === day(now) ? time : `${day(at)}, ${time}`;
}
