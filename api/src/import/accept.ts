import { type Problem, problemsOfIssue } from '@janur/contracts';
import type * as z from 'zod';
import { shown, type What, type Why, wording } from './findings.ts';
import { type Reading, repaired } from './repair.ts';

export interface Found {
  readonly what: What;
  readonly path: string;
  readonly why: string;
  readonly value?: string;
}

export const found = (what: What, { path, why, value }: { path: string; why: Why; value?: unknown }): Found => ({
  what,
  path,
  why: wording(why),
  ...(value !== undefined && { value: shown(value) }),
});

interface Accepted<T> {
  /** Undefined when nothing of it can be taken. */
  readonly value: T | undefined;
  readonly found: Found[];
}

type Path = readonly PropertyKey[];

/**
 * What a contract takes of an older value. What the contract refuses is read in the spellings of older data where that is
 * possible, else left out by itself: the rest of the value comes. An empty text is none.
 */
export function accept<S extends z.ZodType>(schema: S, raw: unknown, reading: Reading): Accepted<z.output<S>> {
  let value = tidied(raw);
  const said = new Map<string, Found>();
  const tried = new Set<string>();
  for (;;) {
    const result = schema.safeParse(value, { reportInput: true });
    if (result.success) return { value: result.data, found: [...said.values()] };
    // from the end, so that a row that goes moves none that is still to be looked at
    const issues = result.error.issues.flatMap((issue) => problemsOfIssue(issue)).toReversed();
    for (const { path, problem } of issues) {
      const change = changed(value, { path, problem, reading, isTried: tried.has(path.join('.')) });
      tried.add(path.join('.'));
      // what must be there is missing because it was refused: that says it
      if (change.found && said.get(change.found.path)?.what !== 'REFUSED') said.set(change.found.path, change.found);
      if (change.value === undefined) return { value: undefined, found: [...said.values()] };
      value = change.value;
    }
  }
}

const SAME_VALUE: ReadonlySet<Problem['code']> = new Set([
  'not_yes_or_no',
  'not_a_number',
  'not_whole',
  'not_a_text',
  'not_a_list',
  'not_an_object',
]);

interface Issue {
  readonly path: Path;
  readonly problem: Problem;
  readonly reading: Reading;
  readonly isTried: boolean;
}

/** The value without what is wrong in one place. */
function changed(value: unknown, issue: Issue): { value: unknown; found?: Found } {
  const { path, problem, reading } = issue;
  const at = path.join('.');
  const input = path.reduce(within, value);
  if (path.length === 0) return { value: undefined, found: found('REFUSED', { path: at, why: problem, value: input }) };
  if (problem.code === 'unknown_field')
    return { value: without(value, path), found: found('UNKNOWN', { path: at, why: problem, value: input }) };
  // gone with a row around it
  if (path.length > 1 && typeof path.slice(0, -1).reduce(within, value) !== 'object') return { value };
  const read = issue.isTried || input === undefined ? undefined : repaired(input, { field: at, problem, reading });
  if (read !== undefined)
    return {
      value: withValue(value, path, read),
      // the same value as another kind of JSON is nothing to tell
      ...(!SAME_VALUE.has(problem.code) && {
        found: found('READ_AS', { path: at, why: `read as ${shown(read)}`, value: input }),
      }),
    };
  if (input === undefined) {
    // what must be there is not: then what it is a part of cannot be taken
    const around = path.slice(0, -1);
    const refused = found('REFUSED', { path: at, why: problem });
    return { value: around.length === 0 ? undefined : without(value, around), found: refused };
  }
  const rest = without(value, path);
  return input === null
    ? { value: rest }
    : { value: rest, found: found('REFUSED', { path: at, why: problem, value: input }) };
}

const within = (value: unknown, key: PropertyKey): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

function withValue(value: unknown, [key, ...rest]: Path, to: unknown): unknown {
  if (key === undefined) return to;
  if (Array.isArray(value)) return value.with(Number(key), withValue(value[Number(key)], rest, to));
  return { ...(value as object), [key]: withValue(within(value, key), rest, to) }; // the contract found something in it
}

function without(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined || typeof value !== 'object' || value === null) return value;
  if (rest.length > 0) return withValue(value, [key], without(within(value, key), rest));
  if (Array.isArray(value)) return value.toSpliced(Number(key), 1);
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
}

/** Texts without white space around them; what says nothing is null. */
export function tidied(value: unknown): unknown {
  if (typeof value === 'string') {
    const text = value.trim();
    return /^(?:null|undefined|-|)$/i.test(text) ? null : text;
  }
  if (Array.isArray(value)) return value.map(tidied);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, tidied(inner)]));
  return value;
}
