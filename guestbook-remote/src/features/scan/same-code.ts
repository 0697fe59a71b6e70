/** A code must be out of view this long, while somebody looks, before it counts as shown again. */
const AWAY_MS = 2000;

/**
 * Keeps a code that stays before the camera from being read again and again: without it the guest who was just let in
 * would be refused as a duplicate a moment later. Time in which nobody looked, as while a verdict is on the screen, is no
 * time away.
 */
export function createSameCodeGate() {
  let last: string | undefined;
  let awaySince: number | undefined;
  return {
    /** Feed it each look at the view, with what was in it. */
    isNew(content: string | undefined, time: number): boolean {
      if (content === undefined) {
        awaySince ??= time;
        return false;
      }
      const isSame = last === content && (awaySince === undefined || time - awaySince < AWAY_MS);
      last = content;
      awaySince = undefined;
      return !isSame;
    },
    forget() {
      last = undefined;
    },
  };
}
