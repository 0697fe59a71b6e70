import { areRows, isRecord, isSame, keysOf, type Path, type Row, type Value } from './values.ts';

/** A value that both sides have changed from what it was, each to something else. Undefined stands for a row that is gone. */
export interface Clash {
  path: Path;
  base: Value;
  mine: Value;
  theirs: Value;
}

export interface Merged {
  value: Value;
  clashes: Clash[];
}

interface Sides {
  base: Value;
  mine: Value;
  theirs: Value;
}

/** My changes put on top of theirs: value by value, rows by their id. Where both changed the same value, mine stays and is named. */
export function threeWay(sides: Sides, path: Path = []): Merged {
  const { base, mine, theirs } = sides;
  if (isSame(mine, base)) return { value: theirs, clashes: [] };
  if (isSame(theirs, base) || isSame(mine, theirs)) return { value: mine, clashes: [] };
  if (areRows(base) && areRows(mine) && areRows(theirs)) return mergedRows({ base, mine, theirs }, path);
  if (isRecord(base) && isRecord(mine) && isRecord(theirs)) {
    const parts = keysOf(mine, theirs).map((key) => {
      const part = threeWay({ base: base[key], mine: mine[key], theirs: theirs[key] }, [...path, key]);
      return { key, ...part };
    });
    return {
      value: Object.fromEntries(parts.map(({ key, value }) => [key, value])),
      clashes: parts.flatMap(({ clashes }) => clashes),
    };
  }
  return { value: mine, clashes: [{ path, base, mine, theirs }] };
}

/** Rows that one side took away are gone, unless the other one changed them. The order is mine where I changed it. */
function mergedRows({ base, mine, theirs }: Record<'base' | 'mine' | 'theirs', readonly Row[]>, path: Path): Merged {
  const rowOf = (rows: readonly Row[], id: number) => rows.find((row) => row.id === id);
  const isOrderMine = !isSame(commonOrder(mine, base), commonOrder(base, mine));
  const [leading, following] = isOrderMine ? [mine, theirs] : [theirs, mine];
  const ids = [...new Set([...leading, ...following].map(({ id }) => id))];
  const clashes: Clash[] = [];
  const rows = ids.flatMap((id): Value[] => {
    const part = threeWay({ base: rowOf(base, id), mine: rowOf(mine, id), theirs: rowOf(theirs, id) }, [...path, id]);
    clashes.push(...part.clashes);
    return part.value === undefined ? [] : [part.value];
  });
  return { value: rows, clashes };
}

const commonOrder = (rows: readonly Row[], others: readonly Row[]): number[] =>
  rows.map(({ id }) => id).filter((id) => others.some((other) => other.id === id));
