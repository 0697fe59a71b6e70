import { seatsOf } from './seats.ts';

const seats = (tables: [number, string | undefined][]) => {
  const found = seatsOf({
    events: tables.map(([id]) => ({ id })),
    tables: new Map(tables),
    called: (table) => `Meja ${table}`,
  });
  return [found.ofAll, ...tables.map(([id]) => found.of(id))];
};

test.each([
  ['one event', [[1, '4']], ['Meja 4', undefined]],
  [
    'the same table at both',
    [
      [1, '4'],
      [2, '4'],
    ],
    ['Meja 4', undefined, undefined],
  ],
  [
    'a table at each',
    [
      [1, '4'],
      [2, 'Melati'],
    ],
    [undefined, 'Meja 4', 'Meja Melati'],
  ],
  [
    'a table at one alone',
    [
      [1, undefined],
      [2, '7'],
    ],
    [undefined, undefined, 'Meja 7'],
  ],
  ['no table', [[1, undefined]], [undefined, undefined]],
  ['a name that has the word already', [[1, 'meja 4']], ['meja 4', undefined]],
] as [string, [number, string | undefined][], (string | undefined)[]][])('%s', (_, tables, said) => {
  expect(seats(tables)).toEqual(said);
});
