/** What decides when an album opens. */
interface Day {
  /** An instant; null while nobody knows. */
  readonly start_datetime: string | Date | null;
  /** IANA. */
  readonly timezone: string;
}

/**
 * From the morning of the first event on, by the calendar of its place: guests photograph each other at breakfast, too. Who
 * sees an event decides which are given.
 */
export const albumIsOpen = (events: readonly Day[], now: Date): boolean =>
  events.some(({ start_datetime: start, timezone }) => {
    if (start === null) return false;
    return dateIn(timezone, new Date(start)) <= dateIn(timezone, now);
  });

/** '2027-06-12': dates written so stand in the order of time. */
const dateIn = (timeZone: string, moment: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(moment);
