import type { ClientEvents } from './event-store.ts';
import type { ListRecord } from './records.ts';

/** security, 25: what is known of guests leaves the device two days after their event. */
const KEPT_MS = 48 * 3_600_000;

/** Whether an event is so long over that its guests must not be on a device. An event without a date ends when it is not used any more. */
export function isForgettable(
  eventId: number,
  { clientEvents, list, now }: { clientEvents: ClientEvents; list: ListRecord | undefined; now: number },
): boolean {
  const date = clientEvents.events.find(({ id }) => id === eventId)?.event_date;
  const end = date ? Date.parse(date) : list?.read_at;
  return end !== undefined && now > end + KEPT_MS;
}
