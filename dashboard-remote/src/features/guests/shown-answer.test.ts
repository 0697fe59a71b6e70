import { noteOf, shownAnswer, withNote } from './shown-answer.ts';

const meal = {
  id: 'answers.meal',
  accessor: 'answers.meal',
  header: 'Hidangan',
  disabled_sort_by: true,
  formatter: [
    { key: 'fish', value: 'Ikan, bakar' },
    { key: 'veg', value: 'Sayur' },
  ],
};

test.each([
  ['fish', 'Ikan, bakar'],
  ['fish, veg', 'Ikan, bakar, Sayur'],
  ['Tanpa udang', 'Tanpa udang'],
  [undefined, ''],
])('the answer %j reads %j', (answer, text) => {
  expect(shownAnswer({ answers: answer === undefined ? {} : { meal: answer } }, meal)).toBe(text);
});

test('a note is read and written beside what else is noted', () => {
  expect(noteOf({ details: { note: 'Vegetarian', from: 'Solo' } })).toBe('Vegetarian');
  expect(noteOf({ details: 'Vegetarian' })).toBe('Vegetarian');
  expect(withNote({ note: 'Vegetarian', from: 'Solo' }, 'Halal')).toEqual({ from: 'Solo', note: 'Halal' });
  expect(withNote({ note: 'Vegetarian' }, '')).toBeNull();
  expect(withNote(null, 'Halal')).toEqual({ note: 'Halal' });
});
