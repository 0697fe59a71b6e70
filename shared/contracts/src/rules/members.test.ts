import * as fc from 'fast-check';
import { afterCount, comingAfter, comingProblems, mealsFor } from './members.ts';

const said = (...comes: (boolean | null)[]) => comes.map((one) => ({ comes: one }));

test.each([
  ['all', said(null, null), 2, said(true, true)],
  ['nobody', said(true, null), 0, said(false, false)],
  ['as many as are known', said(true, false), 1, said(true, false)],
  ['some, nobody knows who', said(true, true, true), 2, said(null, null, null)],
  ['some of whom one had not said', said(true, null, false), 1, said(null, null, null)],
])('a number says that %s come', (_what, members, coming, after) => {
  expect(afterCount(members, coming)).toEqual(after);
});

const members = fc.array(fc.record({ comes: fc.constantFrom(true, false, null) }), { minLength: 1, maxLength: 8 });
const known = (list: readonly { comes: boolean | null }[]) => list.filter(({ comes }) => comes === true).length;
const open = (list: readonly { comes: boolean | null }[]) => list.filter(({ comes }) => comes === null).length;

test('what is known of the members never contradicts the number', () => {
  fc.assert(
    fc.property(members, fc.nat(8), (list, number) => {
      const coming = Math.min(number, list.length);
      const after = afterCount(list, coming);
      expect(known(after)).toBeLessThanOrEqual(coming);
      expect(known(after) + open(after)).toBeGreaterThanOrEqual(coming);
      const left = comingAfter(list, number);
      expect(left).toBeGreaterThanOrEqual(known(list));
      expect(left).toBeLessThanOrEqual(known(list) + open(list));
    }),
  );
});

test('children see their own meals first, others none of them', () => {
  const meals = [
    { id: 1, name: 'Sapi', is_for_children: false },
    { id: 2, name: 'Menu anak', is_for_children: true },
  ];
  expect(mealsFor(meals, { is_child: true }).map(({ id }) => id)).toEqual([2, 1]);
  expect(mealsFor(meals, { is_child: false }).map(({ id }) => id)).toEqual([1]);
});

test('who is not of the household, stands there twice, or eats what is not served', () => {
  const household = { memberIds: new Set([1, 2]), mealIds: new Set([5]) };
  const problems = comingProblems(
    [{ id: 1, meal_id: 5 }, { id: 3 }, { id: 1 }, { id: 2, meal_id: 6 }],
    household,
    'body',
  );
  expect(problems.map(({ path, code }) => [path, code])).toEqual([
    ['body.1.id', 'no_such_member'],
    ['body.2.id', 'row_twice'],
    ['body.3.meal_id', 'no_such_meal'],
  ]);
});
