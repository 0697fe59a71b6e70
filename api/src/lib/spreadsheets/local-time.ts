const formats = new Map<string, Intl.DateTimeFormat>();

/** `2027-06-12 11:30` in a timezone: text that sorts, and that no spreadsheet program reads in its own zone. */
export function localTime(time: Date | string | null, timezone: string): string | null {
  if (time === null) return null;
  const format = formats.get(timezone) ?? formatOf(timezone);
  formats.set(timezone, format);
  return format.format(new Date(time));
}

const formatOf = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
