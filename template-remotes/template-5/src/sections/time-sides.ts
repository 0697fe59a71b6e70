import { clockIn, endsOf } from '@janur/kit';

export interface TimeSide {
  /** '16.00', or null where there are only words. */
  clock: string | null;
  /** What stands around it, such as 'WIB', 'pm' or 'selesai'. */
  words: string | null;
}

/** '16.00 – 17.30 WIB' as its two ends; null for times that are no such range. */
export function timeSides(time: string | null): [TimeSide, TimeSide] | null {
  const ends = endsOf(time);
  const [start, end] = ends.map(sideOf);
  if (!start?.clock || !end || ends.length > 2) return null;
  return [{ ...start, words: start.words ?? (end.clock ? end.words : null) }, end];
}

function sideOf(text: string): TimeSide {
  const found = clockIn(text);
  if (!found) return { clock: null, words: text.trim() || null };
  return { clock: found.clock, words: [found.before, found.after].filter(Boolean).join(' ') || null };
}
