import { useIsWeddingDay } from '../parts/wedding-day.ts';
import type { Entry } from './entries.ts';

/** The key of an entry's word below `frame`: on the day itself the couple's first screen is about that day. */
export function useEntryWord(): (text: Entry['text']) => Entry['text'] | 'today' {
  const isToday = useIsWeddingDay();
  return (text) => (isToday && text === 'rsvp' ? 'today' : text);
}
