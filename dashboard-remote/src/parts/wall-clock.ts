/** An instant as the clock on the wall shows it there: `2027-06-19T10:00`. Empty for none, or where the zone is not known. */
export function toWallClock(instant: string | null, timeZone: string): string {
  if (!instant || !isTimeZone(timeZone)) return '';
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(new Date(instant));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((found) => found.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

/** The instant at which the clock on the wall shows this; null when it says nothing. */
export function fromWallClock(text: string, timeZone: string): string | null {
  const asUtc = Date.parse(`${text}Z`);
  if (Number.isNaN(asUtc) || !isTimeZone(timeZone)) return null;
  // the zone's distance from UTC is that of a moment near by; the second look is for the hours around a change of clocks
  const near = asUtc - offsetAt(asUtc, timeZone);
  return new Date(asUtc - offsetAt(near, timeZone)).toISOString();
}

export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    // Intl throws a RangeError for a name that it does not know
    return false;
  }
}

function offsetAt(moment: number, timeZone: string): number {
  const minute = Math.floor(moment / 60_000) * 60_000;
  return Date.parse(`${toWallClock(new Date(minute).toISOString(), timeZone)}Z`) - minute;
}
