import { assert, integer, property, record, string, uniqueArray } from 'fast-check';
import { threeWay } from './three-way.ts';

test.each([
  ['nothing changed', { a: 1 }, { a: 1 }, { a: 1 }, { a: 1 }],
  ['I changed', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 1 }, { a: 2, b: 1 }],
  ['they changed', { a: 1, b: 1 }, { a: 1, b: 1 }, { a: 1, b: 2 }, { a: 1, b: 2 }],
  ['both changed other fields', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 2 }, { a: 2, b: 2 }],
  ['both changed it to the same', { a: 1 }, { a: 2 }, { a: 2 }, { a: 2 }],
  ['both added a row', [], [{ id: -1 }], [{ id: 7 }], [{ id: 7 }, { id: -1 }]],
  ['I removed a row that they left', [{ id: 1 }, { id: 2 }], [{ id: 2 }], [{ id: 1 }, { id: 2 }], [{ id: 2 }]],
  ['they removed a row that I left', [{ id: 1 }, { id: 2 }], [{ id: 1 }, { id: 2 }], [{ id: 2 }], [{ id: 2 }]],
  [
    'both changed other fields of one row',
    [{ id: 1, a: 1, b: 1 }],
    [{ id: 1, a: 2, b: 1 }],
    [{ id: 1, a: 1, b: 2 }],
    [{ id: 1, a: 2, b: 2 }],
  ],
  [
    'I ordered, they changed a row',
    [{ id: 1, a: 1 }, { id: 2 }],
    [{ id: 2 }, { id: 1, a: 1 }],
    [{ id: 1, a: 9 }, { id: 2 }],
    [{ id: 2 }, { id: 1, a: 9 }],
  ],
  [
    'they ordered, I changed a row',
    [{ id: 1, a: 1 }, { id: 2 }],
    [{ id: 1, a: 9 }, { id: 2 }],
    [{ id: 2 }, { id: 1, a: 1 }],
    [{ id: 2 }, { id: 1, a: 9 }],
  ],
])('%s: it is merged', (_, base, mine, theirs, merged) => {
  expect(threeWay({ base, mine, theirs })).toEqual({ value: merged, clashes: [] });
});

test('where both changed the same value, mine stays and both are named', () => {
  const { value, clashes } = threeWay({ base: { a: { b: 1 } }, mine: { a: { b: 2 } }, theirs: { a: { b: 3 } } });
  expect(value).toEqual({ a: { b: 2 } });
  expect(clashes).toEqual([{ path: ['a', 'b'], base: 1, mine: 2, theirs: 3 }]);
});

test('a row that one removed and the other changed is not lost without a word', () => {
  const { value, clashes } = threeWay({ base: [{ id: 1, a: 1 }], mine: [{ id: 1, a: 2 }], theirs: [] });
  expect(value).toEqual([{ id: 1, a: 2 }]);
  expect(clashes).toEqual([{ path: [1], base: { id: 1, a: 1 }, mine: { id: 1, a: 2 }, theirs: undefined }]);
});

const state = record({
  text: string(),
  rows: uniqueArray(record({ id: integer({ min: 1, max: 6 }), title: string({ maxLength: 2 }) }), {
    selector: ({ id }) => id,
  }),
});

test('whoever changed nothing gets the other’s state, whatever it is', () => {
  assert(
    property(state, state, (base, other) => {
      expect(threeWay({ base, mine: base, theirs: other })).toEqual({ value: other, clashes: [] });
      expect(threeWay({ base, mine: other, theirs: base })).toEqual({ value: other, clashes: [] });
    }),
  );
});
