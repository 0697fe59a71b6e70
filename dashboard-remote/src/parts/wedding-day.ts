import { useQuery } from '@tanstack/react-query';
import { type HostEvent, hostQuery } from './use-host.ts';

/** The events of a day, where each is held. */
export const eventsOfDay = (events: readonly HostEvent[], now = new Date()): HostEvent[] =>
  events.filter(({ start_datetime, timezone }) => {
    const dayAt = (time: Date) => time.toLocaleDateString('en-CA', { timeZone: timezone });
    return start_datetime !== null && dayAt(new Date(start_datetime)) === dayAt(now);
  });

/** The one that goes on: the last that has begun, else the first to come. */
export const eventGoingOn = (events: readonly HostEvent[], now = new Date()): HostEvent | undefined => {
  const today = eventsOfDay(events, now).toSorted((one, other) => beginOf(one) - beginOf(other));
  return today.findLast((event) => beginOf(event) <= now.getTime()) ?? today[0];
};

const beginOf = ({ start_datetime }: HostEvent): number => Date.parse(start_datetime ?? '');

/** Whether something of the couple's is today, as far as a screen has asked for the events already. */
export function useIsWeddingDay(): boolean {
  const known = useQuery({ ...hostQuery, enabled: false, select: ({ data }) => data });
  return known.data !== undefined && eventsOfDay(known.data.events).length > 0;
}
