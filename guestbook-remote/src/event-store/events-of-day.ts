import type { ClientEvent } from './event-store.ts';

/** security, 25: what is known of guests leaves the device two days after their event. */
export const KEPT_MS = 48 * 3_600_000;
/** From the blessing in the morning to the party after the party. */
const DAY_MS = 24 * 3_600_000;

/**
 * The events around one, which a device may be switched to on the same day; around the next one where none is chosen. Those
 * without a date may be any day. None that is over, whose guests must not be here.
 */
export function eventsOfDay(
  events: readonly ClientEvent[],
  { chosen, now }: { chosen?: number | undefined; now: number },
) {
  const left = events.filter(({ event_date }) => event_date === null || Date.parse(event_date) + KEPT_MS > now);
  const starts = left.flatMap(({ event_date }) => event_date ?? []).toSorted();
  const around = left.find(({ id }) => id === chosen)?.event_date ?? starts[0];
  return left.filter(
    ({ event_date }) => !event_date || !around || Math.abs(Date.parse(event_date) - Date.parse(around)) <= DAY_MS,
  );
}
