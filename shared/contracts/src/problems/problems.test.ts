import * as z from 'zod';
import { inEnglish, isProblemCode, PROBLEM_TEXTS, type Problem, problem } from './index.ts';
import { because, problemsOfIssue, told } from './zod-issues.ts';

const problemsOf = (schema: z.ZodType, value: unknown): [string, Problem][] =>
  (schema.safeParse(value, { reportInput: true }).error?.issues ?? [])
    .flatMap(problemsOfIssue)
    .map(({ path, problem: found }) => [path.join('.'), found]);

test('a problem says its text in English with its params in place', () => {
  expect(inEnglish(problem('too_long', { max: 20 }))).toBe('At most 20 characters');
  expect(inEnglish(problem('css_not_allowed', { line: 2, column: 5, name: '@import' }))).toBe(
    'Line 2, column 5: @import may not be used',
  );
});

test('the params of a code are those that its text has places for', () => {
  // @ts-expect-error -- a text that wants `max`
  problem('too_long');
  // @ts-expect-error -- max is a number
  problem('too_long', { max: '20' });
  // @ts-expect-error -- a name that the text does not have
  problem('too_long', { max: 20, min: 1 });
  // @ts-expect-error -- a code that nobody declared
  expect(isProblemCode(problem('too_lnog').code)).toBe(false);
});

describe('a contract that refuses a value', () => {
  const slug = z.string().regex(/^[a-z]+$/, because('slug_format'));
  test.each<[string, z.ZodType, unknown, Problem]>([
    ['what is not there', z.string(), undefined, problem('required')],
    ['an empty text', z.string().min(1), '', problem('required')],
    ['a short text', z.string().min(4), 'abc', problem('too_short', { min: 4 })],
    ['a long text', z.string().max(3), 'abcd', problem('too_long', { max: 3 })],
    ['null', z.string(), null, problem('not_a_text')],
    ['a text for a number', z.number(), '1', problem('not_a_number')],
    ['half a number', z.int(), 1.5, problem('not_whole')],
    ['half a number, the other way', z.number().int(), 1.5, problem('not_whole')],
    ['a text for a switch', z.boolean(), 'yes', problem('not_yes_or_no')],
    ['an object for a list', z.array(z.string()), {}, problem('not_a_list')],
    ['a list for an object', z.object({}), [], problem('not_an_object')],
    ['a small number', z.number().min(1), 0, problem('at_least', { min: 1 })],
    ['a large number', z.int().max(5), 6, problem('at_most', { max: 5 })],
    ['an empty list', z.array(z.int()).min(1), [], problem('too_few', { min: 1 })],
    ['a long list', z.array(z.int()).max(1), [1, 2], problem('too_many', { max: 1 })],
    ['another word', z.enum(['a', 'b']), 'c', problem('not_one_of', { choices: 'a, b' })],
    ['no word', z.enum(['a', 'b']), undefined, problem('required')],
    ['a switch that is off', z.literal(true), false, problem('not_one_of', { choices: 'true' })],
    ['no e-mail address', z.email(), 'x', problem('not_an_email')],
    ['no time', z.iso.datetime(), 'today', problem('not_a_time')],
    ['a shape', z.string().regex(/^a$/), 'b', problem('bad_format', { pattern: '/^a$/' })],
    ['a shape with words of its own', slug, 'B', problem('slug_format')],
    ['a rule of its own', z.string().refine(() => false, because('not_a_domain')), 'b', problem('not_a_domain')],
    [
      'a rule with params',
      z.string().refine(() => false, told(problem('json_size', { max: 64, depth: 16 }))),
      'b',
      problem('json_size', { max: 64, depth: 16 }),
    ],
    ['none of several kinds', z.union([z.number(), z.boolean()]), 'x', problem('wrong_type')],
  ])('names %s', (_, schema, value, expected) => {
    expect(problemsOf(schema, value)).toEqual([['', expected]]);
  });

  test('names each key that it does not know', () => {
    expect(problemsOf(z.strictObject({ a: z.strictObject({}) }), { a: { b: 1, c: 2 } })).toEqual([
      ['a.b', problem('unknown_field')],
      ['a.c', problem('unknown_field')],
    ]);
  });
});

test('every param of a text is a plain word, so that i18next takes none of them for a command', () => {
  const names = Object.values(PROBLEM_TEXTS).flatMap((text) =>
    [...text.matchAll(/\{\{(.*?)\}\}/g)].map(([, name]) => name),
  );
  expect(names.filter((name) => !/^[a-z]+$/.test(name ?? ''))).toEqual([]);
  expect(names.filter((name) => ['count', 'context', 'defaultValue'].includes(name ?? ''))).toEqual([]);
});
