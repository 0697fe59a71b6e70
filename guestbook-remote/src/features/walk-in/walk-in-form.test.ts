import { mistakeIn, NO_WALK_IN, walkInFrom } from './walk-in-form.ts';

test.each([
  ['no name', {}, 'name_missing'],
  ['a name of spaces', { name: '   ' }, 'name_missing'],
  ['a phone of three digits', { name: 'Budi', phone: '081' }, 'phone_wrong'],
  ['a phone of too many digits', { name: 'Budi', phone: '0812345678901234' }, 'phone_wrong'],
  ['a phone of words', { name: 'Budi', phone: 'tidak ada' }, 'phone_wrong'],
  ['a name alone', { name: 'Budi' }, undefined],
  ['a name and a phone', { name: 'Budi', phone: '0812 000 1111' }, undefined],
])('with %s the mistake is told', (_, form, mistake) => {
  expect(mistakeIn({ ...NO_WALK_IN, ...form })).toBe(mistake);
});

test('an empty phone number and an empty table are none', () => {
  expect(walkInFrom({ ...NO_WALK_IN, name: ' Budi ', people: 3 })).toEqual({
    name: 'Budi',
    phone_number: null,
    table: null,
    total_guests: 3,
    gift: false,
    souvenir: false,
  });
});
