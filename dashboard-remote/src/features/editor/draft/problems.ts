import { ApiError, NetworkError } from '@janur/data';
import type { Draft } from '../panel.ts';
import { isRecord, isSame, type Value } from './values.ts';

/** Why a save failed, as far as the save bar tells: fields have their own words. */
export type SaveFailure = 'fields' | 'offline' | 'gone' | 'session' | 'failed';

export function saveFailure(error: unknown): SaveFailure {
  if (error instanceof NetworkError) return 'offline';
  if (!(error instanceof ApiError)) return 'failed';
  if (error.fields.length > 0) return 'fields';
  if (error.status === 404) return 'gone';
  return error.status === 401 || error.status === 403 ? 'session' : 'failed';
}

/** The server's words by the path of the draft: `body.content.events.0.title` of a client, `body.slug` of an option. */
export function problemsOf(error: unknown, part: 'client' | 'option'): ReadonlyMap<string, string> {
  if (!(error instanceof ApiError)) return new Map();
  return new Map(
    error.fields.map(({ path, message }) => {
      const inBody = path.replace(/^body\.?/, '');
      return [part === 'option' ? `option.${inBody}` : inBody, message];
    }),
  );
}

/** What is still as it was when the server refused it. */
export function unsolved(
  problems: ReadonlyMap<string, string>,
  before: Draft,
  draft: Draft,
): ReadonlyMap<string, string> {
  const left = [...problems].filter(([path]) => isSame(at(before, path), at(draft, path)));
  return left.length === problems.size ? problems : new Map(left);
}

/** The value at a path of the server's, which counts rows by their place in the list. */
function at(value: Value, path: string): Value {
  return path.split('.').reduce((inner: Value, step) => {
    if (Array.isArray(inner)) return inner[Number(step)];
    return isRecord(inner) ? inner[step] : undefined;
  }, value);
}
