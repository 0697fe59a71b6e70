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

const UNITS = [
  ['year', 365 * 24 * 3_600_000],
  ['day', 24 * 3_600_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** `ms` in the largest unit that it fills: 7 menit, 3 jam, 27 tahun. */
export function howLong(ms: number, language: string): string {
  const [unit, length] = UNITS.find(([, one]) => ms >= one) ?? ['minute', 60_000];
  const format = new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.round(ms / length));
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
