import pLimit from 'p-limit';

/** How much of something costly goes on at once in this process, and how much of that is one tenant's or network's. */
export interface Places {
  readonly atOnce: number;
  readonly ofOne: number;
  /** How many of one may wait; whoever comes on top is refused at once. */
  readonly waitingOfOne: number;
  /** How long one waits for a place before it is refused. */
  readonly patienceMs: number;
}

/** Who waits, waits behind the own ones first: a hundred files of one tenant cost another tenant one turn. */
export const PLACES = {
  /** Passwords: each takes 28 ms of a core and 19 MiB. Of a network. */
  hashing: { atOnce: 2, ofOne: 1, waitingOfOne: 20, patienceMs: 15_000 },
  /** Uploaded spreadsheets, of a tenant. */
  reading: { atOnce: 2, ofOne: 1, waitingOfOne: 4, patienceMs: 15_000 },
  /** Downloads of spreadsheets, of a tenant: reading never takes their places. */
  writing: { atOnce: 4, ofOne: 2, waitingOfOne: 10, patienceMs: 15_000 },
  /** Pictures, of a tenant: one of 50 megapixels takes 200 MB to decode. */
  decoding: { atOnce: 1, ofOne: 1, waitingOfOne: 40, patienceMs: 120_000 },
  /** Photos of guests, of a tenant, beside the pictures of editors; what waits is in memory. */
  photos: { atOnce: 1, ofOne: 1, waitingOfOne: 12, patienceMs: 60_000 },
  /** Downloads of an album, of a tenant: each reads all of its files. */
  packing: { atOnce: 4, ofOne: 1, waitingOfOne: 1, patienceMs: 5000 },
  /** Films, of a tenant: ffmpeg takes all cores, behind everything else. */
  filming: { atOnce: 1, ofOne: 1, waitingOfOne: 3, patienceMs: 240_000 },
  /** Files that are got from their addresses, of a tenant. */
  fetching: { atOnce: 6, ofOne: 2, waitingOfOne: 40, patienceMs: 120_000 },
  /** Versions of templates that are looked through, of a publisher. */
  inspecting: { atOnce: 1, ofOne: 1, waitingOfOne: 2, patienceMs: 60_000 },
  /** Seats for a wedding, of a tenant: half a second of a core each. */
  seating: { atOnce: 1, ofOne: 1, waitingOfOne: 2, patienceMs: 10_000 },
  /** Event streams that stay open, of an account: a log-in that all tablets of a hall share has one each. */
  streams: { atOnce: 5000, ofOne: 50, waitingOfOne: 0, patienceMs: 1000 },
} as const satisfies Record<string, Places>;

/**
 * How long a thread may work by itself on one spreadsheet or one version; while it waits for us the clock stands still. The
 * largest of our own families takes a second on a busy machine.
 */
export const THREAD_DEADLINE_MS = { read: 20_000, write: 10 * 60_000, inspect: 20_000, seat: 20_000 } as const;

export interface Turns {
  /** The way to give the place back; undefined when there was none in time. */
  take(who: string): Promise<(() => void) | undefined>;
  readonly taken: number;
}

export function createTurns({ atOnce, ofOne, waitingOfOne, patienceMs }: Places): Turns {
  const all = pLimit(atOnce);
  const each = new Map<string, { limit: ReturnType<typeof pLimit>; held: number }>();

  return {
    get taken() {
      return all.activeCount;
    },
    take(who) {
      const own = each.get(who) ?? { limit: pLimit(ofOne), held: 0 };
      if (own.held >= ofOne + waitingOfOne) return Promise.resolve(undefined);
      own.held += 1;
      each.set(who, own);
      return new Promise((give) => {
        let isLate = false;
        const patience = setTimeout(() => {
          isLate = true;
          give(undefined);
        }, patienceMs);
        const hold = () => {
          clearTimeout(patience);
          return isLate ? undefined : new Promise<void>((leave) => give(leave));
        };
        const held = async () => {
          await own.limit(() => all(hold));
          own.held -= 1;
          if (own.held === 0) each.delete(who);
        };
        void held();
      });
    },
  };
}

/** Does the work in its turn; throws what `busy` makes when there is no place in time. */
export async function inTurn<T>(
  { turns, who, busy }: { turns: Turns; who: string; busy: () => Error },
  work: () => Promise<T>,
): Promise<T> {
  const leave = await turns.take(who);
  if (!leave) throw busy();
  try {
    return await work();
  } finally {
    leave();
  }
}
