import { type Arrival, LATEST_MS } from './arrivals.ts';

/** What is on the screen, since when by the page's running clock, and who waits to be. */
export interface Show {
  readonly shown: readonly Arrival[];
  readonly since: number;
  readonly waiting: readonly Arrival[];
}
export const NOBODY: Show = { shown: [], since: 0, waiting: [] };

/** As many names as are read from across a hall. */
export const MOST_NAMES = 5;
/** So many follow one after the other; a crowd is greeted together. */
const IN_TURN = 2;

/** How long what is shown stays, in ms, while so many wait. */
export function showingTime(waiting: number): number {
  if (waiting === 0) return 12_000;
  return waiting <= IN_TURN ? 5000 : 3500;
}

/** With those who have just come: at once where nobody is greeted. */
export const joinedBy = (show: Show, next: readonly Arrival[], now: number): Show =>
  show.shown.length === 0
    ? turned({ ...show, waiting: [...show.waiting, ...next] }, now)
    : { ...show, waiting: [...show.waiting, ...next] };

/** Without those who turn out not to have come: a check-in was taken back. */
export function without(show: Show, isIn: (key: string) => boolean, now: number): Show {
  const isAll = (some: readonly Arrival[]) => some.every(({ key }) => isIn(key));
  if (isAll(show.shown) && isAll(show.waiting)) return show;
  const kept = {
    ...show,
    shown: show.shown.filter(({ key }) => isIn(key)),
    waiting: show.waiting.filter(({ key }) => isIn(key)),
  };
  return kept.shown.length === 0 ? turned(kept, now) : kept;
}

/** What comes after what is shown. Nobody is greeted later than `LATEST_MS` after coming in: who would be is left out. */
export function turned({ waiting }: Show, now: number): Show {
  const due = waiting.filter(({ came }) => now - came <= LATEST_MS);
  const count = due.length <= IN_TURN ? 1 : MOST_NAMES;
  return { shown: due.slice(0, count), since: now, waiting: due.slice(count) };
}
