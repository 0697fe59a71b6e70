/** A letter in its cell. */
export interface Cell {
  x: number;
  y: number;
  letter: string;
  /** Where two words meet. */
  isShared: boolean;
}
interface Placed {
  letters: string[];
  x: number;
  y: number;
  isDown: boolean;
}
interface Puzzle {
  cells: Cell[];
  columns: number;
  rows: number;
}

const LONGEST = 9;
const SHORTEST = 3;
const MOST_COLUMNS = 8;
const MOST_ROWS = 7;
const wordOf = (name: string) => [...(name.toUpperCase().match(/\p{L}+/u)?.[0] ?? '')].slice(0, LONGEST);

/**
 * The first words of the names as a crossword: the first across, the second down through a letter that both have, else
 * below its beginning. Of `others`, whole words in their order, those that cross what stands already, and touch nothing
 * else, fill it up.
 */
export function crossing(names: readonly string[], others: readonly string[] = []): Puzzle {
  const [across = [], down = []] = names.map(wordOf);
  const shared = across.findIndex((letter) => down.includes(letter));
  const row = shared < 0 ? 0 : down.indexOf(across[shared] ?? '');
  const placed: Placed[] = [{ letters: across, x: 0, y: row, isDown: false }];
  if (down.length > 0) placed.push({ letters: down, x: Math.max(0, shared), y: shared < 0 ? 1 : 0, isDown: true });
  const used = new Set(placed.map(({ letters }) => letters.join('')));
  for (const word of others.map((other) => [...other.toUpperCase()])) {
    if (word.length < SHORTEST || word.length > LONGEST || used.has(word.join(''))) continue;
    const place = placeFor(word, placed);
    if (!place) continue;
    placed.push(place);
    used.add(word.join(''));
  }
  return drawn(placed);
}

/** Where a word crosses another, in the smallest grid of all its places. */
function placeFor(letters: string[], placed: readonly Placed[]): Placed | undefined {
  const cells = lettersAt(placed);
  const places = placed.flatMap((other) =>
    other.letters.flatMap((letter, index) =>
      letters.flatMap((own, at): Placed[] => {
        if (own !== letter) return [];
        return other.isDown
          ? [{ letters, x: other.x - at, y: other.y + index, isDown: false }]
          : [{ letters, x: other.x + index, y: other.y - at, isDown: true }];
      }),
    ),
  );
  const sized = places
    .filter((place) => isFree(place, cells))
    .map((place) => ({ place, ...sizeOf([...placed, place]) }))
    .filter(({ columns, rows }) => columns <= MOST_COLUMNS && rows <= MOST_ROWS);
  return sized.toSorted((one, other) => one.columns * one.rows - other.columns * other.rows)[0]?.place;
}

const key = (x: number, y: number) => `${x} ${y}`;
const cellsOf = ({ letters, x, y, isDown }: Placed) =>
  letters.map((letter, index) => ({ letter, x: isDown ? x : x + index, y: isDown ? y + index : y }));
const lettersAt = (placed: readonly Placed[]) =>
  new Map(placed.flatMap(cellsOf).map(({ letter, x, y }) => [key(x, y), letter]));

/** Whether its letters fall on empty cells or their own, and no other word stands beside or at an end of it. */
function isFree(place: Placed, cells: ReadonlyMap<string, string>): boolean {
  const own = cellsOf(place);
  const [dx, dy] = place.isDown ? [0, 1] : [1, 0];
  const isTaken = (x: number, y: number) => cells.has(key(x, y));
  const last = own.at(-1) ?? place;
  if (isTaken(place.x - dx, place.y - dy) || isTaken(last.x + dx, last.y + dy)) return false;
  return own.every(({ letter, x, y }) => {
    const there = cells.get(key(x, y));
    if (there !== undefined) return there === letter;
    return !isTaken(x + dy, y + dx) && !isTaken(x - dy, y - dx);
  });
}

function sizeOf(placed: readonly Placed[]) {
  const all = placed.flatMap(cellsOf);
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
  const [left, top] = [Math.min(0, ...xs), Math.min(0, ...ys)];
  return { left, top, columns: Math.max(0, ...xs) - left + 1, rows: Math.max(0, ...ys) - top + 1 };
}

function drawn(placed: readonly Placed[]): Puzzle {
  const { left, top, columns, rows } = sizeOf(placed);
  const counts = new Map<string, number>();
  for (const { x, y } of placed.flatMap(cellsOf)) counts.set(key(x, y), (counts.get(key(x, y)) ?? 0) + 1);
  const cells = [...lettersAt(placed)].map(([place, letter]) => {
    const [x = 0, y = 0] = place.split(' ').map(Number);
    return { x: x - left, y: y - top, letter, isShared: (counts.get(place) ?? 0) > 1 };
  });
  return { cells, columns, rows };
}
