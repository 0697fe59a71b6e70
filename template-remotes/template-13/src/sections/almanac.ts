import { clockIn, type EventView } from '@janur/kit';
import { eveningEvents, isDayOf, type SkyEvent } from '../sky/evening.ts';
import type { Night } from '../sky/use-night.ts';

export type Entry = { kind: 'event'; event: EventView } | { kind: 'sky'; sky: SkyEvent };

/**
 * The events in their order, and between those of the celebration's own day what the sky does then: each before the first
 * event that begins after it. Without a place nothing is known of the sky.
 */
export function almanac(events: readonly EventView[], night: Night | null): Entry[] {
  const entries: Entry[] = events.map((event) => ({ kind: 'event', event }));
  if (!night?.place) return entries;
  for (const sky of eveningEvents(night.instant, night.timeZone, night.place)) {
    const own = entries.flatMap((entry, index) =>
      entry.kind === 'sky' || isDayOf(night.moment, startOf(entry)) ? [index] : [],
    );
    const after = own.find((index) => startOf(entries[index]) > sky.at);
    entries.splice(after ?? (own.at(-1) ?? entries.length - 1) + 1, 0, { kind: 'sky', sky });
  }
  return entries;
}

const startOf = (entry: Entry | undefined): number => {
  if (entry?.kind === 'sky') return entry.sky.at;
  return Date.parse(entry?.event.startsAt ?? '');
};

/** '16.00 – 17.30 WIB' as its beginning and the rest; null for the couple's own words and times without such a head. */
export function clockOf(time: string | null): { clock: string; rest: string } | null {
  const found = clockIn(time);
  return found && !found.before ? { clock: found.clock, rest: found.after } : null;
}
