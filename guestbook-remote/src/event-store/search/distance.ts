/** A bit a letter: what two words cannot have in common costs at least one change a letter. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) % 32);
  return letters;
}

export function missing(letters: number, from: number): number {
  let left = letters & ~from;
  let count = 0;
  while (left !== 0) {
    left &= left - 1;
    count += 1;
  }
  return count;
}

/** How many typing errors a word of this length may have. */
export const errorsIn = (word: string): number => (word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0);

const MOST_LETTERS = 32;
const rows = [0, 1, 2].map(() => new Uint8Array(MOST_LETTERS + 1));

/**
 * How many letters must be added, left out, changed or swapped with their neighbour to make `typed` the beginning of `word`;
 * more than `most` for anything above it.
 */
export function errorsToBegin(typed: string, word: string, most: number): number {
  if (typed.length > MOST_LETTERS || typed.length > word.length + most) return most + 1;
  const width = Math.min(word.length, typed.length + most, MOST_LETTERS);
  let [before, last, now] = rows as [Uint8Array, Uint8Array, Uint8Array]; // three are made above
  for (let at = 0; at <= width; at += 1) last[at] = at;
  for (let row = 1; row <= typed.length; row += 1) {
    now[0] = row;
    let least = row;
    for (let at = 1; at <= width; at += 1) {
      const isSame = typed.charCodeAt(row - 1) === word.charCodeAt(at - 1);
      let cost = Math.min((last[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + (isSame ? 0 : 1));
      if (isSwap(typed, word, row, at)) cost = Math.min(cost, (before[at - 2] ?? 0) + 1);
      now[at] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    [before, last, now] = [last, now, before];
  }
  let best = most + 1;
  for (let at = 0; at <= width; at += 1) best = Math.min(best, last[at] ?? best);
  return best;
}

const isSwap = (typed: string, word: string, row: number, at: number): boolean =>
  row > 1 &&
  at > 1 &&
  typed.charCodeAt(row - 1) === word.charCodeAt(at - 2) &&
  typed.charCodeAt(row - 2) === word.charCodeAt(at - 1);
