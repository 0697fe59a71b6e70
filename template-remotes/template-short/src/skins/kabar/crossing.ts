/** A letter in its cell. */
export interface Cell {
  x: number;
  y: number;
  letter: string;
  /** Where the two names meet. */
  isShared: boolean;
}

const LONGEST = 9;
const wordOf = (name: string) => [...(name.toUpperCase().match(/\p{L}+/u)?.[0] ?? '')].slice(0, LONGEST);

/**
 * The first words of the names as a crossword: the first across, the second down through a letter that both have,
 * else below its beginning.
 */
export function crossing(names: readonly string[]): { cells: Cell[]; columns: number; rows: number } {
  const [across = [], down = []] = names.map(wordOf);
  const shared = across.findIndex((letter) => down.includes(letter));
  const x = shared < 0 ? 0 : shared;
  const row = shared < 0 ? 0 : down.indexOf(across[shared] ?? '');
  const start = shared < 0 ? 1 : 0;
  const cells = [
    ...across.map((letter, index) => ({ x: index, y: row, letter, isShared: shared >= 0 && index === x })),
    ...down.flatMap((letter, index) =>
      shared >= 0 && index === row ? [] : [{ x, y: index + start, letter, isShared: false }],
    ),
  ];
  return {
    cells,
    columns: Math.max(across.length, 1),
    rows: Math.max(down.length + start, 1),
  };
}
