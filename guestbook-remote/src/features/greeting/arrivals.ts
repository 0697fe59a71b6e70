import { isSameGate } from '@janur/contracts/gates';
import type { EventStore } from '../../event-store/index.ts';

/** Who just came in, with no more of the person than a whole hall may read. */
export interface Arrival {
  readonly key: string;
  readonly name: string;
  readonly people: number;
  readonly table: string | null;
  /** When, in ms by the page's running clock. */
  readonly came: number;
}

/** Nobody is greeted later than this: the guest has long been inside. */
export const LATEST_MS = 15_000;
/** A device that nobody told the time cannot say how late it is. */
const LATEST_WITHOUT_CLOCK_MS = 3 * 60_000;

interface Watched {
  readonly store: Pick<EventStore, 'arrivedWithin' | 'guest' | 'state'>;
  /** Arrivals of this gate alone; of all gates without one. */
  readonly gate?: string | undefined;
  /** The page's running clock, in ms. */
  readonly now: () => number;
}

/** Tells arrivals from all that changes at an event. Who is in already when it begins is greeted no more. */
export function createArrivals({ store, gate, now }: Watched) {
  let greeted = new Set(recent().map(({ key }) => key));

  function recent(): Arrival[] {
    const isTimed = store.state.getState().clock_offset !== null;
    return store.arrivedWithin(isTimed ? LATEST_MS : LATEST_WITHOUT_CLOCK_MS).flatMap(({ guest, lines }) => {
      const here = lines.filter((line) => gate === undefined || isSameGate(line.gate, gate));
      const [first] = here;
      if (!first) return [];
      const people = here.reduce((sum, line) => sum + line.people, 0);
      const age = isTimed ? Math.max(0, first.age) : 0;
      return { key: guest.key, name: guest.name, people, table: guest.table_number, came: now() - age };
    });
  }

  return {
    /** Who has come since the last look, the first one first. */
    next(): Arrival[] {
      // a walk-in has another key once the server has named it; after an undone check-in who really comes is greeted
      greeted = new Set(
        [...greeted].flatMap((key) => {
          const guest = store.guest(key);
          return guest?.is_checked_in ? guest.key : [];
        }),
      );
      const fresh = recent().filter(({ key }) => !greeted.has(key));
      for (const { key } of fresh) greeted.add(key);
      return fresh.toSorted((one, other) => one.came - other.came);
    },
  };
}
