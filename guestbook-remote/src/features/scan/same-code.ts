/** A code must leave the view this long before it counts as shown again. */
const AWAY_MS = 2000;

/**
 * Keeps a code that stays before the camera from being read again and again: without it the guest who was just let in
 * would be refused as a duplicate a moment later.
 */
export function createSameCodeGate() {
  let last: { content: string; seen: number } | undefined;
  return {
    isNew(content: string, time: number): boolean {
      const isSame = last?.content === content && time - last.seen < AWAY_MS;
      last = { content, seen: time };
      return !isSame;
    },
    forget() {
      last = undefined;
    },
  };
}
