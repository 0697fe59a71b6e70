export interface TimeSide {
  /** '16.00', or null where there are only words. */
  clock: string | null;
  /** What stands around it, such as 'WIB', 'pm' or 'selesai'. */
  words: string | null;
}

const CLOCK = /\d{1,2}[.:h]\d{2}/;

/** '16.00 – 17.30 WIB' as its two ends; null for times that are no such range. */
export function timeSides(time: string | null): [TimeSide, TimeSide] | null {
  const ends = time?.split(' – ') ?? [];
  const [start, end] = ends.map(sideOf);
  if (!start?.clock || !end || ends.length > 2) return null;
  return [{ ...start, words: start.words ?? (end.clock ? end.words : null) }, end];
}

function sideOf(text: string): TimeSide {
  const clock = CLOCK.exec(text)?.[0] ?? null;
  return { clock, words: (clock ? text.replace(clock, '') : text).trim() || null };
}
