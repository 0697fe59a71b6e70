/** Chance that comes out the same for the same seed. */
export interface Random {
  /** From 0, less than 1. */
  next(): number;
  /** Both ends included. */
  int(least: number, most: number): number;
  chance(of: number): boolean;
  pick<T>(from: readonly [T, ...T[]]): T;
  /** Undefined of nothing. */
  oneOf<T>(from: readonly T[]): T | undefined;
  /** Another chance of its own: what is drawn from it changes nothing here. */
  fork(name: string | number): Random;
}

export function randomOf(seed: string): Random {
  let state = hashOf(seed);
  function next(): number {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  return {
    next,
    int: (least, most) => least + Math.floor(next() * (most - least + 1)),
    chance: (of) => next() < of,
    oneOf: (from) => from[Math.floor(next() * from.length)],
    pick: (from) => from[Math.floor(next() * from.length)] ?? from[0],
    fork: (name) => randomOf(`${seed}/${name}`),
  };
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash;
}
