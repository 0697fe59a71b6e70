/** A hardware scanner types far faster than a person: 10 to 30 ms a key. */
const MAX_GAP_MS = 50;
const SHORTEST = 3;

/**
 * Tells a hardware scanner that acts as a keyboard from a person: an unbroken burst of keys that ends in Enter.
 * Feed it every key in order; it gives the burst's text on that Enter.
 */
export function createWedge() {
  let text = '';
  let last = Number.NEGATIVE_INFINITY;

  return function feed(key: string, time: number): string | undefined {
    const isBurst = time - last <= MAX_GAP_MS;
    if (key === 'Enter') {
      const scanned = isBurst && text.length >= SHORTEST ? text : undefined;
      text = '';
      last = Number.NEGATIVE_INFINITY;
      return scanned;
    }
    if (key.length !== 1) return undefined; // Shift and its like come between the letters of a scan
    text = isBurst ? text + key : key;
    last = time;
    return undefined;
  };
}
