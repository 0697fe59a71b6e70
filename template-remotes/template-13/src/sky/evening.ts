import { crossing, moon, moonAge, type Place, sun } from './astronomy.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const CHART_HOUR = 21;

/** The hour at which the sky is drawn: 21:00 of the moment's own day, where the clocks of `timeZone` hang. */
export const nightOf = (instant: string, timeZone: string): number =>
  noonOf(instant, timeZone) + (CHART_HOUR - 12) * HOUR;

/** Whether something begins on the day whose chart is drawn at `night`. */
export const isDayOf = (night: number, moment: number): boolean =>
  Math.abs(moment - (night - (CHART_HOUR - 12) * HOUR)) <= 12 * HOUR;

export function noonOf(instant: string, timeZone: string): number {
  const moment = Date.parse(instant);
  return moment - (minutesOfDay(moment, timeZone) - 12 * 60) * MINUTE;
}

/** How far the clocks of `timeZone` are before Greenwich, in hours. */
export function hoursAhead(moment: number, timeZone: string): number {
  const there = minutesOfDay(moment, timeZone) - minutesOfDay(moment, 'UTC');
  return ((there + 36 * 60) % (24 * 60)) / 60 - 12;
}

function minutesOfDay(moment: number, timeZone: string): number {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const [hours = 0, minutes = 0] = clock.format(moment).split(':').map(Number);
  return hours * 60 + minutes;
}

export type PhaseName =
  | 'new'
  | 'waxing_crescent'
  | 'first_quarter'
  | 'waxing_gibbous'
  | 'full'
  | 'waning_gibbous'
  | 'last_quarter'
  | 'waning_crescent';

const AT_QUARTERS: readonly PhaseName[] = ['new', 'first_quarter', 'full', 'last_quarter'];
const BETWEEN: readonly PhaseName[] = ['waxing_crescent', 'waxing_gibbous', 'waning_gibbous', 'waning_crescent'];
/** Half of what the moon goes in a day: an evening has a phase when no other evening is nearer to it. */
const HALF_DAY = 6.1;

export interface Phase {
  /** 0 at new moon, 180 at full. */
  age: number;
  name: PhaseName;
}

export function phaseAt(moment: number): Phase {
  const age = moonAge(moment);
  const quarter = Math.round(age / 90);
  const isAtQuarter = Math.abs(age - quarter * 90) <= HALF_DAY;
  return { age, name: (isAtQuarter ? AT_QUARTERS[quarter % 4] : BETWEEN[Math.floor(age / 90)]) ?? 'new' };
}

export interface SkyEvent {
  kind: 'sunset' | 'moonrise' | 'moonset';
  at: number;
  azimuth: number;
}

/** What the sky does between the afternoon and the next morning, in its order. */
export function eveningEvents(instant: string, timeZone: string, place: Place): SkyEvent[] {
  const noon = noonOf(instant, timeZone);
  const between = (from: number, to: number) => ({ place, from: noon + from * HOUR, to: noon + to * HOUR });
  const sunset = crossing(sun, 'set', between(0, 12));
  const moonrise = crossing(moon, 'rise', between(3, 14));
  // a moon that stood in the sky all afternoon is seen to go
  const moonset = moonrise ? null : crossing(moon, 'set', between(6, 18));
  return [
    ...(sunset ? [{ kind: 'sunset' as const, ...sunset }] : []),
    ...(moonrise ? [{ kind: 'moonrise' as const, ...moonrise }] : []),
    ...(moonset ? [{ kind: 'moonset' as const, ...moonset }] : []),
  ].toSorted((a, b) => a.at - b.at);
}
