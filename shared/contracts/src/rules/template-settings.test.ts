import { TemplateSettingsSchema } from '../entities/template-settings.ts';
import { type Problem, problem } from '../problems/problem.ts';
import { settingsOf, settingsProblems } from './template-settings.ts';

const schema = TemplateSettingsSchema.parse({
  type: 'object',
  additionalProperties: false,
  properties: {
    season: { type: 'string', title: 'Season', enum: ['dry', 'wet'], default: 'dry' },
    motto: { type: 'string', title: 'Motto', maxLength: 5, default: '' },
    ribbon: { type: 'string', title: 'Ribbon', format: 'color', default: '#aabbcc' },
    birds: { type: 'integer', title: 'Birds', minimum: 0, maximum: 3, default: 1 },
    drift: { type: 'boolean', title: 'Drift', default: true },
  },
});
const GOOD = { season: 'wet', motto: 'Wahai', ribbon: '#102030', birds: 3, drift: false };

test('good values are taken as they are', () => {
  expect(settingsProblems(schema, GOOD)).toEqual([]);
  expect(settingsOf(schema, GOOD)).toEqual(GOOD);
});

test.each<[string, unknown, Problem]>([
  ['season', 'spring', problem('not_one_of', { choices: 'dry, wet' })],
  ['motto', 'too long', problem('too_long', { max: 5 })],
  ['motto', 7, problem('not_a_text')],
  ['ribbon', 'red', problem('not_a_colour')],
  ['birds', 4, problem('whole_between', { min: 0, max: 3 })],
  ['birds', 1.5, problem('whole_between', { min: 0, max: 3 })],
  ['birds', '1', problem('whole_between', { min: 0, max: 3 })],
  ['drift', 'yes', problem('not_yes_or_no')],
])('%s is not %p', (name, value, wrong) => {
  expect(settingsProblems(schema, { [name]: value })).toEqual([{ name, ...wrong }]);
  expect(settingsOf(schema, { ...GOOD, [name]: value })).toEqual({ ...GOOD, [name]: schema.properties[name]?.default });
});

test.each(['petals', 'constructor', '__proto__'])('%s is no setting', (name) => {
  const values = JSON.parse(`{"${name}":1}`);
  expect(settingsProblems(schema, values)).toEqual([{ name, ...problem('unknown_setting') }]);
});

test.each([null, undefined, 'text', 7, []])('with %p every setting has its default', (values) => {
  expect(settingsOf(schema, values)).toEqual({ season: 'dry', motto: '', ribbon: '#aabbcc', birds: 1, drift: true });
});
