/** A value of JSON, as the API gives it and takes it. */
export type Value = unknown;

export interface Row {
  readonly id: number;
  readonly [field: string]: Value;
}

/** A path within a value; the rows of a list go by their id. */
export type Path = readonly (string | number)[];

export function isSame(first: Value, second: Value): boolean {
  if (first === second) return true;
  if (Array.isArray(first) && Array.isArray(second))
    return first.length === second.length && first.every((item, index) => isSame(item, second[index]));
  if (!isRecord(first) || !isRecord(second)) return false;
  return keysOf(first, second).every((key) => isSame(first[key], second[key]));
}

export const isRecord = (value: Value): value is Readonly<Record<string, Value>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list whose rows have an identity of their own. An empty one may become one. */
export const areRows = (value: Value): value is readonly Row[] =>
  Array.isArray(value) && value.every((row) => isRecord(row) && typeof row['id'] === 'number');

export const keysOf = (...records: Readonly<Record<string, Value>>[]): string[] => [
  ...new Set(records.flatMap((record) => Object.keys(record))),
];

export function valueAt(value: Value, path: Path): Value {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (areRows(value))
    return valueAt(
      value.find(({ id }) => id === Number(step)),
      rest,
    );
  return isRecord(value) ? valueAt(value[step], rest) : undefined;
}

/** The value with another one at the path. Undefined in place of a row takes the row away; a row that is not there is added. */
export function withValueAt(value: Value, path: Path, changed: Value): Value {
  const [step, ...rest] = path;
  if (step === undefined) return changed;
  if (!areRows(value)) {
    const record = isRecord(value) ? value : {};
    return { ...record, [step]: withValueAt(record[step], rest, changed) };
  }
  const id = Number(step);
  if (rest.length === 0 && changed === undefined) return value.filter((row) => row.id !== id);
  if (rest.length === 0 && !value.some((row) => row.id === id)) return [...value, changed];
  return value.map((row) => (row.id === id ? withValueAt(row, rest, changed) : row));
}
