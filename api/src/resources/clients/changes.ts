import type { AuditChange } from '@janur/contracts';

const MAX_CHANGES = 300;
/** Long enough for every text of an invitation, so that a version can be brought back; a big style sheet is cut. */
const MAX_TEXT = 5000;
/** What opens a locked invitation is not for a log that is kept. */
const SECRETS: ReadonlySet<string> = new Set(['lock.code']);

/** What is different between two states, by path; rows of a list go by their id. Long texts are cut, secrets hidden. */
export function changesBetween(before: unknown, after: unknown): AuditChange[] {
  const changes = differences(before, after, '');
  if (changes.length <= MAX_CHANGES) return changes;
  const rest = changes.length - MAX_CHANGES;
  return [...changes.slice(0, MAX_CHANGES), { path: '…', from: null, to: `${rest} more changes` }];
}

function differences(before: unknown, after: unknown, path: string): AuditChange[] {
  if (isSame(before, after)) return [];
  if (areRows(before) && areRows(after)) return rowDifferences(before, after, path);
  if (isRecord(before) && isRecord(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return keys.flatMap((key) => differences(before[key], after[key], path ? `${path}.${key}` : key));
  }
  const shown = (value: unknown) => (SECRETS.has(path) && value != null ? '••••' : cut(value));
  return [{ path, from: shown(before), to: shown(after) }];
}

interface ListedRow {
  readonly id: number;
}

function rowDifferences(before: readonly ListedRow[], after: readonly ListedRow[], path: string): AuditChange[] {
  const former = new Map(before.map((row) => [row.id, row]));
  const latter = new Map(after.map((row) => [row.id, row]));
  const ids = [...new Set([...former.keys(), ...latter.keys()])];
  const order = (rows: readonly ListedRow[]) =>
    rows.map((row) => row.id).filter((id) => former.has(id) && latter.has(id));
  return [
    ...ids.flatMap((id) => differences(former.get(id), latter.get(id), `${path}.${id}`)),
    ...(isSame(order(before), order(after)) ? [] : [{ path, from: order(before), to: order(after) }]),
  ];
}

const isSame = (first: unknown, second: unknown): boolean => JSON.stringify(first) === JSON.stringify(second);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const areRows = (value: unknown): value is ListedRow[] =>
  Array.isArray(value) && value.every((row) => isRecord(row) && typeof row['id'] === 'number');

/** Short enough to be kept for years; half a surrogate pair is no JSON text. */
function cut(value: unknown): unknown {
  if (typeof value === 'string')
    return value.length > MAX_TEXT ? `${value.slice(0, MAX_TEXT).toWellFormed()}…` : value.toWellFormed();
  if (Array.isArray(value)) return value.map(cut);
  if (isRecord(value)) return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cut(inner)]));
  return value ?? null;
}
