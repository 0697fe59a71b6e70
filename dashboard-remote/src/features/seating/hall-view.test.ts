import { freeNames, freeSpots } from './lay-out.ts';
import { mainGroup, viewOf } from './hall-view.ts';
import { hallPlan, partyOf, tableOf } from './testing.ts';

test('tables have who sits there whatever the case of the name, in the order in which one counts', () => {
  const tables = [tableOf({ name: '10' }), tableOf({ name: '2' }), tableOf({ name: 'VIP' })];
  const parties = [
    partyOf({ table_number: 'vip', people: 3 }),
    partyOf({ table_number: '2', people: 2 }),
    partyOf({ table_number: '99', people: 4 }),
    partyOf({ people: 1, confirmation_status: 'PENDING' }),
  ];
  const view = viewOf({ tables, parties });
  expect(view.tables.map(({ table, taken }) => [table.name, taken])).toEqual([
    ['2', 2],
    ['10', 0],
    ['VIP', 3],
  ]);
  expect(view.undrawn).toEqual([{ name: '99', parties: [parties[2]] }]);
  expect(view.unseated).toEqual([parties[3]]);
  expect([view.seatedPeople, view.people]).toEqual([9, 10]);
  expect(view.coming).toEqual({ people: 9, seated: 9 });
});

test('a table is spoken of by the group of most of its people', () => {
  const parties = [
    partyOf({ guest_group: 'Kantor', people: 1 }),
    partyOf({ guest_group: 'Kantor', people: 1 }),
    partyOf({ guest_group: 'Keluarga', people: 3 }),
    partyOf({ people: 9 }),
  ];
  expect(mainGroup(parties)).toBe('Keluarga');
  expect(mainGroup([])).toBeUndefined();
});

test('new tables go where there is room, and the hall grows when it is full', () => {
  const hall = hallPlan();
  const like = { seats: 10, shape: 'ROUND' } as const;
  const first = freeSpots(40, { hall, tables: [], like });
  expect(new Set(first.spots.map(({ x, y }) => `${x},${y}`)).size).toBe(40);
  expect(first.spots.every(({ x }) => x > 10 && x < hall.width - 10)).toBe(true);
  const there = first.spots.map((spot) => tableOf(spot));
  const more = freeSpots(10, { hall, tables: there, like });
  for (const { x, y } of more.spots)
    for (const table of first.spots) expect(Math.hypot(table.x - x, table.y - y)).toBeGreaterThan(20);
  expect(more.depth).toBeGreaterThan(hall.depth);
});

test('long tables do not run into each other', () => {
  const { spots } = freeSpots(6, { hall: hallPlan(), tables: [], like: { seats: 20, shape: 'LONG' } });
  const [one, other] = spots;
  expect((other?.x ?? 0) - (one?.x ?? 0)).toBeGreaterThan(44);
});

test('names go on counting and leave out what is taken', () => {
  expect(freeNames(3, ['1', 'Melati', '3'])).toEqual(['2', '4', '5']);
});
