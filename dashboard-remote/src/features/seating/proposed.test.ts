import { tablesFor } from './proposed.ts';

test.each([
  ['nobody', [], 0],
  ['pairs that fill two tables', [2, 2, 2, 2, 2, 2, 2, 2, 2, 2], 2],
  ['parties that are not parted, though ten chairs were free', [6, 6, 6, 2], 3],
  ['one that is larger than a usual table', [12, 3], 2],
])('%s need as many tables as seat them whole', (_who, sizes, tables) => {
  expect(tablesFor(sizes)).toBe(tables);
});
