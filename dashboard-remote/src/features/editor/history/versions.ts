import type { AuditEntry } from '@janur/contracts';
import { areRows, isRecord, isSame, type Path, type Value, valueAt, withValueAt } from '../draft/values.ts';
import { type Draft, newId } from '../panel.ts';

/** One save: what was different after it. */
export interface Version {
  id: number;
  number: number;
  /** Of a save that wrote twice the first of its two numbers. */
  first: number;
  by: string | null;
  at: string;
  changes: { path: Path; from: Value; to: Value }[];
}

const SAVES = new Set(['client.update', 'option.update', 'UPLOAD_IMAGE', 'UPLOAD_MUSIC']);
/** A file that was only kept for an editor: nothing of the invitation changed. */
const KEPT_ASIDE = 'uploads';

/** A save writes the content and then the settings: lines of one hand so near are one save. */
const ONE_SAVE_MS = 5000;

/** The saves of one slug and its client among everything that the log tells, the latest first. `latest` is its number. */
export function versionsOf(entries: readonly AuditEntry[], optionId: number, latest: number): Version[] {
  const lines = entries
    .filter(
      ({ action, subject_type, subject_id, changes }) =>
        SAVES.has(action) &&
        (subject_type === 'client' || subject_id === String(optionId)) &&
        changes.some(({ path }) => path !== KEPT_ASIDE),
    )
    .map(({ id, action, account_name, created_at, changes, subject_type }, index) => ({
      action,
      id,
      number: latest - index,
      first: latest - index,
      by: account_name,
      at: created_at,
      changes: changes.map(({ path, from, to }) => ({
        path: steps(subject_type === 'option' && !path.startsWith('option.') ? `option.${path}` : path),
        from,
        to,
      })),
    }));
  const versions: (Version & { action: string })[] = [];
  for (const line of lines) {
    const later = versions.at(-1);
    const isOneSave =
      line.action === 'client.update' &&
      later?.action === 'option.update' &&
      later.by === line.by &&
      Date.parse(later.at) - Date.parse(line.at) < ONE_SAVE_MS;
    // what was written first is told first
    if (isOneSave)
      versions.splice(-1, 1, {
        ...later,
        action: 'both',
        first: line.first,
        changes: [...line.changes, ...later.changes],
      });
    else versions.push(line);
  }
  return versions.map(({ action: _action, ...version }) => version);
}

/** Ids are numbers, as they are in the draft. */
const steps = (path: string): Path => path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));

export interface Restored {
  draft: Draft;
  /** What the log does not hold whole: very long texts, and access codes. It stays as it is now. */
  kept: Path[];
  /** Where the invitation stands and who may open it: as they are now, and offered apart. */
  offered: { path: Path; now: Value; former: Value }[];
}

/** A version is looks and words. What links and guests hang on is brought back only when somebody asks for it. */
const ACCESS: readonly Path[] = [
  ['option', 'slug'],
  ['option', 'is_hidden'],
  ['option', 'is_private'],
  ['option', 'lock', 'code'],
  ['option', 'custom_domain'],
  ['option', 'is_custom_domain'],
];

/** The draft with what was offered of a version. */
export function withOffered(draft: Draft, offered: Restored['offered']): Draft {
  const value = offered.reduce<Value>((whole, { path, former }) => withValueAt(whole, path, former), draft);
  return value as Draft; // a draft in which values were put back into their places
}

/**
 * The state that a version left behind: everything after it is taken back, the latest first. Without a version all of them, which is
 * how the invitation was made.
 */
export function restoredTo(version: Version | undefined, versions: readonly Version[], saved: Draft): Restored {
  const later = version ? versions.slice(0, versions.indexOf(version)) : versions;
  const kept: Path[] = [];
  let value: Value = saved;
  for (const { changes } of later) {
    for (const { path, from, to } of changes.toReversed()) {
      if (isIncomplete(path, from)) kept.push(path);
      else value = takenBack(value, { path, from, to });
    }
  }
  const offered = ACCESS.map((path) => ({ path, now: valueAt(saved, path), former: valueAt(value, path) })).filter(
    ({ now, former }) => !isSame(now, former),
  );
  for (const { path, now } of offered) value = withValueAt(value, path, now);
  const draft = value as Draft; // a draft in which values were put back into their places
  return { draft: { ...draft, content: withNewIds(draft.content, saved.content) }, kept, offered };
}

function takenBack(value: Value, { path, from, to }: { path: Path; from: Value; to: Value }): Value {
  const now = valueAt(value, path);
  if (Array.isArray(from) && Array.isArray(to) && areRows(now) && now.length > 0) {
    const place = new Map(from.map((id: Value, index) => [id, index]));
    const order = now.toSorted((a, b) => (place.get(a.id) ?? now.length) - (place.get(b.id) ?? now.length));
    return withValueAt(value, path, order);
  }
  const isRow = typeof path.at(-1) === 'number';
  return withValueAt(value, path, isRow && from === null ? undefined : from);
}

const LONGEST = 5000;
const SECRET = '••••';

/** The log cuts long texts with `…`, hides codes, and counts what is too much. */
function isIncomplete(path: Path, from: Value): boolean {
  if (path[0] === '…') return true;
  if (typeof from === 'string') return from === SECRET || (from.length > LONGEST && from.endsWith('…'));
  if (Array.isArray(from)) return from.some((item) => isIncomplete(path, item));
  return isRecord(from) && Object.values(from).some((item) => isIncomplete(path, item));
}

/** Rows that are gone on the server come back as new ones. */
function withNewIds<T extends Draft['content']>(content: T, saved: Draft['content']): T {
  const known = new Set(Object.values(saved).flatMap((list: Value) => (areRows(list) ? list.map(({ id }) => id) : [])));
  const entries = Object.entries(content).map(([key, list]: [string, Value]) => [
    key,
    areRows(list) ? list.map((row) => (known.has(row.id) ? row : { ...row, id: newId() })) : list,
  ]);
  return Object.fromEntries(entries) as T; // the same fields
}
