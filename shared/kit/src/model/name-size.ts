import { hasSigns } from './signs.ts';

/** How long the longest of the names is (brief §0): 'short' ≤ 9 characters, 'medium' ≤ 14, 'long' ≤ 22, else 'huge'. */
export function nameSize(names: readonly string[]): 'short' | 'medium' | 'long' | 'huge' {
  const longest = Math.max(0, ...names.map((name) => [...name].length));
  if (longest <= 9) return 'short';
  if (longest <= 14) return 'medium';
  return longest <= 22 ? 'long' : 'huge';
}

/** They are half as wide again as the others: “Muhammad” takes the room of ten letters. */
const WIDE = /[mw]/giu;

/**
 * The room that the longest word of the names takes, in letters of usual width; at least that of four. Signs of East Asia are twice as wide,
 * and their family and given name stand in one line.
 */
export function longestWord(names: readonly string[]): number {
  const rooms = names
    .flatMap((name) => (hasSigns(name) ? name : name.split(/[\s-]+/)))
    .map(
      (word) =>
        [...word].reduce((room, letter) => room + (hasSigns(letter) ? 2 : 1), 0) + (word.match(WIDE)?.length ?? 0) / 2,
    );
  return Math.max(4, ...rooms);
}

/** How broad letters are beside an `n`. */
const BREADTHS: readonly (readonly [RegExp, number])[] = [
  [/[ijlIJ'’.]/u, 0.5],
  [/[frst]/u, 0.75],
  [/[mwMW]/u, 1.6],
  [/\p{Lu}/u, 1.2],
];

/** The room of a name's longest word in letters as broad as an `n`: closer than `longestWord`, for a line that is to be full. */
export function letterRoom(name: string): number {
  const rooms = name.split(/[\s-]+/).map((word) => {
    const breadths = [...word].map((letter) => BREADTHS.find(([kind]) => kind.test(letter))?.[1] ?? 1);
    return breadths.reduce((sum, breadth) => sum + breadth, 0);
  });
  return Math.round(Math.max(...rooms) * 100) / 100;
}
