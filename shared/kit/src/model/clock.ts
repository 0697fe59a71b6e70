/** A time of day as languages write it: '16.00', '8:00', '10h', '10h30'. */
const CLOCK = /\d{1,2}(?:[.:]\d{2}|h\d{2}|h(?![\p{L}\d]))/u;

/** '오전 9:00 – 10:30' as its first clock and what stands before and after it; null for words without one. */
export function clockIn(time: string | null | undefined): { before: string; clock: string; after: string } | null {
  const found = CLOCK.exec(time ?? '');
  if (!time || !found) return null;
  const [clock] = found;
  return { before: time.slice(0, found.index).trim(), clock, after: time.slice(found.index + clock.length).trim() };
}

/** The two ends of a range, '08.00' and '10.00 WIB'; one of words that are none. */
export const endsOf = (time: string | null | undefined): string[] => (time ? time.split(/ – |～/u) : []);

/** When it begins, alone: '08.00' of '08.00 – 10.00 WIB'. */
export const beginningOf = (time: string | null | undefined): string => endsOf(time)[0] ?? '';
