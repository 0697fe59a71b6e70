import type { RsvpField, RsvpFieldOption } from '@janur/contracts';
import { STARTER } from './questions.ts';
import { type Terms, warningsOf } from './warnings.ts';

const V1: Terms = { version: 'V1', wishOnly: false, eventIds: [1] };
const V2: Terms = { ...V1, version: 'V2' };
const told = (fields: RsvpField[], terms = V1) => warningsOf(fields, terms).map(({ path, kind }) => `${path} ${kind}`);

const choice = (options: RsvpFieldOption[], over: Partial<RsvpField> = {}): RsvpField => ({
  name: 'meal',
  label: 'Menu',
  type: 'select',
  options,
  ...over,
});
const FISH = { label: 'Ikan', value: 'fish' };
const VEG = { label: 'Sayur', value: 'veg' };

test.each([V1, V2])('the form to begin with has nothing wrong (%j)', (terms) => {
  expect(told(STARTER, terms)).toEqual([]);
});

test.each<[string, RsvpField, string[]]>([
  ['a name with a space', { name: 'a b', type: 'text', label: 'A' }, ['name_bad']],
  ['a name that every answer carries', { name: 'url', type: 'text', label: 'A' }, ['name_reserved']],
  ['no words', { name: 'a', type: 'text' }, ['no_question']],
  ['no options', choice([]), ['no_options']],
  ['values of two types', choice([{ label: 'A', value: 1 }, FISH]), ['mixed_types']],
  ['a value twice', choice([FISH, { label: 'Ikan bakar', value: 'fish' }]), ['same_value']],
  ['an option without words', choice([FISH, { label: ' ', value: 'x' }]), ['option_without_words']],
  ['a default that is not offered', choice([FISH], { defaultValue: 'veg' }), ['default_not_offered']],
  ['a default that is offered', choice([FISH], { defaultValue: 'fish' }), []],
  ['a default above the limit', { name: 'guest_total', type: 'guest_count', defaultValue: 3 }, ['default_not_offered']],
  [
    'more than a stranger may announce',
    { name: 'guest_total', type: 'guest_count', limitValue: 11 },
    ['limit_above_cap'],
  ],
  ['no way to say no', choice([{ label: 'Hadir', value: 'come' }], { name: 'is_attending' }), ['no_negative']],
  ['no way to say yes', choice([{ label: 'Tidak', value: "can't come" }], { name: 'is_attending' }), ['no_positive']],
  [
    'a list of who comes to what',
    choice([{ label: 'Akad', value: 'akad' }], { name: 'attendance_type', type: 'checkbox' }),
    [],
  ],
  ['an event of another version', { name: 'is_attending_event_1', type: 'button' }, ['event_of_one_answer']],
])('%s is told by name', (_, field, kinds) => {
  expect(told([field])).toEqual(kinds.map((kind) => `fields.0 ${kind}`));
});

test('an event that does not exist is told in an invitation of several', () => {
  expect(told([{ name: 'guest_total_event_9', type: 'guest_count' }], V2)).toEqual(['fields.0 no_such_event']);
  expect(told([{ name: 'guest_total_event_1', type: 'guest_count' }], V2)).toEqual([]);
});

test('who comes is no question where only wishes are taken', () => {
  expect(told(STARTER, { ...V1, wishOnly: true })).toEqual([
    'fields.1 wishes_only',
    'fields.1.options.0.children.0 wishes_only',
  ]);
});

test('a child is told of where it stands; who does not come is not counted', () => {
  const child: RsvpField = { name: 'guest_total', type: 'guest_count' };
  const form = [choice([FISH, { label: 'Tidak', value: 'no', children: [child] }], { name: 'is_attending' })];
  expect(told(form)).toEqual(['fields.0.options.1.children.0 negative_guest_count']);
});

test('a name is asked once, save under two answers of which only one is given', () => {
  const allergy: RsvpField = { name: 'allergy', label: 'Alergi', type: 'text' };
  const both = choice([
    { ...FISH, children: [allergy] },
    { ...VEG, children: [allergy] },
  ]);
  expect(told([both])).toEqual([]);
  expect(told([both, allergy])).toEqual(['fields.1 name_taken']);
  expect(told([choice([{ ...FISH, children: [{ ...allergy, name: 'meal' }] }])])).toEqual(['fields.0 name_taken']);
});
