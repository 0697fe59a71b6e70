import type { RsvpField } from '@janur/contracts';
import {
  allFields,
  freeName,
  nameFrom,
  newOption,
  purposesOf,
  STARTER,
  valueTypeOf,
  withLabel,
  withOptionLabel,
  withPurpose,
  withType,
  withValueType,
} from './questions.ts';

test.each([
  ['Menu apa?', 'menu_apa'],
  ['  Señor & Señora ', 'senor_senora'],
  ['好', ''],
  ['x'.repeat(80), 'x'.repeat(50)],
])('the question %j is stored as %j', (label, name) => {
  expect(nameFrom(label)).toBe(name);
});

test('a name that is taken gets a number', () => {
  expect(freeName('meal', new Set())).toBe('meal');
  expect(freeName('meal', new Set(['meal', 'meal_2']))).toBe('meal_3');
  expect(freeName('', new Set())).toBe('question');
});

test('the name of a question follows its words until it was given by hand, and a standard one never does', () => {
  const own: RsvpField = { name: 'question', type: 'text' };
  const asked = withLabel(own, 'Menu apa?', new Set(['question']));
  expect(asked).toMatchObject({ label: 'Menu apa?', name: 'menu_apa' });
  expect(withLabel(asked, 'Menu?', new Set(['menu_apa']))).toMatchObject({ name: 'menu' });
  expect(withLabel({ ...asked, name: 'meal' }, 'Menu?', new Set(['meal']))).toMatchObject({ name: 'meal' });
  expect(withLabel({ name: 'message', type: 'textarea' }, 'Doa', new Set())).toMatchObject({ name: 'message' });
});

test.each([
  [[], 'string'],
  [[{ label: 'A', value: 1 }], 'number'],
  [
    [
      { label: 'A', value: 1 },
      { label: 'B', value: 'b' },
    ],
    'string',
  ],
  [[{ label: '', value: false }], 'boolean'],
])('the last option of %j says that answers are a %s', (options, type) => {
  expect(valueTypeOf(options)).toBe(type);
});

test('options of one type: words become numbers by their place, a yes-or-no has two', () => {
  const meals = ['Ikan', 'Ayam', 'Sayur'].map((label) => ({ label, value: label }));
  expect(withValueType(meals, 'number').map(({ value }) => value)).toEqual([1, 2, 3]);
  expect(withValueType(meals, 'boolean').map(({ value }) => value)).toEqual([true, false]);
  expect(withValueType([{ label: '', value: true }], 'string')).toEqual([{ label: '', value: 'yes' }]);
});

test('a new option has a value of its own, which follows its words', () => {
  expect(newOption([{ label: 'A', value: 'option_2' }]).value).toBe('option_3');
  expect(newOption([{ label: 'A', value: 2 }]).value).toBe(3);
  expect(newOption([{ label: '', value: true }]).value).toBe(false);
  const option = withOptionLabel({ label: '', value: 'option_1' }, 'Ikan');
  expect(option).toEqual({ label: 'Ikan', value: 'Ikan' });
  expect(withOptionLabel({ label: 'Ikan', value: 'fish' }, 'Ikan bakar').value).toBe('fish');
});

test('another way to ask keeps the choices where there are any, and lets go of what has no use', () => {
  const field: RsvpField = { name: 'a', type: 'select', options: [{ label: 'A', value: 'a' }], defaultValue: 'a' };
  expect(withType(field, 'checkbox')).toEqual({ name: 'a', type: 'checkbox', options: field.options });
  expect(withType(field, 'text')).toEqual({ name: 'a', type: 'text' });
});

test('every purpose makes a field of its name, and a purpose of one’s own a name of its own', () => {
  const own: RsvpField = { name: 'question', type: 'text', label: 'Ya?' };
  for (const purpose of [...purposesOf('V2', [4]), ...purposesOf('V1', [])])
    expect(withPurpose(own, purpose, new Set()).name).toBe(purpose);
  expect(purposesOf('V2', [4])).toContain('is_attending_event_4');
  expect(withPurpose({ ...own, name: 'message' }, '', new Set(['ya'])).name).toBe('ya_2');
});

test('the form to begin with asks who comes how many are coming', () => {
  expect(allFields(STARTER).map(({ name }) => name)).toEqual(['name', 'is_attending', 'guest_total', 'message']);
});
