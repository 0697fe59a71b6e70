import { useDay, useEvents } from '@janur/kit';
import { useMemo } from 'react';
import type { Place } from './astronomy.ts';
import { hoursAhead, isDayOf, nightOf, type Phase, phaseAt } from './evening.ts';
import { placeOf } from './place.ts';

export interface Night {
  instant: string;
  timeZone: string;
  /** When the chart is drawn: 21:00 of that day. */
  moment: number;
  phase: Phase;
  /** Where that evening is celebrated; null where no map link of the day holds coordinates. */
  place: Place | null;
  /** East of Greenwich: the place's, else what the clocks there go by. */
  longitude: number;
}

const DEFAULT_TIME_ZONE = 'Asia/Jakarta'; // spec §9

/** The night of the celebration; null where no day is known. */
export function useNight(): Night | null {
  const events = useEvents();
  const instant = useDay()?.dateTime;
  const timeZone = events[0]?.source.timezone ?? DEFAULT_TIME_ZONE;
  const moment = instant ? nightOf(instant, timeZone) : null;
  // whoever goes from one place to another is at the last of them in the evening
  const link = events.findLast(
    ({ mapsUrl, startsAt }) => moment && startsAt && isDayOf(moment, Date.parse(startsAt)) && placeOf(mapsUrl),
  )?.mapsUrl;
  return useMemo(() => {
    if (!instant || moment === null) return null;
    const place = placeOf(link ?? null);
    const longitude = place?.longitude ?? hoursAhead(moment, timeZone) * 15;
    return { instant, timeZone, moment, phase: phaseAt(moment), place, longitude };
  }, [instant, moment, timeZone, link]);
}
