import type { Problem } from '@janur/contracts/problems';
import { ApiError, NetworkError } from '@janur/data';
import type { Translate } from '@janur/i18n';
import { problemText } from '../../../parts/problem-text.ts';
import type { Draft } from '../panel.ts';
import { isRecord, isSame, type Value } from './values.ts';

/** Why a save failed, as far as the save bar tells: fields have their own words; a problem is what stands in the way. */
export type SaveFailure = 'fields' | 'offline' | 'gone' | 'session' | 'failed' | Problem;

export function saveFailure(error: unknown): SaveFailure {
  if (error instanceof NetworkError) return 'offline';
  if (!(error instanceof ApiError)) return 'failed';
  if (error.fields.length > 0) return 'fields';
  if (error.status === 404) return 'gone';
  if (error.code === 'CONFLICT' && error.problem) return error.problem;
  return error.status === 401 || error.status === 403 ? 'session' : 'failed';
}

/** The failure as a whole; `fields` is the text for refused values. */
export function saveFailureText(t: Translate, failure: SaveFailure, fields: string): string {
  if (typeof failure === 'object') return problemText(t, failure);
  return failure === 'fields' ? fields : t(`editor.save.${failure}`);
}

/** What the server found wrong by the path of the draft: `body.content.events.0.title` of a client, `body.slug` of an option. */
export function problemsOf(error: unknown, part: 'client' | 'option'): ReadonlyMap<string, Problem> {
  if (!(error instanceof ApiError)) return new Map();
  return new Map(
    error.fields.map(({ path, code, params }) => {
      const inBody = path.replace(/^body\.?/, '');
      return [part === 'option' ? `option.${inBody}` : inBody, { code, params }];
    }),
  );
}

/** The same in the reader's language. */
export const problemTexts = (t: Translate, error: unknown, part: 'client' | 'option'): ReadonlyMap<string, string> =>
  new Map([...problemsOf(error, part)].map(([path, problem]) => [path, problemText(t, problem)]));

/** What is still as it was when the server refused it. */
export function unsolved(
  problems: ReadonlyMap<string, Problem>,
  before: Draft,
  draft: Draft,
): ReadonlyMap<string, Problem> {
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
