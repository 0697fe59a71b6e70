import * as z from 'zod';
import { OptionalText, PersonName } from './entities/fields.ts';
import { limitOf } from './limits.ts';

test.each<[string, z.ZodType, number]>([
  ['a text', z.string().max(20), 20],
  ['a text that is trimmed first', PersonName, 150],
  ['a text that may be null', OptionalText(500), 500],
  ['a text that may be left out', z.string().max(7).nullish(), 7],
  ['a text with a default', z.string().max(7).default(''), 7],
  ['a text that is read into something else', z.string().max(255).transform(Number), 255],
  ['a list', z.array(z.int()).max(30), 30],
  ['a number', z.int().max(1000), 1000],
  ['the narrower of two', z.string().max(150).max(40), 40],
])('the limit of %s is read', (_, field, limit) => {
  expect(limitOf(field)).toBe(limit);
});

test('a field without a limit is said, not guessed', () => {
  expect(() => limitOf(z.string())).toThrow('no limit');
});
