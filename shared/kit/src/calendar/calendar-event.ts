/** An event as calendars take it; instants are ISO 8601. */
export interface CalendarEvent {
  /** Stays the same for the same event, so that a second import changes the first one. */
  uid: string;
  title: string;
  start: string;
  end: string;
  location: string;
  description: string;
  url: string;
}

/** '20270508T010000Z': an instant in the basic format that iCalendar and Google share. */
export function compactInstant(instant: string | Date): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '');
}
