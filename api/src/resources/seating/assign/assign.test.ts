import { Arrangement } from './arrangement.ts';
import { assignSeats } from './assign.ts';
import type { SeatedParty, SeatingCase, SeatingTable } from './seating-case.ts';
import { weddingCase } from './testing.ts';

const party = (id: number, over: Partial<SeatedParty> = {}): SeatedParty => ({
  id,
  people: 2,
  group: null,
  wish: null,
  now: null,
  isHeld: false,
  ...over,
});
const table = (id: number, seats = 4, over: Partial<SeatingTable> = {}): SeatingTable => ({
  id,
  seats,
  isVip: false,
  isNearDoor: false,
  x: id * 30,
  y: 0,
  ...over,
});
const caseOf = (over: Partial<SeatingCase>): SeatingCase => ({
  parties: [],
  tables: [],
  apart: [],
  together: [],
  keepsSeats: false,
  ...over,
});

test('a family sits at one table where it has room, and no table is overfull', () => {
  const family = [1, 2, 3].map((id) => party(id, { group: 'Bima', people: 3 }));
  const others = [4, 5].map((id) => party(id, { group: 'Kantor', people: 3 }));
  const seats = assignSeats(caseOf({ parties: [...family, ...others], tables: [table(1, 8), table(2, 10)] }));
  expect(family.map(({ id }) => seats.get(id))).toEqual([2, 2, 2]);
  expect(others.map(({ id }) => seats.get(id))).toEqual([1, 1]);
});

test('enemies sit apart even when their group would sit together', () => {
  const parties = [1, 2, 3].map((id) => party(id, { group: 'Bima' }));
  const seats = assignSeats(caseOf({ parties, tables: [table(1, 6), table(2, 6)], apart: [[1, 3]] }));
  expect(seats.get(1)).not.toBe(seats.get(3));
});

test('enemies who have one table between them: one finds none', () => {
  const seats = assignSeats(caseOf({ parties: [party(1), party(2)], tables: [table(1, 6)], apart: [[1, 2]] }));
  expect([...seats.values()].filter((at) => at === null)).toHaveLength(1);
});

test('who wants a table of honour or the door has it, and nobody else takes the honour', () => {
  const parties = [party(1), party(2, { wish: 'VIP' }), party(3, { wish: 'DOOR' })];
  const tables = [table(1, 2), table(2, 2, { isVip: true }), table(3, 2, { isNearDoor: true })];
  expect(Object.fromEntries(assignSeats(caseOf({ parties, tables })))).toEqual({ 1: 1, 2: 2, 3: 3 });
});

test('friends of two groups sit together', () => {
  const parties = [
    party(1, { group: 'A' }),
    party(2, { group: 'B' }),
    party(3, { group: 'A' }),
    party(4, { group: 'B' }),
  ];
  const seats = assignSeats(caseOf({ parties, tables: [table(1, 4), table(2, 4)], together: [[1, 2]] }));
  expect(seats.get(1)).toBe(seats.get(2));
});

test('who is held stays, also against its group', () => {
  const parties = [party(1, { group: 'A', now: 2, isHeld: true }), party(2, { group: 'A' })];
  const seats = assignSeats(caseOf({ parties, tables: [table(1, 8), table(2, 2)] }));
  expect(seats.get(1)).toBe(2);
});

test('a late answer moves nobody while there is room', () => {
  const seated = [party(1, { group: 'A', now: 1 }), party(2, { group: 'B', now: 1 }), party(3, { group: 'B', now: 2 })];
  const parties = [...seated, party(4, { group: 'A' })];
  const seats = assignSeats(caseOf({ parties, tables: [table(1, 4), table(2, 6)], keepsSeats: true }));
  expect(Object.fromEntries(seats)).toEqual({ 1: 1, 2: 1, 3: 2, 4: 2 });
});

test('a late answer that needs room moves as few as can be', () => {
  // two free chairs at each of two tables: one pair moves over and four sit down together
  const parties = [
    party(1, { now: 1 }),
    party(2, { now: 1, people: 4 }),
    party(3, { now: 2, people: 6 }),
    party(4, { people: 4 }),
  ];
  const seats = assignSeats(caseOf({ parties, tables: [table(1, 8), table(2, 8)], keepsSeats: true }));
  expect([...seats.values()]).not.toContain(null);
  expect(parties.filter(({ id, now }) => now !== null && seats.get(id) !== now)).toHaveLength(1);
});

test('a party that became larger is the one that makes room, or the smallest beside it', () => {
  const parties = [party(1, { now: 1, people: 5 }), party(2, { now: 1, people: 2 }), party(3, { now: 2 })];
  const seats = assignSeats(caseOf({ parties, tables: [table(1, 6), table(2, 6)], keepsSeats: true }));
  expect(Object.fromEntries(seats)).toEqual({ 1: 1, 2: 2, 3: 2 });
});

test('where seats are kept nobody loses a chair to a larger party that has none', () => {
  const parties = [party(1, { now: 1 }), party(2, { people: 4 })];
  const seats = (keepsSeats: boolean) => assignSeats(caseOf({ parties, tables: [table(1, 4)], keepsSeats }));
  expect(Object.fromEntries(seats(true))).toEqual({ 1: 1, 2: null });
  expect(Object.fromEntries(seats(false))).toEqual({ 1: null, 2: 1 });
});

test('a seated party that no table can take any more stays, and nobody is put beside it', () => {
  const parties = [party(1, { now: 1, people: 5 }), party(2, { people: 4 }), party(3, { people: 2 })];
  const seats = assignSeats(caseOf({ parties, tables: [table(1), table(2)], keepsSeats: true }));
  expect(Object.fromEntries(seats)).toEqual({ 1: 1, 2: 2, 3: null });
});

test('a party that became larger in a hall without a free chair: the table is too full, and all keep their chairs', () => {
  const parties = [1, 2, 3, 4].map((id) => party(id, { now: id < 3 ? 1 : 2, people: id === 1 ? 3 : 2 }));
  const seats = assignSeats(caseOf({ parties, tables: [table(1), table(2)], keepsSeats: true }));
  expect(Object.fromEntries(seats)).toEqual({ 1: 1, 2: 1, 3: 2, 4: 2 });
});

test('a party larger than every table has none', () => {
  expect(assignSeats(caseOf({ parties: [party(1, { people: 12 })], tables: [table(1, 10)] })).get(1)).toBeNull();
});

test('the tables of a group that needs several stand beside each other', () => {
  const parties = [1, 2].flatMap((group) =>
    [1, 2].map((at) => party(group * 10 + at, { people: 4, group: `G${group}` })),
  );
  const tables = [table(1), table(2), table(3), table(4)];
  const seats = assignSeats(caseOf({ parties, tables }));
  const distance = (group: number) => Math.abs((seats.get(group * 10 + 1) ?? 0) - (seats.get(group * 10 + 2) ?? 0));
  expect([distance(1), distance(2)]).toEqual([1, 1]);
});

// in what time: ops/bench/seating.ts
test('400 guests at 40 tables: all sit, nothing is broken', () => {
  const wedding = weddingCase({ people: 400, tables: 40, seats: 10, seed: 7 });
  const seats = assignSeats(wedding);
  expect([...seats.values()]).not.toContain(null);
  for (const [one, other] of wedding.apart) expect(seats.get(one)).not.toBe(seats.get(other));
  const arrangement = new Arrangement(wedding);
  arrangement.restore(seats);
  for (const { free } of arrangement.tables) expect(free).toBeGreaterThanOrEqual(0);
  // the same case has the same answer
  expect(assignSeats(wedding)).toEqual(seats);
});
