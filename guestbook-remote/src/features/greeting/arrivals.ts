import type { PackedGuest } from '@janur/contracts';

/** Who just came in, with no more of the person than a whole hall may read. */
export interface Arrival {
  readonly id: number;
  readonly name: string;
  readonly people: number;
  readonly table: string | null;
}

/** A check-in that a device sends later than this is no arrival: the guest has long been inside. */
const FRESH_MS = 3 * 60_000;

/**
 * Tells arrivals from all that changes in a guest list. It remembers who has been greeted and nothing else of the guests.
 * `now` is the server's clock in ms.
 */
export function createArrivals(now: () => number) {
  const seen = new Set<number>();
  return {
    /** Who is in already when the screen opens is greeted no more. */
    skip(guests: readonly PackedGuest[]) {
      for (const guest of guests) if (isIn(guest)) seen.add(guest[0]);
    },
    arrivalIn(guest: PackedGuest): Arrival | undefined {
      const [id, , name, , , , , table, people, at] = guest;
      if (!isIn(guest)) {
        seen.delete(id); // an undone check-in: who then comes in is greeted
        return undefined;
      }
      if (seen.has(id)) return undefined;
      seen.add(id);
      return now() - Date.parse(at ?? '') < FRESH_MS ? { id, name, people, table } : undefined;
    },
  };
}

const isIn = (guest: PackedGuest): boolean => guest[9] !== null && guest[8] > 0;

/** How long each is greeted, in ms: a crowd moves on faster, nobody is left out. */
export function showingTime(waiting: number): number {
  if (waiting === 0) return 12_000;
  return waiting < 4 ? 6000 : 3500;
}
