import { TemplateSettingsSchema } from '../entities/template-settings.ts';
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

test.each([
  ['season', 'spring', 'must be one of dry, wet'],
  ['motto', 'too long', 'must have at most 5 characters'],
  ['motto', 7, 'must be a text'],
  ['ribbon', 'red', 'Bad Hex'],
  ['birds', 4, 'must be a whole number from 0 to 3'],
  ['birds', 1.5, 'must be a whole number from 0 to 3'],
  ['birds', '1', 'must be a whole number from 0 to 3'],
  ['drift', 'yes', 'must be true or false'],
])('%s is not %p', (name, value, message) => {
  expect(settingsProblems(schema, { [name]: value })).toEqual([{ name, message }]);
  expect(settingsOf(schema, { ...GOOD, [name]: value })).toEqual({ ...GOOD, [name]: schema.properties[name]?.default });
});

test.each(['petals', 'constructor', '__proto__'])('%s is no setting', (name) => {
  const values = JSON.parse(`{"${name}":1}`);
  expect(settingsProblems(schema, values)).toEqual([{ name, message: 'is no setting of this template' }]);
});

test.each([null, undefined, 'text', 7, []])('with %p every setting has its default', (values) => {
  expect(settingsOf(schema, values)).toEqual({ season: 'dry', motto: '', ribbon: '#aabbcc', birds: 1, drift: true });
});
