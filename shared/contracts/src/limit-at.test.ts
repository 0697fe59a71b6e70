import * as z from 'zod';
import { checkInGuest, NewUsername, updateClient } from './endpoints/index.ts';
import { GuestCode, OptionalText, PersonName, Slug } from './entities/fields.ts';
import { OptionInput } from './entities/option-input.ts';
import { limitAt } from './limit-at.ts';
import { LIMITS } from './limits.ts';

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
  ['the one that has a limit', z.union([z.boolean(), z.string().max(500)]), 500],
])('the limit of %s is read', (_, field, limit) => {
  expect(limitAt(z.object({ field }), 'field')).toBe(limit);
});

test.each([
  ['name', 150],
  ['content.bride.prefix_name', 60],
  ['content.events.0.title', 200],
  ['content.events', 20],
])('%s of a client holds %i', (path, limit) => {
  expect(limitAt(updateClient.body, path)).toBe(limit);
});

test('an answer under an answer is reached', () => {
  expect(limitAt(OptionInput, 'rsvp_config.fields.0.options.2.children.0.label')).toBe(300);
  expect(limitAt(z.object({ rows: z.record(z.string(), z.array(z.string().max(9))) }), 'rows.4.0')).toBe(9);
});

test('a field without a limit, and one that is none, are said and not guessed', () => {
  expect(() => limitAt(checkInGuest.body, 'gift')).toThrow('no limit at gift');
  expect(() => limitAt(checkInGuest.body, 'no.such')).toThrow('no limit at no.such');
});

test.each<[keyof typeof LIMITS, z.ZodType]>([
  ['slug', Slug],
  ['code', GuestCode],
  ['username', NewUsername],
  ['person_name', PersonName],
  [
    'question_name',
    z.string().refine((name) => OptionInput.safeParse({ rsvp_config: { fields: [{ name, type: 'text' }] } }).success),
  ],
  ['gate', checkInGuest.body.shape.gate],
])('a %s may be as long as its limit says, and no longer', (name, schema) => {
  expect(schema.safeParse('a'.repeat(LIMITS[name])).success).toBe(true);
  expect(schema.safeParse('a'.repeat(LIMITS[name] + 1)).success).toBe(false);
});
