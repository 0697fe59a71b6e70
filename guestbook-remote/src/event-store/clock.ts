import type { StoreServices } from './services.ts';

const WRONG_MS = 5 * 60_000;

/** How far this device's clock is from the server's (reliability, 2.6). */
export interface Clock {
  /** What to add to this device's time for the server's; null before anything is known. */
  readonly offset: () => number | null;
  readonly isWrong: () => boolean;
  /** Whether the server told this page the time: a clock that was only set on the device is no witness. */
  readonly isHeard: () => boolean;
  /** The server's time now, as well as it is known. */
  readonly serverNow: () => number;
  /** Takes the server's clock from an answer to a request that was sent at `sentAt`. */
  readonly hear: (serverTime: number, sentAt: number) => number;
  /**
   * When something was by the server, from what this page noted then and has heard since; null before it has heard
   * anything. For what was done while nobody had told this page the time.
   */
  readonly timeOf: (noted: Noted) => number | null;
  /** What another page of this device measured. */
  readonly take: (offset: number) => void;
}

/** A moment as a page notes it: by the device's clock, and by the one that only runs forward. */
export interface Noted {
  readonly at: number;
  readonly ran: number;
}
/** A device that slept stops the running clock and not the other. */
const LONGEST_SLEEP_MS = 12 * 3_600_000;
const JITTER_MS = 5000;

export function createClock({ now, monotonic }: Pick<StoreServices, 'now' | 'monotonic'>, known: number | null): Clock {
  let offset = known;
  let isHeard = false;
  // a clock that is set while the page is open says so by running apart from the one that only runs forward
  let anchor: { server: number; ran: number } | undefined;

  function current(): number | null {
    return anchor && monotonic ? Math.round(anchor.server + monotonic() - anchor.ran - now()) : offset;
  }

  return {
    offset: current,
    isHeard: () => isHeard,
    isWrong: () => Math.abs(current() ?? 0) > WRONG_MS,
    serverNow: () => now() + (current() ?? 0),
    hear(serverTime, sentAt) {
      const answeredAt = now();
      isHeard = true;
      // the answer was on its way for about half of the time, unless the clock was set in between
      const way = Math.max(0, Math.min(answeredAt - sentAt, 60_000)) / 2;
      offset = Math.round(serverTime + way - answeredAt);
      if (monotonic) anchor = { server: serverTime + way, ran: monotonic() };
      return offset;
    },
    timeOf({ at, ran }) {
      if (!anchor || !monotonic) return null;
      const byRun = anchor.server + ran - anchor.ran;
      const byClock = at + (current() ?? 0);
      const slept = byRun - byClock;
      // else the clock was set in between, and is no witness
      return Math.round(slept > -JITTER_MS && slept < LONGEST_SLEEP_MS ? byClock : byRun);
    },
    take(measured) {
      offset = measured;
    },
  };
}
