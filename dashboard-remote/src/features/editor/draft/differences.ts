import { areRows, isRecord, isSame, keysOf, type Path, type Value } from './values.ts';

/** One place where two states differ. `kind` says whether a whole row came or went, or a list has another order. */
export interface Difference {
  path: Path;
  kind: 'changed' | 'added' | 'removed' | 'ordered';
  from: Value;
  to: Value;
}

/** Where two states differ; rows of a list are held against each other by their id. */
export function differences(from: Value, to: Value, path: Path = []): Difference[] {
  if (isSame(from, to)) return [];
  if (areRows(from) && areRows(to)) {
    const former = new Map(from.map((row) => [row.id, row]));
    const latter = new Map(to.map((row) => [row.id, row]));
    const kept = [...former.keys()].filter((id) => latter.has(id));
    const order = [...latter.keys()].filter((id) => former.has(id));
    return [
      ...kept.flatMap((id) => differences(former.get(id), latter.get(id), [...path, id])),
      ...to
        .filter(({ id }) => !former.has(id))
        .map((row): Difference => ({ path: [...path, row.id], kind: 'added', from: undefined, to: row })),
      ...from
        .filter(({ id }) => !latter.has(id))
        .map((row): Difference => ({ path: [...path, row.id], kind: 'removed', from: row, to: undefined })),
      ...(isSame(kept, order) ? [] : [{ path, kind: 'ordered', from: kept, to: order } as const]),
    ];
  }
  if (isRecord(from) && isRecord(to))
    return keysOf(from, to).flatMap((key) => differences(from[key], to[key], [...path, key]));
  return [{ path, kind: 'changed', from, to }];
}
