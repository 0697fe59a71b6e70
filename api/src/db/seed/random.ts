/** The demo is the same on every machine: a small generator with a fixed seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type NonEmpty = readonly [unknown, ...unknown[]];

/** One of a list that is never empty; the index may run past its end. */
export function at<List extends NonEmpty>(list: List, index: number): List[number] {
  return list[index % list.length];
}

export const pick = <List extends NonEmpty>(list: List, random: () => number): List[number] =>
  at(list, Math.floor(random() * list.length));
