import type { Screen } from './screen.ts';

/** A scanner that reads a code twice by itself does it sooner than this; a person who means it, later. */
const MEANT_AFTER_MS = 1000;
/** As long as a verdict stays before a camera may go on. Under INSTANT nothing else was seen of the guest; a refusal is read. */
const HELD_MS = { arrived: 600, instant: 1000, other: 1500 };
/** The second tap of a finger that was meant for the last guest's button lands on the next guest's. */
const STRAY_MS = 400;

/** How fast one screen may follow the other. `now` in ms. */
export function createPace(now: () => number) {
  let since = Number.NEGATIVE_INFINITY;
  let isNext = false;
  const isOlderThan = (ms: number) => now() - since >= ms;
  return {
    /** A screen comes; `next` when it takes the place of another that a finger was at: of who was just recorded, or by news. */
    turn(next: boolean): void {
      since = now();
      isNext = next;
    },
    /** Whether the same code once more is meant. */
    isMeant: (): boolean => isOlderThan(MEANT_AFTER_MS),
    isHeld: (screen: Screen): boolean => !isOlderThan(heldFor(screen)),
    /** Whether a key is one that was pressed for the screen before. */
    isStrayKey: (): boolean => !isOlderThan(STRAY_MS),
    isStrayTap: (): boolean => isNext && !isOlderThan(STRAY_MS),
  };
}

function heldFor(screen: Screen): number {
  if (screen.state === 'none' || screen.state === 'admitting') return 0;
  if (screen.state !== 'arrived') return HELD_MS.other;
  return screen.arrival.isInstant ? HELD_MS.instant : HELD_MS.arrived;
}
