import type * as z from 'zod';
import { isProblemCode } from './english.ts';
import { type PlainProblemCode, type Problem, problem } from './problem.ts';

type Issue = z.core.$ZodIssue;

/** What a contract's own check says in place of zod's sentence: `.regex(SLUG, because('slug_format'))`. */
export const because = (code: PlainProblemCode): string => code;

/** Told by `params` of a refinement where the code alone does not say everything: `.refine(isShort, told(problem(…)))`. */
export const told = (said: Problem) => ({ error: said.code, params: { ...said.params } });

/** What is wrong by an issue of zod, which must have been parsed with `reportInput`; unknown keys are a problem each. */
export function problemsOfIssue(issue: Issue): { path: PropertyKey[]; problem: Problem }[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: [...issue.path, key], problem: problem('unknown_field') }));
  return [{ path: issue.path, problem: problemOfIssue(issue) }];
}

function problemOfIssue(issue: Issue): Problem {
  // a check of ours
  if (isProblemCode(issue.message))
    return { code: issue.message, params: issue.code === 'custom' ? paramsOf(issue.params) : {} };
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? problem('required') : problem(WRONG_TYPE[issue.expected] ?? 'wrong_type');
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum));
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum));
    case 'invalid_format':
      return issue.format === 'regex' && issue.pattern !== undefined
        ? problem('bad_format', { pattern: issue.pattern })
        : problem(WRONG_FORMAT[issue.format] ?? 'wrong_type');
    case 'invalid_value':
      return issue.input === undefined
        ? problem('required')
        : problem('not_one_of', { choices: issue.values.map(String).join(', ') });
    default:
      return issue.input === undefined ? problem('required') : problem('wrong_type');
  }
}

const WRONG_TYPE: Readonly<Record<string, PlainProblemCode>> = {
  string: 'not_a_text',
  number: 'not_a_number',
  int: 'not_whole',
  boolean: 'not_yes_or_no',
  array: 'not_a_list',
  object: 'not_an_object',
  record: 'not_an_object',
};

const WRONG_FORMAT: Readonly<Record<string, PlainProblemCode>> = { email: 'not_an_email', datetime: 'not_a_time' };

function tooBig(origin: string, max: number): Problem {
  if (origin === 'string') return problem('too_long', { max });
  return origin === 'array' ? problem('too_many', { max }) : problem('at_most', { max });
}

function tooSmall(origin: string, min: number): Problem {
  // an empty text is one that was not given
  if (origin === 'string') return min === 1 ? problem('required') : problem('too_short', { min });
  return origin === 'array' ? problem('too_few', { min }) : problem('at_least', { min });
}

function paramsOf(params: Record<string, unknown> | undefined): Problem['params'] {
  const known = Object.entries(params ?? {}).filter((entry): entry is [string, string | number] =>
    ['string', 'number'].includes(typeof entry[1]),
  );
  return Object.fromEntries(known);
}
