const DAY_MS = 86_400_000;

interface Dated {
  readonly id: number;
  readonly start_datetime: Date | null;
  readonly timezone: string;
}

/** The events that are tomorrow where they are held, or later today: what a word on the day before speaks of. */
export function eventsOfTomorrow(events: readonly Dated[], now: Date): number[] {
  return events
    .filter(({ start_datetime: start, timezone }) => {
      if (start === null || start <= now) return false;
      const day = dayIn(timezone, start);
      return day === dayIn(timezone, now) || day === dayIn(timezone, new Date(now.getTime() + DAY_MS));
    })
    .map(({ id }) => id);
}

/** `2027-06-12`, as calendars there show it. */
export const dayIn = (timeZone: string, instant: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(instant);
