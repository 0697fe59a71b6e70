import { BYTES, COSTS } from './costs.ts';

/** A nation's Sunday, or a share of one. */
export interface Day {
  readonly weddings: number;
  readonly guestsOfWedding: number;
}
export const SUNDAY: Day = { weddings: 100_000, guestsOfWedding: 200 };

/** How often a guest opens the link on the day, how many of them for the first time, answer, and come in twos to one check-in. */
const HABITS = {
  opens: 1.5,
  firstVisits: 0.5,
  wishes: 1,
  answers: 0.3,
  checkIns: 0.5,
  doorDevices: 3,
  openDashboards: 1,
};
/** The busiest hour has this share of the day, and its busiest minute so many times an even one. */
const PEAK = { guests: { hour: 0.12, burst: 3 }, door: { hour: 0.35, burst: 3.6 } };

/** What comes in the busiest second. */
export interface Peak {
  readonly pages: number;
  readonly files: number;
  readonly wishes: number;
  readonly answers: number;
  readonly checkIns: number;
  /** Open event streams. */
  readonly streams: number;
  /** To guests, in bits a second: pages and wishes, and files. */
  readonly pageBits: number;
  readonly fileBits: number;
}

const FILES_OF_PAGE = 9;

export function peakOf({ weddings, guestsOfWedding }: Day): Peak {
  const guests = weddings * guestsOfWedding;
  const inSecond = (acts: number, { hour, burst }: { hour: number; burst: number }) => (acts * hour * burst) / 3600;
  const pages = inSecond(guests * HABITS.opens, PEAK.guests);
  const files = inSecond(guests * HABITS.firstVisits * FILES_OF_PAGE, PEAK.guests);
  const wishes = pages * HABITS.wishes;
  return {
    pages,
    files,
    wishes,
    answers: inSecond(guests * HABITS.answers, PEAK.guests),
    checkIns: inSecond(guests * HABITS.checkIns, PEAK.door),
    streams: weddings * (HABITS.doorDevices + HABITS.openDashboards),
    pageBits: 8 * (pages * BYTES.page + wishes * BYTES.wishes),
    fileBits: 8 * (files / FILES_OF_PAGE) * BYTES.files,
  };
}

/** Cores that are busy in that second; `made` is the share of pages that no process has. */
export function coresOf(peak: Peak, made: number, { isEdge }: { isEdge: boolean }) {
  const of = (side: 'server' | 'database') =>
    (peak.pages * COSTS.page[side] +
      peak.pages * made * COSTS.made[side] +
      (isEdge ? 0 : peak.files * COSTS.file[side]) +
      peak.wishes * COSTS.wishes[side] +
      peak.answers * COSTS.answer[side] +
      peak.checkIns * COSTS.checkIn[side]) /
    1000;
  return { server: of('server'), database: of('database') };
}
